import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { closeBrowser, openPage, openPageAs, phone } from './browser.js';
import { newPublicQuote, newQuote } from './own-things.js';
import { publicSite, site } from './product.js';
import { people, tokenFor } from './tokens.js';

afterAll(closeBrowser);

/** Clicks and returns the download. */
async function download(page: Page): Promise<{ name: string; start: string }> {
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 30_000 }),
    page.getByRole('button', { name: 'PDF' }).click(),
  ]);
  const start = readFileSync(await file.path())
    .subarray(0, 5)
    .toString();
  return { name: file.suggestedFilename(), start };
}

describe('the PDF of a quote', () => {
  it('is saved under its number from the staff page', async () => {
    const quote = await newQuote(await tokenFor(people.user));
    const { page, complaints } = await openPageAs(people.user);
    await page.goto(`${site}/quote/${quote._id}`);
    expect(await download(page)).toEqual({ name: `quote-${quote.uniqueId}.pdf`, start: '%PDF-' });
    expect(complaints).toEqual([]);
  });

  it('is saved from the public page on a phone, without signing in', async () => {
    const quote = await newPublicQuote();
    const { page, complaints } = await openPage({ viewport: phone });
    await page.goto(`${publicSite}/quote/public/${quote._id}`);
    expect(await download(page)).toEqual({ name: `quote-${quote.uniqueId}.pdf`, start: '%PDF-' });
    expect(complaints).toEqual([]);
  });

  it('is not sent again to a client that has it, and is hidden from everyone else', async () => {
    const token = await tokenFor(people.user);
    const quote = await newQuote(token);
    const ask = (headers: Record<string, string>) => fetch(`${site}/api/quote/${quote._id}/pdf`, { headers });
    const authorization = `JWT ${token}`;
    const first = await ask({ authorization });
    const etag = first.headers.get('etag') ?? '';
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect((await first.arrayBuffer()).byteLength).toBe(Number(first.headers.get('content-length')));
    const again = await ask({ authorization, 'if-none-match': etag });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await ask({ 'if-none-match': etag })).status).toBe(401);
  });

  it('that cannot be made says why, and can be requested again', async () => {
    const quote = await newQuote(await tokenFor(people.user));
    const { page } = await openPageAs(people.user);
    await page.goto(`${site}/quote/${quote._id}`);
    const unavailable = { code: 'unavailable', message: 'Please try again in a moment.', requestId: 'r' };
    await page.route('**/pdf', (route) => route.fulfill({ status: 503, json: unavailable }), { times: 1 });
    await page.getByRole('button', { name: 'PDF' }).click();
    await page.getByText('Please try again in a moment.').waitFor();
    expect(await download(page)).toMatchObject({ start: '%PDF-' });
  });
});
