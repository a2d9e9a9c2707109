import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type FileStore, linkSeconds, openS3FileStore, type S3Settings } from '@overland/service-kit/files';

interface Put {
  bytes: Buffer;
  type: string;
}

/** A store, and a browser that uses its links. */
export interface FileStoreBed {
  store: FileStore;
  put(url: string, content: Put): Promise<number>;
  get(url: string): Promise<{ status: number; bytes: Buffer; disposition: string; type: string }>;
  close(): Promise<unknown>;
}

/** A store that speaks S3. @param close ends the server */
export async function openS3Bed(settings: S3Settings, close: () => Promise<unknown>): Promise<FileStoreBed> {
  return {
    store: await openS3FileStore(settings),
    put: async (url, { bytes, type }) => {
      const body = new Uint8Array(bytes);
      return (await fetch(url, { method: 'PUT', body, headers: { 'content-type': type } })).status;
    },
    get: async (url) => {
      const reply = await fetch(url);
      const header = (name: string) => reply.headers.get(name) ?? '';
      const bytes = Buffer.from(await reply.arrayBuffer());
      return {
        status: reply.status,
        bytes,
        disposition: header('content-disposition'),
        type: header('content-type'),
      };
    },
    close,
  };
}

export const aKey = (area = 'orders') => `${area}/${randomUUID()}/${randomUUID()}.pdf`;
export const bytes = Buffer.from('%PDF-1.7 some bytes');
const type = 'application/pdf';
const isFine = (status: number) => status === 200;

/** A link signed this many seconds ago. */
async function signedBefore(seconds: number, signLink: () => Promise<string>): Promise<string> {
  jest.useFakeTimers({ now: Date.now() - seconds * 1000, doNotFake: ['nextTick', 'queueMicrotask'] });
  try {
    return await signLink();
  } finally {
    jest.useRealTimers();
  }
}

/** What every store must do (docs/adr/0015-files-of-orders.md). */
export function specifyFileStore(open: () => Promise<FileStoreBed>): void {
  let bed: FileStoreBed;
  beforeAll(async () => {
    bed = await open();
  });
  afterAll(() => bed.close());
  const sign = (key = aKey('uploads')) => bed.store.signPut({ key, type, size: bytes.length });
  const stored = async (key: string) => buffer(await bed.store.get(key));

  it('are stored, read, measured and deleted', async () => {
    const key = aKey();
    await bed.store.put(key, { bytes, type });
    expect(await stored(key)).toEqual(bytes);
    expect(await bed.store.head(key)).toEqual({ size: bytes.length });
    await bed.store.delete(key);
    expect(await bed.store.head(key)).toBeNull();
    await bed.store.putStream(key, { from: Readable.from([bytes]), size: bytes.length, type });
    expect(await stored(key)).toEqual(bytes);
    await bed.store.delete(key);
    await bed.store.delete(key);
    await expect(bed.store.get(key)).rejects.toMatchObject({ code: 'notFound' });
  });

  it('come in by a signed link', async () => {
    const key = aKey('uploads');
    expect(isFine(await bed.put(await sign(key), { bytes, type }))).toBe(true);
    expect(await stored(key)).toEqual(bytes);
  });

  it.each([
    ['another type', { bytes, type: 'text/html' }],
    ['fewer bytes', { bytes: bytes.subarray(1), type }],
    ['more bytes', { bytes: Buffer.concat([bytes, bytes]), type }],
  ])('T20: a link takes nothing but what it was signed for: %s', async (_what, content) => {
    const key = aKey('uploads');
    expect(isFine(await bed.put(await sign(key), content))).toBe(false);
    expect(await bed.store.head(key)).toBeNull();
  });

  it.each([
    ['another file', (url: string) => url.replace(/[\da-f]{12}\.pdf/, `${randomUUID().slice(-12)}.pdf`)],
    ['another order', (url: string) => url.replace(/uploads\/[\da-f-]{36}/, `uploads/${randomUUID()}`)],
    ['the checked file', (url: string) => url.replace('/uploads/', '/orders/')],
    ['another time', (url: string) => url.replace(/(expires=|Amz-Date=)(\d{4})/, '$12099')],
    ['no signature', (url: string) => url.replace(/\?.*/, '')],
    ['another signature', (url: string) => url.replace(/(ignature=)(.{4})/, '$10000')],
  ])('T20: a link that was changed to %s is refused', async (_what, change) => {
    const key = aKey('uploads');
    const url = await sign(key);
    expect(change(url)).not.toBe(url);
    expect(isFine(await bed.put(change(url), { bytes, type }))).toBe(false);
    expect(isFine(await bed.put(url, { bytes, type }))).toBe(true);
  });

  it('T20: a link to download does not upload, and one to upload does not download', async () => {
    const key = aKey('uploads');
    expect(
      isFine(await bed.put(await bed.store.signGet({ key, type, name: 'a.pdf' }), { bytes, type })),
    ).toBe(false);
    const upload = await sign(key);
    await bed.put(upload, { bytes, type });
    expect((await bed.get(upload)).status).not.toBe(200);
  });

  it.each([
    ['to upload', linkSeconds],
    ['to download', 2 * linkSeconds],
  ])('T20: a link %s is refused after its time', async (what, seconds) => {
    const key = aKey('uploads');
    await bed.store.put(key, { bytes, type });
    const statusAfter = async (passed: number) => {
      const isUpload = what === 'to upload';
      const signLink = () => (isUpload ? sign(key) : bed.store.signGet({ key, type, name: 'a.pdf' }));
      const url = await signedBefore(passed, signLink);
      return isUpload ? bed.put(url, { bytes, type }) : (await bed.get(url)).status;
    };
    expect(isFine(await statusAfter(linkSeconds - 10))).toBe(true);
    expect(isFine(await statusAfter(seconds + 1))).toBe(false);
  });

  it('are downloaded as attachments under their own name', async () => {
    const key = aKey();
    await bed.store.put(key, { bytes, type });
    const reply = await bed.get(await bed.store.signGet({ key, type, name: 'Título "1".pdf' }));
    expect(reply).toMatchObject({ status: 200, type });
    expect(reply.bytes).toEqual(bytes);
    expect(reply.disposition).toBe(
      `attachment; filename="T-tulo -1-.pdf"; filename*=UTF-8''T%C3%ADtulo%20%221%22.pdf`,
    );
  });

  it('lists all that arrived and was not yet taken', async () => {
    // More than the page of a server that is set up for tests (e2e/long/swift-files.mjs).
    const arrived = Array.from({ length: 5 }, () => aKey('uploads'));
    for (const key of arrived) await bed.put(await sign(key), { bytes, type });
    await bed.store.put(aKey(), { bytes, type });
    const keys: string[] = [];
    for await (const listed of bed.store.list('uploads')) {
      expect(Math.abs(Date.now() - listed.modifiedAt.getTime())).toBeLessThan(60_000);
      keys.push(listed.key);
    }
    expect(keys).toEqual(expect.arrayContaining(arrived));
    expect(keys.filter((one) => !one.startsWith('uploads/'))).toEqual([]);
  });
}
