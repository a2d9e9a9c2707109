import { ApiError } from './api-error';
import { sendFile } from './send-file';

/** What a browser offers, answered by the test. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  readonly sent: unknown[] = [];
  constructor() {
    FakeRequest.last = this;
  }
  open = (method: string, url: string) => this.sent.push(method, url);
  setRequestHeader = (name: string, value: string) => this.sent.push(`${name}: ${value}`);
  send = () => undefined;
  abort = () => this.onabort?.();
}

const file = new Blob(['a']);
const begin = (stop = new AbortController(), onProgress: (part: number) => void = () => undefined) => {
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  const options = { type: 'application/pdf', signal: stop.signal, onProgress, whenUnreachable: 'Not sent.' };
  return { sending: sendFile('/api/files/x', file, options), request: FakeRequest.last };
};

describe('a file that is sent to a signed link', () => {
  it('goes there with its type, and tells how far it is', async () => {
    const parts: number[] = [];
    const { sending, request } = begin(undefined, (part) => parts.push(part));
    expect(request.sent).toEqual(['PUT', '/api/files/x', 'Content-Type: application/pdf']);
    request.upload.onprogress?.({ loaded: 1, total: 4 });
    request.status = 200;
    request.onload?.();
    await sending;
    expect(parts).toEqual([0.25]);
  });

  it('is refused in the words of the server, or in those of the call when a store answers', async () => {
    const ours = begin();
    ours.request.status = 507;
    ours.request.responseText = '{"code":"outOfSpace","message":"No space."}';
    ours.request.onload?.();
    await expect(ours.sending).rejects.toMatchObject({ status: 507, message: 'No space.' });
    const stores = begin();
    stores.request.status = 403;
    stores.request.responseText = '<Error/>';
    stores.request.onload?.();
    await expect(stores.sending).rejects.toMatchObject({ status: 403, message: 'Not sent.' });
  });

  it('says so when nobody answers', async () => {
    const { sending, request } = begin();
    request.onerror?.();
    await expect(sending).rejects.toBeInstanceOf(ApiError);
  });

  it('is stopped by its signal', async () => {
    const stop = new AbortController();
    const { sending } = begin(stop);
    stop.abort();
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  });
});
