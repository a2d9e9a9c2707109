import { orders } from '@overland/contracts';
import type { Page } from 'playwright-core';
import { findingsOf } from './axe.js';
import { closeBrowser, openPage, phone } from './browser.js';
import { thingsOf } from './own-things.js';
import { call, publicSite, until } from './product.js';
import { people, tokenFor } from './tokens.js';

afterAll(closeBrowser);

/** The page of a customer's order, opened by its number and email. */
async function openOrder(page: Page): Promise<number> {
  const token = await tokenFor(people.admin);
  const { orderId } = await thingsOf(token, 'Casey Customer');
  const { uniqueId, customerEmail } = (await call(orders.get, { params: { orderId } }, { token })).body;
  await page.goto(`${publicSite}/order-status`);
  await page.getByLabel('Email').fill(customerEmail);
  await page.getByLabel('Order number').fill(`${uniqueId}`);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/order-status\/[\w-]{40,}/);
  await page.getByText(`ORDER: #${uniqueId}`).waitFor();
  return uniqueId;
}

/** Without it the test would ask for pages before they are kept. */
const isKept = (page: Page) =>
  until('the page kept', () =>
    page.evaluate<boolean>(`Promise.all([caches.match('/'), caches.open('answers').then((kept) => kept.keys())])
      .then(([document, answers]) => document !== undefined && answers.length > 0)`),
  );

it('a page that was opened once opens without a network, says so, and goes on when the network is back', async () => {
  const { page, context } = await openPage({ viewport: phone, keepsPages: true });
  const number = await openOrder(page);
  // From now on the service worker is there, as on every later visit.
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.reload();
  await page.getByText(`ORDER: #${number}`).waitFor();
  await isKept(page);

  await context.setOffline(true);
  await page.reload();
  await page.getByText('You are offline.').waitFor();
  await page.getByText(`ORDER: #${number}`).waitFor();
  expect(await findingsOf(page)).toEqual([]);

  await context.setOffline(false);
  await page.getByText('You are offline.').waitFor({ state: 'detached' });
  await context.close();
});
