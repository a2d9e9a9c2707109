import { randomUUID } from 'node:crypto';
import { addresses, orders } from '@overland/contracts';
import type { Page } from 'playwright-core';
import { closeBrowser, openPageAs } from './browser.js';
import { submitOf } from './customer-forms.js';
import { call, site, until } from './product.js';
import { tokenFor } from './tokens.js';

const dealer = 'kayla@lonestarmotors.example';
/** Of this run alone, as tests share the product. */
const mark = randomUUID().slice(0, 8);
const lot = `Lot ${mark}`;
const auction = `Auction ${mark}`;
const contact = { name: 'Ann Reyes', phone: '(555) 010-0133', email: 'ann@lot.example' };

afterAll(closeBrowser);

/** Types into what has the focus, and counts the keys. */
function keysOf(page: Page) {
  let count = 0;
  return {
    type: async (text: string) => {
      count += text.length;
      await page.keyboard.type(text);
    },
    press: async (...keys: string[]) => {
      count += keys.length;
      for (const key of keys) await page.keyboard.press(key);
    },
    count: () => count,
  };
}

const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name }).first();
const stop = (page: Page, title: string) => page.getByRole('region', { name: title });

/** A place in Dallas by the form, and one in Denver by the API. */
async function fillBook(page: Page): Promise<void> {
  await page.goto(`${site}/addresses`);
  await page.getByRole('button', { name: 'Add Place' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill(lot);
  await dialog.getByLabel('Address', { exact: true }).fill('2100 Main St');
  await dialog.getByRole('combobox', { name: 'City' }).fill('75201');
  await option(page, 'Dallas, TX 75201').click();
  await dialog.getByLabel('Contact name (optional)').fill(contact.name);
  await dialog.getByLabel('Phone (optional)').fill('5550100133');
  await dialog.getByLabel('Gate (optional)').fill('4417');
  await dialog.getByRole('button', { name: 'Add Place' }).click();
  await page.getByText(`${lot} is in the address book.`).waitFor();
  const body = { businessName: auction, address: '811 Larimer St', placeId: 'zip:80202', zip: '80202' };
  const { status } = await call(
    addresses.add,
    { body: { ...body, contacts: [contact] } },
    { token: await tokenFor(dealer) },
  );
  expect(status).toBe(200);
}

/** By keyboard from the empty quote form to the booked order. */
async function bookFromBook(page: Page): Promise<void> {
  await page.goto(`${site}/get-quote`);
  await page.getByRole('combobox', { name: 'Pickup' }).fill(lot);
  await option(page, `${lot}, Dallas`).click();
  await page.getByRole('combobox', { name: 'Delivery' }).fill('denver');
  await option(page, 'Denver, CO').click();
  await page.getByRole('combobox', { name: 'Make' }).fill('hond');
  await option(page, 'Honda').click();
  await page.getByRole('combobox', { name: 'Model' }).fill('acc');
  await option(page, 'Accord').click();
  await page.getByRole('radio', { name: 'Yes' }).check();
  await submitOf(page, 'Get Quote').click();
  await page.getByRole('link', { name: /Book/ }).click();
  // The pickup was chosen from the book.
  const pickup = stop(page, 'Pickup Details');
  await until(
    'the address',
    async () => (await pickup.getByLabel('Address', { exact: true }).inputValue()) === '2100 Main St',
  );
  expect(await pickup.getByLabel('Contact name (optional)').inputValue()).toBe(contact.name);
  expect(await pickup.getByLabel('Notes (optional)').inputValue()).toBe('Gate: 4417.');
  const delivery = stop(page, 'Delivery Details');
  const field = delivery.getByRole('combobox', { name: /^Business name/ });
  await field.fill(mark);
  const unfit = option(page, new RegExp(lot));
  await unfit.getByText('In Dallas, TX; this quote is for Denver, CO.').waitFor();
  expect(await unfit.getAttribute('aria-disabled')).toBe('true');
  await option(page, new RegExp(auction)).click();
  expect(await delivery.getByLabel('ZIP code').inputValue()).toBe('80202');
  await page.getByLabel('Full name').fill('Marcus Bell');
  await page.getByLabel('Email', { exact: true }).fill(`book.${mark}@mail.example`);
  await page.getByLabel('Primary phone', { exact: true }).fill('5550100133');
  // Who gets an email of it is said before.
  const customer = page.getByRole('list', { name: 'Recipients' }).getByRole('listitem').first();
  await customer.getByText(`book.${mark}@mail.example (customer, Marcus Bell)`).waitFor();
  await page.getByRole('radio', { name: /5 business days/ }).check();
  await finish(page, '1HGCM82633A004352');
}

async function finish(page: Page, vin: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Pickup start date' }).fill(await firstDay(page));
  await page.getByLabel('VIN').fill(vin);
  const year = page.getByLabel('Year');
  if ((await year.inputValue()) === '') await year.fill('2003');
  await submitOf(page, 'Submit Order').click();
  await page.waitForURL(/\/order\/[0-9a-f-]{36}$/);
}

/** As it is typed. */
async function firstDay(page: Page): Promise<string> {
  const hint = await page.getByText('First possible day').textContent();
  const day = new Date(`${hint?.replace('First possible day: ', '')} 12:00 UTC`);
  const digits = '2-digit';
  return day.toLocaleDateString('en-US', { timeZone: 'UTC', month: digits, day: digits, year: 'numeric' });
}

const hasFocus = (page: Page, label: string) =>
  page.evaluate(`document.activeElement.closest('.MuiFormControl-root')?.textContent.startsWith('${label}')`);

it('books from the address book, and another order of the same places with few keys', async () => {
  const { page } = await openPageAs(dealer);
  await fillBook(page);
  await bookFromBook(page);
  const first = page.url();
  await page.getByText(/ORDER: #\d+/).waitFor();

  const keys = keysOf(page);
  await keys.press('l');
  await page.waitForURL(/\/get-quote\?from=/);
  await until('the first vehicle to have the focus', () =>
    page.evaluate(`document.activeElement?.getAttribute('name') === 'vehicleQuotes.0.make'`),
  );
  await keys.type('toy');
  await option(page, 'Toyota').waitFor();
  await keys.press('Tab');
  await keys.type('camr');
  await option(page, 'Camry').waitFor();
  await keys.press('Tab', 'Tab', ' ', 'Enter');
  await page.waitForURL(/\/orders\/book\/.*like=/);
  const pickup = stop(page, 'Pickup Details');
  await until(
    'the address',
    async () => (await pickup.getByLabel('Address', { exact: true }).inputValue()) === '2100 Main St',
  );
  expect(await stop(page, 'Delivery Details').getByLabel('Address', { exact: true }).inputValue()).toBe(
    '811 Larimer St',
  );
  expect(await page.getByLabel('Full name').inputValue()).toBe('Marcus Bell');
  expect(await page.getByRole('radio', { name: /5 business days/ }).isChecked()).toBe(true);
  const day = await firstDay(page);
  await until('the day to have the focus', () => hasFocus(page, 'Pickup start date'));
  await keys.type(day.replaceAll('/', ''));
  // What is missing is asked for: the year, which the VIN fills.
  await keys.press('Enter');
  await until('the year to have the focus', () => hasFocus(page, 'Year'));
  await keys.press('Tab');
  await keys.type('4T1BF1FK0CU123456');
  await keys.press('Enter');
  await page.waitForURL(/\/order\/[0-9a-f-]{36}$/);
  // 13 to the booking form, 8 for the day, 17 for the VIN.
  expect(keys.count()).toBe(41);
  expect(page.url()).not.toBe(first);
  const { body } = await call(
    orders.get,
    { params: { orderId: page.url().split('/').at(-1) ?? '' } },
    { token: await tokenFor(dealer) },
  );
  expect(body).toMatchObject({
    pickupBusinessName: lot,
    deliveryBusinessName: auction,
    customerFullName: 'Marcus Bell',
    vehicles: [{ make: 'Toyota', vin: '4T1BF1FK0CU123456' }],
  });
});
