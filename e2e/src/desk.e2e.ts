import { randomUUID } from 'node:crypto';
import { orders } from '@overland/contracts';
import type { Page } from 'playwright-core';
import { closeBrowser, openPageAs, pick } from './browser.js';
import { queryAsOwner } from './databases.js';
import { newOrder } from './own-things.js';
import { call, site, until } from './product.js';
import { people, tokenFor } from './tokens.js';

afterAll(closeBrowser);

const newName = () => `Desk ${randomUUID().slice(0, 8)}`;
const orderOf = async (orderId: string) =>
  (await call(orders.get, { params: { orderId } }, { token: await tokenFor(people.staff) })).body;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

it('moves several orders at once, and takes that back', async () => {
  const customer = newName();
  const token = await tokenFor(people.admin);
  const both = [await newOrder(token, customer), await newOrder(token, customer)];
  const { page, complaints } = await openPageAs(people.staff);
  await page.goto(`${site}/orders?q=${encodeURIComponent(customer)}`);
  for (const { uniqueId } of both) await page.getByLabel(`Select order #${uniqueId}`).check();
  await button(page, 'Change Status').click();
  await page.getByRole('menuitem', { name: 'Mark Posted' }).click();
  const report = page.getByRole('dialog', { name: 'Mark Posted' });
  await report.getByText('2 orders are marked Posted.').waitFor();
  await report.getByRole('button', { name: 'Undo Posting' }).click();
  await report.getByText('2 orders are as they were before this step.').waitFor();
  for (const { orderId } of both) expect((await orderOf(orderId)).sdStatus).toBe('new');
  expect(complaints).toEqual([]);
});

it('takes a payment in part, names it in the list, and removes it; asks for the rest and takes that back', async () => {
  const customer = newName();
  const token = await tokenFor(people.admin);
  const { orderId, uniqueId } = await newOrder(token, customer);
  const other = await newOrder(token, customer);
  const notAsked = 'update orders set payment_requested_at = null where id in ($1, $2)';
  await queryAsOwner('orders', notAsked, [orderId, other.orderId]);
  const { price } = await orderOf(orderId);
  const whole = `$${price.toLocaleString('en-US')}`;
  const { page, complaints } = await openPageAs(people.staff);
  await page.goto(`${site}/order/${orderId}`);
  await button(page, 'Mark Paid').click();
  const dialog = page.getByRole('dialog', { name: `Payment of order #${uniqueId}` });
  await pick(page, 'Paid by', 'Check');
  await dialog.getByLabel('Amount').fill('300.50');
  await dialog.getByLabel('Reference (optional)').click();
  await dialog.getByText('Please enter whole dollars, without cents.').waitFor();
  await dialog.getByLabel('Amount').fill('300');
  await dialog.getByLabel('Reference (optional)').fill('No. 1044');
  await dialog.getByRole('button', { name: 'Record $300' }).click();
  const payments = page.getByRole('list', { name: 'Payments' });
  await payments.getByText('$300').waitFor();
  await page.getByText('Paid in part', { exact: true }).waitFor();

  await button(page, 'Request Payment').click();
  await page.getByText(`The customer of order #${uniqueId} will be asked to pay.`).waitFor();
  await button(page, 'Undo Payment Request').click();
  await page.getByText(`“Payment Request” of order #${uniqueId} is taken back.`).waitFor();
  expect((await orderOf(orderId)).paymentRequestedAt).toBeNull();

  await page.goto(`${site}/orders?q=${encodeURIComponent(customer)}`);
  await page.getByText(`$300 of ${whole}`).first().waitFor();
  await page.goto(`${site}/cod?q=${encodeURIComponent(customer)}`);
  await page.getByText(`Paid $300 of ${whole}`).first().waitFor();
  // What is outstanding is the rest, and what the customer is asked for.
  const rest = `$${(price - 300).toLocaleString('en-US')}`;
  const sum = (await orderOf(other.orderId)).price + price - 300;
  await page
    .getByRole('row', { name: /^Unpaid/ })
    .getByText(`$${sum.toLocaleString('en-US')}`, { exact: true })
    .waitFor();
  for (const order of [{ uniqueId }, other]) await page.getByLabel(`Select order #${order.uniqueId}`).check();
  await button(page, 'Request Payment').click();
  const asked = page.getByRole('dialog', { name: 'Request Payment' });
  await asked.getByRole('button', { name: `Request 2 Payments · $${sum.toLocaleString('en-US')}` }).waitFor();
  await asked.getByRole('checkbox', { name: new RegExp(`^#${other.uniqueId}`) }).uncheck();
  await asked.getByRole('button', { name: `Request 1 Payment · ${rest}` }).click();
  await asked.getByText(`The customer of order #${uniqueId} will be asked to pay.`).waitFor();
  await asked.getByRole('region', { name: 'Left out' }).getByText(`#${other.uniqueId}`).waitFor();
  await asked.getByRole('button', { name: 'Undo Payment Request' }).click();
  await asked.getByText(`Order #${uniqueId} is as it was before this step.`).waitFor();
  expect((await orderOf(orderId)).paymentRequestedAt).toBeNull();

  await page.goto(`${site}/order/${orderId}`);
  await button(page, 'Remove the payment of $300').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText(`A payment of order #${uniqueId} is removed.`).waitFor();
  await payments.locator('del').getByText('$300').waitFor();
  expect(await orderOf(orderId)).toMatchObject({ paid: false, paidAmount: null });
  expect(complaints).toEqual([]);
});

