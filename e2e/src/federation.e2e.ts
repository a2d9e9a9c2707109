import { closeBrowser, openPageAs } from './browser.js';
import { savedQuote } from './own-things.js';
import { site, until } from './product.js';
import { tokenFor } from './tokens.js';

const dealer = 'kayla@lonestarmotors.example';

afterAll(closeBrowser);

describe('the areas of the staff site, as built for production', () => {
  it('share one theme, router, query client and session with the shell', async () => {
    const { uniqueId } = await savedQuote(await tokenFor(dealer));
    const { page, context, complaints } = await openPageAs(dealer);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // Its row alone: others make quotes of this company, too.
    await page.goto(`${site}/quotes?q=${uniqueId}`);
    await page.getByRole('heading', { name: 'Quotes' }).waitFor();

    // Theme: the shell's switch changes the colors of the remote's page.
    const ink = () => page.evaluate<string>('getComputedStyle(document.querySelector("main h1")).color');
    const light = await ink();
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await until('the dark theme in the remote', async () => (await ink()) !== light);

    // Router: a row of the remote's table navigates the shell.
    await page
      .getByRole('table')
      .getByRole('link', { name: `#${uniqueId}`, exact: true })
      .click();
    await page.waitForURL(/\/quote\/[0-9a-f-]{36}$/);

    // Query client: a remote does not request again what the shell has already read.
    await page.getByRole('link', { name: 'Get Quote' }).first().click();
    await page.getByLabel('Customer full name').waitFor();
    expect(asked.filter((path) => path === '/api/portal').length).toBeLessThanOrEqual(1);
    expect(asked.filter((path) => path === '/api/user')).toHaveLength(1);

    // Session: the remote's calls carry the shell's token. Both share one React.
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('T27: fail alone when one is missing, and recover without a reload', async () => {
    const { page, context } = await openPageAs(dealer);
    await page.goto(`${site}/quotes`);
    await page.getByRole('heading', { name: 'Quotes' }).waitFor();
    await page.evaluate('window.sameDocument = true');
    await page.route('**/remotes/mfe-orders/**', (route) => route.abort());
    await page.getByRole('link', { name: 'Orders', exact: true }).click();
    const retry = page.getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    await page.getByRole('link', { name: 'Quotes', exact: true }).click();
    await page.getByRole('heading', { name: 'Quotes' }).waitFor();

    await page.unroute('**/remotes/mfe-orders/**');
    await page.getByRole('link', { name: 'Orders', exact: true }).click();
    await page.getByRole('heading', { name: 'Orders' }).waitFor();
    expect(await page.evaluate('window.sameDocument')).toBe(true);
    await context.close();
  });

  it('open after a navigation that was superseded by another', async () => {
    const { page, context } = await openPageAs(dealer);
    await page.goto(`${site}/quotes`);
    await page.getByRole('heading', { name: 'Quotes' }).waitFor();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/remotes/mfe-orders/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Orders', exact: true }).click();
    await page.getByRole('link', { name: 'Get Quote' }).first().click();
    await page.getByLabel('Customer full name').waitFor();
    release();
    await page.getByRole('link', { name: 'Orders', exact: true }).click();
    await page.getByRole('heading', { name: 'Orders' }).waitFor();
    await context.close();
  });
});
