import { noTerms, orderTerms, type TermsTexts } from '@overland/contracts';
import { pagesOf } from '@overland/documents/testing';
import { addTexts, type Language } from '@overland/i18n';
import { texts as spanish } from '@overland/i18n/es';
import { plainWords, pseudoTexts } from '@overland/i18n/testing';
import { aSession } from '@overland/service-kit/testing';
import { pathTo, storePortal } from '../testing/orders-test-bed.js';
import { startTermsTestBed, type TermsTestBed } from '../testing/terms-test-bed.js';

let bed: TermsTestBed;
beforeAll(async () => {
  bed = await startTermsTestBed();
});
afterAll(() => bed.close());

describe('the terms on paper', () => {
  it('say what there is to accept', async () => {
    const order = await bed.order();
    const reply = await bed.pdf(order);
    expect(reply).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="Terms of order ${order.uniqueId}.pdf"`,
      },
    });
    expect(pagesOf(reply.raw)).toBeGreaterThan(0);
    const text = bed.browser.text();
    expect(text).toContain(`ORDER: #${order.uniqueId}`);
    expect(text).toMatch(/Nov 5[\s\S]*\$1,090[\s\S]*Terms, version 1[\s\S]*1\. What we do[\s\S]*9\. Law/);
    expect(text).toContain('Not accepted yet');
    expect(text).not.toContain('jordan@example.com');
  });

  it('then say who accepted it, when and from where, with the drawing as numbers alone', async () => {
    const order = await bed.order();
    await bed.pdf(order);
    await bed.accept(order, {
      signature: {
        kind: 'drawn',
        strokes: [
          [1, 2, 30, 40, 5, 6],
          [7, 8, 9, 10],
        ],
      },
    });
    await bed.pdf(order);
    expect(bed.browser.pages.at(-1)).toContain(' d="M1 2L30 40L5 6M7 8L9 10"');
    const text = bed.browser.text();
    expect(text).toMatch(/Accepted by[\s\S]*Jordan Smith/);
    expect(text).toContain('Nov 20, 2026, 12:00 PM Central');
    expect(text).toContain('127.0.0.1');
    expect(text).not.toContain('Not accepted yet');
  });

  it('are in the language of the customer', async () => {
    const order = await bed.order(pathTo.new, { language: 'es' });
    const reply = await bed.pdf(order);
    expect(reply.headers['content-disposition']).toBe(
      `attachment; filename="Terminos del pedido ${order.uniqueId}.pdf"`,
    );
    expect(bed.browser.text()).toMatch(
      /PEDIDO: #[\s\S]*Términos, versión 1[\s\S]*1\. Qué hacemos[\s\S]*9\. Ley[\s\S]*Sin aceptar/,
    );
    expect(bed.browser.text()).not.toContain('Estos términos están');
    expect(bed.browser.pages.at(-1)).toContain('<div class="part" lang="es">');
  });

  it('take each word from the texts of its language, or from the terms', async () => {
    addTexts('es', pseudoTexts(spanish));
    const order = await bed.order(pathTo.new, { language: 'es' });
    await bed.accept(order, { language: 'es' });
    await bed.pdf(order);
    const terms = await bed.open(order);
    addTexts('es', spanish);
    expect(bed.browser.text()).toContain(pseudoTexts(spanish)['Accepted by']);
    expect(plainWords(bed.browser.text(), { terms })).toEqual([]);
  });

  const section = (title: string, text: string) => [{ title, text }];
  async function orderWith(written: Partial<TermsTexts>, language: Language) {
    const { _id: portalId } = await storePortal(bed.service, 'America/Chicago');
    const body = { portalId, version: 0, texts: { ...noTerms, ...written } };
    await bed.service.call(orderTerms.save, { as: aSession({ role: 'MCAdmin' }), body });
    return bed.order(pathTo.new, { portalId, language });
  }

  it.each([
    ['es', { en: section('Law', 'Texas.') }, 'en', /Estos términos están en inglés\.[\s\S]*1\. Law/],
    ['en', { es: section('Ley', 'Texas.') }, 'es', /These terms are in Spanish\.[\s\S]*1\. Ley/],
  ] as const)('say in %s what language they are in where it is another', async (...row) => {
    const [language, texts, written, words] = row;
    const order = await orderWith(texts, language);
    await bed.pdf(order);
    expect(bed.browser.text()).toMatch(words);
    expect(bed.browser.pages.at(-1)).toContain(`<div class="part" lang="${written}">`);
  });

  it('are in the language in which they were accepted, whatever the customer’s is', async () => {
    const texts = { en: section('Law', 'Texas.'), es: section('Ley', 'Tejas.') };
    const [inSpanish, inEnglish] = [await orderWith(texts, 'en'), await orderWith(texts, 'es')];
    await bed.accept(inSpanish, { language: 'es' });
    await bed.accept(inEnglish, { language: 'en' });
    await bed.pdf(inSpanish);
    expect(bed.browser.text()).toMatch(/1\. Ley[\s\S]*Tejas\.[\s\S]*Aceptado por[\s\S]*Idioma\s*Español/);
    expect(bed.browser.pages.at(-1)).toContain('<html lang="es">');
    await bed.pdf(inEnglish);
    expect(bed.browser.text()).toMatch(/1\. Law[\s\S]*Texas\.[\s\S]*Accepted by[\s\S]*Language\s*English/);
    expect(bed.browser.pages.at(-1)).toContain('<html lang="en">');
  });

  it('T18: a text makes no element of the page, in either language', async () => {
    const evil = section('<b>Law</b>', '<img src=x onerror=alert(1)>');
    for (const language of ['en', 'es'] as const) {
      await bed.pdf(await orderWith({ en: evil, es: evil }, language));
      expect(bed.browser.pages.at(-1)).toContain('&lt;b&gt;Law&lt;/b&gt;');
      expect(bed.browser.pages.at(-1)).not.toMatch(/<b>Law|<img src=x/);
    }
  });

  it('T18: a name makes no element of the page', async () => {
    const order = await bed.order();
    await bed.accept(order, { fullName: '<img src=x onerror=alert(1)>' });
    await bed.pdf(order);
    const page = bed.browser.pages.at(-1);
    expect(page).toContain('&lt;img src&#x3D;x onerror&#x3D;alert(1)&gt;');
    expect(page).not.toContain('<img src=x');
  });

  it('are printed once for the same, and keep what was accepted after the delivery', async () => {
    const order = await bed.order(pathTo.accepted);
    await bed.accept(order);
    await bed.pdf(order);
    const printed = bed.browser.pages.length;
    const { headers } = await bed.pdf(order);
    expect(bed.browser.pages.length).toBe(printed);
    expect(headers.etag).toBeTruthy();
  });
});
