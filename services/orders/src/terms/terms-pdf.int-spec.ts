import { pagesOf } from '@overland/documents/testing';
import { pathTo } from '../testing/orders-test-bed.js';
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

  it('are in the language of the customer around their own text', async () => {
    const order = await bed.order(pathTo.new, { language: 'es' });
    const reply = await bed.pdf(order);
    expect(reply.headers['content-disposition']).toBe(
      `attachment; filename="Terminos del pedido ${order.uniqueId}.pdf"`,
    );
    expect(bed.browser.text()).toMatch(
      /PEDIDO: #[\s\S]*Términos, versión 1[\s\S]*1\. What we do[\s\S]*Sin aceptar/,
    );
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
