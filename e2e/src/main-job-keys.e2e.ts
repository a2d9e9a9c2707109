import type { Locator, Page } from 'playwright-core';
import { closeBrowser, openPage } from './browser.js';
import { newOrder } from './own-things.js';
import { demoPassword, newCode, seenMails, site, until } from './product.js';
import { people, tokenFor } from './tokens.js';

const email = people.staff;

afterAll(closeBrowser);

/** Hands that count what they do. */
function handsOn(page: Page) {
  const done = { keys: 0, clicks: 0 };
  return {
    done,
    type: async (text: string) => {
      done.keys += text.length;
      await page.keyboard.type(text);
    },
    press: async (...keys: string[]) => {
      done.keys += keys.length;
      for (const key of keys) await page.keyboard.press(key);
    },
    click: async (target: Locator) => {
      done.clicks += 1;
      await target.click();
    },
  };
}
type Hands = ReturnType<typeof handsOn>;

const option = (page: Page, name: string) => page.getByRole('option', { name }).first();
const hasFocus = (page: Page, field: string) =>
  until(`${field} to have the focus`, () =>
    page.evaluate<boolean>(`document.activeElement?.getAttribute('name') === '${field}'`),
  );

async function signIn(page: Page, { type, press }: Hands): Promise<void> {
  const seen = await seenMails(email);
  await page.goto(`${site}/login`);
  await hasFocus(page, 'email');
  await type(email);
  await press('Tab');
  await type(demoPassword);
  await press('Enter');
  await hasFocus(page, 'code');
  await type(await newCode(email, seen));
  await page.waitForURL(`${site}/get-quote`);
}

/** Another order of the same customer and places, with a new vehicle. */
async function bookAnother(page: Page, { type, press, click }: Hands, number: number): Promise<void> {
  await click(page.getByRole('link', { name: 'Orders' }));
  await click(page.getByRole('link', { name: `#${number}` }).first());
  await page.getByText(`ORDER: #${number}`).waitFor();
  await press('l');
  await page.waitForURL(/\/get-quote\?from=/);
  await hasFocus(page, 'vehicleQuotes.0.make');
  await type('toy');
  await option(page, 'Toyota').waitFor();
  await press('Tab');
  await type('camr');
  await option(page, 'Camry').waitFor();
  await press('Tab');
  await click(page.getByRole('radio', { name: 'Yes' }));
  await press('Enter');
  await page.waitForURL(/\/orders\/book\//);
  await hasFocus(page, 'pickupStartDate');
  await type(await firstDay(page));
  await click(page.getByLabel('VIN'));
  await type('4T1BF1FK0CU123456');
  await press('Enter');
  await page.waitForURL(/\/order\/[0-9a-f-]{36}$/);
  await page.getByText('New Booking').first().waitFor();
}

/** As it is typed. */
async function firstDay(page: Page): Promise<string> {
  const hint = (await page.getByText('First day without a rush').textContent()) ?? '';
  const day = new Date(`${hint.replace('First day without a rush: ', '')} 12:00 UTC`);
  const digits = '2-digit';
  const text = { timeZone: 'UTC', month: digits, day: digits, year: 'numeric' } as const;
  return day.toLocaleDateString('en-US', text).replaceAll('/', '');
}

async function deliverAndTakePayment(page: Page, { type, press, click }: Hands): Promise<void> {
  await press('a');
  await hasFocus(page, 'carrierName');
  await type('ro');
  await press('Enter');
  await page.getByText('Assigned Driver').first().waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await press('d');
  await hasFocus(page, 'odometers.0');
  await press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await click(page.getByRole('region', { name: 'Actions' }).getByRole('button', { name: 'Mark Paid' }));
  const dialog = page.getByRole('dialog');
  await click(dialog.getByRole('combobox', { name: 'Paid by' }));
  await click(page.getByRole('option', { name: 'Zelle' }));
  await click(dialog.getByRole('button', { name: 'Mark Paid' }));
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('list', { name: 'Payments' }).getByText('Zelle').waitFor();
}

it('takes at most 90 keys and 9 clicks from the sign-in to an order that is delivered and paid', async () => {
  const { uniqueId } = await newOrder(await tokenFor(people.admin), 'Keys Counted');
  const { page, complaints } = await openPage();
  const hands = handsOn(page);
  await signIn(page, hands);
  await bookAnother(page, hands, uniqueId);
  await deliverAndTakePayment(page, hands);
  expect(hands.done.keys).toBeLessThanOrEqual(90);
  expect(hands.done.clicks).toBeLessThanOrEqual(9);
  expect(complaints).toEqual([]);
});
