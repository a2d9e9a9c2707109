import { customerOrders, orders } from '@overland/contracts';
import { findingsOf } from './axe.js';
import { closeBrowser, openPage, phone } from './browser.js';
import { thingsOf } from './own-things.js';
import { call, publicSite } from './product.js';
import { people, tokenFor } from './tokens.js';

afterAll(closeBrowser);

/** The path of a customer's order. */
async function anOrder() {
  const token = await tokenFor(people.admin);
  const { orderId } = await thingsOf(token, 'Petra Push');
  const { uniqueId, customerEmail } = (await call(orders.get, { params: { orderId } }, { token })).body;
  const request = { params: { orderId: `${uniqueId}` }, body: { email: customerEmail } };
  const found = await call(customerOrders.status, request, { origin: publicSite });
  return `/order-status/${found.body.token}`;
}

/** A browser subscribes at the push service of its maker, which a test cannot. All else is the browser's own. */
const subscribes = `{
  const endpoint = 'https://localhost:1/push/${Date.now()}';
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const subscription = { endpoint, toJSON: () => ({ endpoint, keys }) };
  PushManager.prototype.getSubscription = async () => (localStorage.getItem('is-subscribed') ? subscription : null);
  PushManager.prototype.subscribe = async () => {
    localStorage.setItem('is-subscribed', 'yes');
    return subscription;
  };
}`;

// Headless Chromium shows no notifications: what a message shows and opens is in push-messages.spec.ts.
it('a customer has this device told of the order, also after a reload, and ends it', async () => {
  const path = await anOrder();
  const { page, complaints, context } = await openPage({
    viewport: phone,
    keepsPages: true,
    permissions: ['notifications'],
  });
  await context.addInitScript({ content: subscribes });
  await page.goto(`${publicSite}${path}`);
  await page.getByRole('button', { name: 'Tell Me on This Device' }).click();
  await page.getByRole('button', { name: 'Stop Telling This Device' }).waitFor();
  const found = await findingsOf(page);
  await page.setViewportSize(phone);
  await page.reload();
  await page.getByRole('button', { name: 'Stop Telling This Device' }).waitFor();

  await page.getByRole('button', { name: 'Stop Telling This Device' }).click();
  await page.getByRole('button', { name: 'Tell Me on This Device' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Tell Me on This Device' }).waitFor();
  expect(found).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
