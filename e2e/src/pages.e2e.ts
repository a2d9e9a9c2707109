import { account } from '@overland/contracts';
import type { Page } from 'playwright-core';
import { closeBrowser, fillSignIn, openPage, openPageAs } from './browser.js';
import { newPerson } from './own-people.js';
import { call, publicSite, site, until } from './product.js';
import { tokenFor } from './tokens.js';

const user = 'kayla@lonestarmotors.example';

afterAll(closeBrowser);

const ownPassword = 'boru-tane-vilo-keso-mude';

/** A person of this file who chose a password; returns the email. */
async function personWithPassword(): Promise<string> {
  const { email } = await newPerson({ role: 'MCAdmin' });
  const body = { currentPassword: 'tavo-kemu-ludo-bane-soli', password: ownPassword };
  await call(account.changePassword, { body }, { token: await tokenFor(email) });
  return email;
}

const top = (page: Page) => page.evaluate<number>('window.scrollY');
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

describe('a page that the visitor may not open', () => {
  it.each(['/users', '/portals', '/settings', '/portal/another/settings'])(
    '%s redirects to the landing page, which says why',
    async (path) => {
      const { page, context } = await openPageAs(user);
      await page.goto(site + path);
      await page.waitForURL(`${site}/get-quote`);
      await heading(page, 'Get a quote').waitFor();
      await page.getByRole('alert').getByText('You do not have access to this.').waitFor();
      await context.close();
    },
  );

  it('sends a visitor to sign in, and back to it after that', async () => {
    const email = await personWithPassword();
    const { page, context } = await openPage();
    await page.goto(`${site}/orders?status=New`);
    await page.waitForURL(`${site}/login`);
    await fillSignIn(page, { email, password: ownPassword });
    await page.waitForURL(`${site}/orders?status=New`);
    await context.close();
  });
});

it('/orders/book without a quote leads to the quote form', async () => {
  const { page, context } = await openPageAs(user);
  await page.goto(`${site}/orders/book`);
  await page.waitForURL(`${site}/get-quote`);
  await heading(page, 'Get a quote').waitFor();
  await context.close();
});

describe('the scroll position', () => {
  it('of the staff site is at the top of a new page, and is restored on Back', async () => {
    const { page, context } = await openPageAs(user, { viewport: { width: 1440, height: 500 } });
    // Oldest first: quotes that other tests make meanwhile do not move the rows.
    await page.goto(`${site}/quotes?sort=createdAt`);
    const rows = page.getByRole('table').getByRole('link');
    await rows.first().waitFor();
    // The sidebar scrolls by itself.
    await rows.first().hover();
    await page.mouse.wheel(0, 400);
    await until('the list is scrolled', async () => (await top(page)) > 300);
    await rows.nth(8).scrollIntoViewIfNeeded();
    const left = await top(page);
    await rows.nth(8).click();
    await page.waitForURL(/\/quote\/[0-9a-f-]{36}$/);
    await until('the top of the quote', async () => (await top(page)) === 0);
    await page.goBack();
    await rows.first().waitFor();
    await until('the list where it was left', async () => Math.abs((await top(page)) - left) < 4);
    await context.close();
  });
});

describe('addresses that are not pages', () => {
  it.each([
    ['staff', site],
    ['public', publicSite],
  ])('are 404 on the %s site, with a page that says so', async (_name, origin) => {
    const { page, context } = await openPage();
    const answer = await page.goto(`${origin}/no-such-page`);
    expect(answer?.status()).toBe(404);
    await heading(page, 'Page not found').waitFor();
    for (const path of ['/.git/config', '/wp-login.php', '/.env']) {
      const plain = await fetch(origin + path);
      expect([path, plain.status, plain.headers.get('content-type')]).toEqual([
        path,
        404,
        'application/json; charset=utf-8',
      ]);
    }
    await context.close();
  });
});

it.each([
  ['staff', site],
  ['public', publicSite],
])('the %s site has an icon', async (_name, origin) => {
  const html = await (await fetch(origin)).text();
  for (const [, href = ''] of html.matchAll(/<link rel="icon" href="([^"]+)"/g)) {
    const icon = await fetch(origin + href);
    expect([icon.status, icon.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\/(svg\+xml|png)/),
    ]);
  }
  expect(html.match(/rel="icon"/g)).toHaveLength(2);
});

describe('a link under the pointer', () => {
  it('preloads its page’s code and data, so that a click shows it at once', async () => {
    const { page, context } = await openPageAs(user);
    await page.goto(`${site}/quotes`);
    await page.getByRole('table').getByRole('row').nth(1).waitFor();
    const list = page.waitForResponse(`${site}/api/orders`);
    await page.getByRole('link', { name: 'Orders', exact: true }).first().hover();
    await (await list).finished();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
    await page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(1).waitFor();
    // The shell loads more of its own by the time, whatever page is shown.
    expect(asked.filter((path) => path.includes('/mfe-orders/') || path === '/api/orders')).toEqual([]);
    await context.close();
  });
});
