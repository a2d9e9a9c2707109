import { texts as spanish } from '@overland/i18n/es';
import type { BrowserContext, Page } from 'playwright-core';
import { actAtDispatch, orderAtDispatch } from './at-dispatch.js';
import { findingsOf } from './axe.js';
import { closeBrowser, openPage, phone } from './browser.js';
import { findAsCustomer, newOrder } from './customer-orders.js';
import { queryAsOwner } from './databases.js';
import { publicSite, until } from './product.js';

afterAll(closeBrowser);

/** A customer's order and the path of its page. */
async function anOrder() {
  const { orderId, read } = await newOrder('Petra Push');
  const order = await read();
  const { token } = await findAsCustomer(order);
  return { orderId, uniqueId: order.uniqueId, path: `/order-status/${token}` };
}

/** A test cannot use the push service of the browser's maker. Everything else is the browser's own. */
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

/** What notifications wrote to the device of an order. */
const messageOf = (orderId: string) =>
  until('the message to the device', async () => {
    const [message] = await queryAsOwner<{ title: string; tag: string }>(
      'notifications',
      `select title, tag from push_messages join push_devices on push_devices.id = device_id where order_id = $1 and transition like 'picked_up%'`,
      [orderId],
    );
    return message;
  });

/** Headless Chromium shows no notifications to click on. Everything else is the service worker's own. */
const records = `
  self.shown = [];
  self.opened = [];
  registration.showNotification = async (title, options) => void shown.push({ title, ...options });
  clients.openWindow = async (path) => void opened.push(path);
`;
const clicks = `dispatchEvent(Object.assign(new Event('notificationclick'), {
  notification: { data: shown[0].data, close: () => undefined },
  waitUntil: () => undefined,
}))`;

/** The service worker of the site, and how it is handed a message as from the push service. */
async function serviceWorkerOf(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page);
  const known = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
      if (registration) resolve(registration.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  const registrationId = await known;
  const worker = await until('the service worker', async () => context.serviceWorkers()[0]);
  const deliver = (message: object) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: publicSite,
      registrationId,
      data: JSON.stringify(message),
    });
  return { worker, deliver };
}

it('a message of the pickup is shown in the language of the page, and a click on it opens the order', async () => {
  const { orderId, uniqueId, path } = await anOrder();
  const { page, complaints, context } = await openPage({
    viewport: phone,
    locale: 'es-US',
    keepsPages: true,
    permissions: ['notifications'],
  });
  await context.addInitScript({ content: subscribes });
  await page.goto(`${publicSite}${path}`);
  await page.getByRole('button', { name: spanish['Tell Me on This Device'] }).click();
  await page.getByRole('button', { name: spanish['Stop Telling This Device'] }).waitFor();
  const { guid } = await orderAtDispatch(uniqueId);
  await actAtDispatch(guid, 'step', { to: 'picked_up' });
  const message = await messageOf(orderId);

  await page.goto(`${publicSite}/carriers`);
  const { worker, deliver } = await serviceWorkerOf(context, page);
  await worker.evaluate(records);
  await deliver({ ...message, path });
  const shown = await until('the message shown', () => worker.evaluate<object | undefined>('shown[0]'));
  expect(shown).toMatchObject({ title: `El pedido ${uniqueId} fue recogido`, tag: message.tag, data: path });
  await worker.evaluate(clicks);
  const opened = await until('the page opened', () => worker.evaluate<string | undefined>('opened[0]'));
  await page.goto(`${publicSite}${opened}`);
  await page.getByText(`PEDIDO: #${uniqueId}`).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('a customer has this device told of the order, also after a reload, and ends it', async () => {
  const { path } = await anOrder();
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
