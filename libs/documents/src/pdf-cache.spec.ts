import { PdfCache } from './pdf-cache.js';

const megabyte = 1024 * 1024;

/** Asks for a document of this size. @returns how often it has been printed. */
function aDocument(cache: PdfCache, key: string, bytes: number) {
  let printed = 0;
  const { make } = cache.pdf({
    key,
    name: `${key}.pdf`,
    print: async () => {
      printed += 1;
      return Buffer.alloc(bytes);
    },
  });
  return { ask: async () => (await make()).length, times: () => printed };
}

describe('the cache of PDFs', () => {
  it('keeps at most 32 MB of documents, the ones asked for last', async () => {
    const cache = new PdfCache();
    const documents = ['a', 'b', 'c', 'd', 'e'].map((key) => aDocument(cache, key, 8 * megabyte));
    for (const { ask } of documents) await ask();
    for (const { ask } of documents.slice(1).reverse()) await ask();
    expect(documents.map(({ times }) => times())).toEqual([1, 1, 1, 1, 1]);
    await documents[0]?.ask();
    expect(documents[0]?.times()).toBe(2);
  });

  it('hands over a document larger than that without keeping it', async () => {
    const cache = new PdfCache();
    const [small, large] = [aDocument(cache, 'small', megabyte), aDocument(cache, 'large', 33 * megabyte)];
    await small.ask();
    expect(await large.ask()).toBe(33 * megabyte);
    await large.ask();
    await small.ask();
    expect([large.times(), small.times()]).toEqual([2, 1]);
  });

  it('prints a document once for all who ask at the same time, and again after a failure', async () => {
    const cache = new PdfCache();
    const one = aDocument(cache, 'one', 1);
    await Promise.all([one.ask(), one.ask(), one.ask()]);
    expect(one.times()).toBe(1);
    let isDown = true;
    const { make } = cache.pdf({
      key: 'two',
      name: 'two.pdf',
      print: async () => {
        if (isDown) throw new Error('The browser is down.');
        return Buffer.from('two');
      },
    });
    await expect(Promise.resolve().then(make)).rejects.toThrow('The browser is down.');
    isDown = false;
    expect(String(await make())).toBe('two');
  });
});
