import { PdfCache } from './pdf-cache.js';

const document = (bytes: number) => async () => Buffer.alloc(bytes);
const never = () => Promise.reject(new Error('It was made again.'));

describe('the cache of documents', () => {
  it('makes a document once, also for several who ask at the same time', async () => {
    const cache = new PdfCache(100);
    let made = 0;
    const make = async () => {
      made += 1;
      return Buffer.alloc(10);
    };
    const [one, other] = await Promise.all([cache.getOrMake('a', make), cache.getOrMake('a', make)]);
    expect(one).toBe(other);
    expect(await cache.getOrMake('a', make)).toBe(one);
    expect(made).toBe(1);
  });

  it('forgets what was not used for longest when the bytes are too many', async () => {
    const cache = new PdfCache(100);
    await cache.getOrMake('a', document(40));
    await cache.getOrMake('b', document(40));
    await cache.getOrMake('a', never);
    await cache.getOrMake('c', document(40));
    await cache.getOrMake('a', never);
    await cache.getOrMake('c', never);
    await expect(cache.getOrMake('b', never)).rejects.toThrow('made again');
  });

  it('keeps no failure, and nothing that is larger than itself', async () => {
    const cache = new PdfCache(100);
    await expect(cache.getOrMake('a', never)).rejects.toThrow();
    await cache.getOrMake('a', document(10));
    await cache.getOrMake('b', document(101));
    await cache.getOrMake('a', never);
    await expect(cache.getOrMake('b', never)).rejects.toThrow('made again');
  });
});
