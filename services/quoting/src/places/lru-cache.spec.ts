import { LruCache } from './lru-cache.js';

describe('LruCache', () => {
  it('makes a value once while it is kept', () => {
    const cache = new LruCache<string, object>(2);
    const first = cache.getOrMake('a', () => ({}));
    expect(cache.getOrMake('a', () => ({}))).toBe(first);
  });

  it('makes a forgotten value anew', () => {
    const cache = new LruCache<string, object>(2);
    const first = cache.getOrMake('a', () => ({}));
    cache.forget('a');
    expect(cache.getOrMake('a', () => ({}))).not.toBe(first);
  });

  it('drops the value that was used longest ago', () => {
    const cache = new LruCache<string, object>(2);
    const a = cache.getOrMake('a', () => ({}));
    const b = cache.getOrMake('b', () => ({}));
    cache.getOrMake('a', () => ({}));
    cache.getOrMake('c', () => ({}));
    expect(cache.getOrMake('a', () => ({}))).toBe(a);
    expect(cache.getOrMake('b', () => ({}))).not.toBe(b);
  });
});