it('takes back one step after the other, an edit too, and a key that flags changes nothing while one types', async () => {
  const { orderId, uniqueId } = await newOrder(await tokenFor(people.admin), newName());
  const before = await orderOf(orderId);
  const { page, complaints } = await openPageAs(people.staff);
  await page.goto(`${site}/order/${orderId}`);
  const stateIs = (sdStatus: string) =>
    until(`the order to be ${sdStatus}`, async () => (await orderOf(orderId)).sdStatus === sdStatus);

  await page.getByRole('textbox', { name: 'Note' }).waitFor();
  await page.keyboard.press('f');
  const flagging = page.getByRole('dialog', { name: `Flag for attention: order #${uniqueId}` });
  await flagging.getByLabel('Reason').waitFor();
  await page.keyboard.type('Customer says car has no key');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByRole('button', { name: 'Keep Editing' }).click();
  expect(await flagging.getByLabel('Reason').inputValue()).toBe('Customer says car has no key');
  await flagging.getByRole('button', { name: 'Flag for attention' }).click();
  await page.getByText('Flagged: Customer says car has no key').waitFor();
  await button(page, 'Undo Flag').click();
  await stateIs('new');

  await button(page, 'Mark Posted').click();
  await button(page, 'Undo Posting').waitFor();
  await page.getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('menuitem', { name: 'Edit order' }).click();
  await page.getByLabel('Address', { exact: true }).first().fill('2 Side Street');
  await page.getByText('gets an email with what was changed, old and new').waitFor();
  await page.getByRole('button', { name: 'Save Order' }).click();
  await button(page, 'Undo Edit').click();
  await page
    .getByText(`“Edit” of order #${uniqueId} is taken back. The emails about it are not sent.`)
    .waitFor();
  expect((await orderOf(orderId)).pickupAddress).toBe(before.pickupAddress);
  await button(page, 'Undo Posting').click();
  await stateIs('new');
  expect(complaints).toEqual([]);
});

it('assigns a step to a colleague, snoozes it until a day, and brings it back', async () => {
  const { orderId, uniqueId } = await newOrder(await tokenFor(people.admin), newName());
  await queryAsOwner(
    'orders',
    `update orders set paid = true, pickup_scheduled_at = now()::date - 3, pickup_scheduled_ends_at = now()::date - 2
      where id = $1`,
    [orderId],
  );
  const { page, complaints } = await openPageAs(people.admin);
  await page.goto(`${site}/orders`);
  const card = page.getByRole('region', { name: 'To do' });
  const line = card.getByRole('listitem').filter({ hasText: `#${uniqueId}` });
  const later = async (entry: string) => {
    await line.getByRole('button', { name: /^Later/ }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await card.getByRole('listitem').first().waitFor();
  const more = card.getByRole('button', { name: /^Show (all|the first)/ });
  if ((await more.count()) > 0) await more.click();
  await later('Assign to…');
  await page.getByRole('combobox', { name: 'Who sees to this step' }).fill('Kayla');
  await page.getByRole('option', { name: 'Kayla Brandt' }).click();
  await button(page, 'Assign').click();
  await line.getByText(/Kayla Brandt$/).waitFor();

  await later('Until another day…');
  const day = new Date(Date.now() + 20 * 86_400_000);
  const digits = '2-digit';
  await page
    .getByRole('textbox', { name: 'Until' })
    .fill(day.toLocaleDateString('en-US', { month: digits, day: digits, year: 'numeric' }));
  await button(page, 'Snooze').click();
  await line.waitFor({ state: 'detached' });
  await card.getByRole('button', { name: /^\d+ snoozed$/ }).click();
  await line.getByText(/snoozed until/).waitFor();
  await later('Bring back now');
  await page.getByText(`The step of order #${uniqueId} is in the list again.`).waitFor();
  expect(complaints).toEqual([]);
});

it('lists the keys of an order’s page, adds a note by Ctrl Enter, and edits the reference where it stands', async () => {
  const token = await tokenFor(people.user);
  const { orderId } = await newOrder(token, newName());
  const { page, complaints } = await openPageAs(people.user);
  await page.goto(`${site}/order/${orderId}`);
  await page.getByRole('textbox', { name: 'Note' }).waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('Add a note').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('t');
  await page.keyboard.type('Gate code is 4417.');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('listitem').getByText('Gate code is 4417.').waitFor();

  await button(page, 'Edit Registration').click();
  await page.getByRole('textbox', { name: 'Registration' }).waitFor();
  await page.keyboard.type('NR-88412');
  await page.keyboard.press('Enter');
  await page.getByRole('definition').getByText('NR-88412').waitFor();
  await until('the focus to be where it was', () =>
    page.evaluate(`document.activeElement?.getAttribute('aria-label') === 'Edit Registration'`),
  );
  expect(await orderOf(orderId)).toMatchObject({ reg: 'NR-88412' });
  await page.keyboard.press('e');
  await page.waitForURL(`${site}/order/${orderId}/edit`);
  expect(complaints).toEqual([]);
});
