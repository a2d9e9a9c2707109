import { randomUUID } from 'node:crypto';
import { addresses, orders } from '@overland/contracts';
import { closeBrowser, openPageAs } from './browser.js';
import { call, site } from './product.js';
import { tokenFor } from './tokens.js';

const dealer = 'kayla@lonestarmotors.example';
/** Of this run alone, as tests share the product. */
const mark = randomUUID().slice(0, 8);
const lot = `Lot ${mark}`;
const denver = '811 Larimer St, Denver, CO 80202';

afterAll(closeBrowser);

/** A business day some weeks ahead, as people write it. */
function pickupDay(): string {
  const day = new Date(Date.now() + 21 * 86_400_000);
  while (day.getUTCDay() !== 3) day.setUTCDate(day.getUTCDate() + 1);
  return `${day.getUTCMonth() + 1}/${day.getUTCDate()}/${day.getUTCFullYear()}`;
}

it('books the vehicles of a pasted list, once, after what is wrong was corrected in its place', async () => {
  const token = await tokenFor(dealer);
  const place = { businessName: lot, address: '2100 Main St', placeId: 'zip:75201', zip: '75201' };
  expect((await call(addresses.add, { body: place }, { token })).status).toBe(200);
  const { page } = await openPageAs(dealer);
  await page.goto(`${site}/orders`);
  await page.getByRole('link', { name: 'Book Many' }).click();
  await page.waitForURL(`${site}/orders/import`);
  const row = (order: string, vin: string, pickup = lot) =>
    [order, `${mark}${vin}`, '1975', 'Honda', 'Accord', 'Yes', pickup, denver, pickupDay()].join('\t');
  const heading = 'Order\tVIN\tYear\tMake\tModel\tOperable\tPickup\tDelivery\tPickup day';
  const rows = [row('', 'A1'), row('X', 'B2'), row('X', 'C3'), row('', 'D4', `Lat ${mark}`)];
  await page.getByLabel('Or paste it from a spreadsheet').fill([heading, ...rows].join('\n'));
  await page.getByRole('button', { name: 'Check and Price' }).click();
  await page.getByText('The list has none under “Customer”. Enter it here, or in the list.').waitFor();
  await page.getByLabel('Full name').fill(`Fleet ${mark}`);
  await page.getByLabel('Email').fill(`fleet.${mark}@mail.example`);
  await page.getByLabel('Phone').fill('5550100133');
  await page.getByRole('button', { name: 'Check and Price' }).click();
  await page.waitForURL(/\/orders\/import\/[0-9a-f-]{36}$/);
  await page.getByText(/^2 orders can be booked for \$[\d,]+$/).waitFor();
  await page.getByText(`Did you mean ${lot}?`, { exact: false }).waitFor();

  // What is wrong is corrected in its place, and comes back to the others.
  await page.reload();
  await page.getByRole('button', { name: 'Correct line 5' }).click();
  const form = page.getByRole('form', { name: 'Correct line 5' });
  expect(await form.getByLabel('Customer', { exact: true }).inputValue()).toBe(`Fleet ${mark}`);
  await form.getByText(`Did you mean ${lot}?`, { exact: false }).waitFor();
  await form.getByLabel('Pickup', { exact: true }).fill(lot);
  await form.getByRole('button', { name: 'Check Again' }).click();
  await page.getByText(/^3 orders can be booked for \$[\d,]+$/).waitFor();
  await page.getByRole('button', { name: 'Book 3 orders' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(`fleet.${mark}@mail.example (customer)`, { exact: false }).waitFor();
  await dialog.getByRole('button', { name: 'Book 3 orders' }).click();
  await page.getByText(/^3 orders booked for \$[\d,]+\.$/).waitFor();
  const { body } = await call(orders.list, { body: { searchText: `Fleet ${mark}` } }, { token });
  expect(body.rows.map(({ vehicles }: { vehicles: string[] }) => vehicles.length).sort()).toEqual([1, 1, 2]);
  await page
    .getByRole('link', { name: /^Order #\d+$/ })
    .first()
    .click();
  await page.waitForURL(/\/order\/[0-9a-f-]{36}/);
  await page.getByText(`Fleet ${mark}`).first().waitFor();
});
