import { retryDelay } from './forward.js';

const failure = (code: string) => Object.assign(new Error('no answer'), { code });

describe('a call whose service did not answer', () => {
  it.each(['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET'])(
    'is made once more if it reads and the connection was lost (%s)',
    (code) => {
      const err = failure(code);
      expect(retryDelay('GET', { err, attempt: 0 })).toBeGreaterThan(0);
      expect(retryDelay('GET', { err, attempt: 1 })).toBeNull();
      expect(retryDelay('POST', { err, attempt: 0 })).toBeNull();
    },
  );

  it.each(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT'])(
    'is not made again when it took too long (%s)',
    (code) => {
      expect(retryDelay('GET', { err: failure(code), attempt: 0 })).toBeNull();
    },
  );

  it('is not made again when it was answered', () => {
    expect(retryDelay('GET', { err: null, attempt: 0 })).toBeNull();
  });
});
