import { newPortal, orders, portalEdits, quotes } from '@overland/contracts';
import type { Page } from 'playwright-core';
import { orderAtDispatch } from './at-dispatch.js';
import { closeBrowser, openPage, openPageAs } from './browser.js';
import { aBooking, aMove, laterPickupDay } from './builders.js';
import { comparePicture } from './compare-picture.js';
import { newPerson } from './own-people.js';
import { call, publicSite, site, until } from './product.js';
import { people, tokenFor } from './tokens.js';

const viewport = { width: 1000, height: 700 };
const customerFullName = 'Hazel Picture';
const customerEmail = 'hazel.picture@mail.example';

/** Another Chromium, or another system, draws letters in another way. */
const isComparable = process.platform === 'linux' && process.arch === 'x64' && !process.env.CHROME_PATH;
if (!isComparable) process.stderr.write('\nPicture tests skipped: this is not the Chromium that npm ships\n');

/** The Admin of a company that only this file uses, so that nothing else changes what its pages show. */
let admin: string;
let order: { orderId: string; uniqueId: number };

beforeAll(async () => {
  const company = { ...newPortal, companyName: 'Picture Autos' };
  const staff = await tokenFor(people.superStaff);
  const { body: portal } = await call(portalEdits.create, { body: company }, { token: staff });
  admin = (await newPerson({ role: 'Admin', portalId: portal._id, isSuperAdmin: false })).email;
  const token = await tokenFor(admin);
  const quote = await until('quoting knows the company', async () => {
    const made = await call(quotes.create, { body: { ...aMove(), customerFullName } }, { token });
    return made.status === 200 && made.body;
  });
  const locations = { pickupLocationType: 'Residence', deliveryLocationType: 'Residence' } as const;
  const pickupStartDate = laterPickupDay(quote);
  const booking = aBooking(quote, { customerFullName, customerEmail, pickupStartDate, ...locations });
  const { status, body } = await call(orders.book, { body: booking }, { token });
  expect(status).toBe(200);
  order = body;
  // From then on it stays as it is.
  await orderAtDispatch(order.uniqueId);
});
afterAll(closeBrowser);

async function findOrder(page: Page) {
  await page.getByLabel('Email').fill(customerEmail);
  await page.getByLabel('Order number').fill(`${order.uniqueId}`);
  await page.keyboard.press('Enter');
  await page.getByText(`ORDER: #${order.uniqueId}`).waitFor();
}

interface Screen {
  name: string;
  /** Who is signed in; nobody without. */
  who?: () => string;
  address: () => string;
  act?: (page: Page) => Promise<void>;
}

const screens: Screen[] = [
  { name: 'sign-in', address: () => `${site}/login` },
  { name: 'get-quote', who: () => admin, address: () => `${site}/get-quote` },
  { name: 'orders', who: () => admin, address: () => `${site}/orders` },
  { name: 'order', who: () => admin, address: () => `${site}/order/${order.orderId}` },
  { name: 'settings', who: () => people.superStaff, address: () => `${site}/settings?section=levels` },
  { name: 'order-status', address: () => `${publicSite}/order-status`, act: findOrder },
];

(isComparable ? describe : describe.skip).each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  it.each(screens)('$name looks as in its picture', async ({ name, who, address, act }) => {
    const options = { viewport, colorScheme };
    const { page, context } = await (who ? openPageAs(who(), options) : openPage(options));
    await page.goto(address());
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await act?.(page);
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    // A map is drawn after the first view.
    await page.locator('[data-empty=true]').first().waitFor({ state: 'detached' });
    await comparePicture(page, `${name}-${colorScheme}`);
    await context.close();
  });
});
