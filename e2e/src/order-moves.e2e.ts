import { orders, orderWork } from '@overland/contracts';
import { closeBrowser, openPageAs } from './browser.js';
import { aBooking } from './builders.js';
import { newQuote } from './own-things.js';
import { call, site } from './product.js';
import { people, tokenFor } from './tokens.js';

afterAll(closeBrowser);

it('records who carries an order and in which condition, from the assignment to the pickup', async () => {
  const token = await tokenFor(people.user);
  const quote = await newQuote(token);
  const { body } = await call(orders.book, { body: aBooking(quote) }, { token });
  const params = { orderId: String(body.orderId) };
  const staff = await tokenFor(people.staff);
  const carrierName = `Plains Auto ${quote.uniqueId}`;
  const carrier = {
    carrierName,
    driverName: 'Sam Ortiz',
    driverPhone: '(806) 555-0142',
    truck: 'TX 4K-2210',
  };
  for (const sdStatus of ['accepted', 'posted'] as const) {
    const given = sdStatus === 'accepted' ? { carrier } : {};
    await call(orderWork.move, { params, body: { sdStatus, tells: false, ...given } }, { token: staff });
  }
  const { page, complaints } = await openPageAs(people.staff);
  await page.goto(`${site}/order/${params.orderId}`);

  await page.getByRole('button', { name: 'Mark Driver Assigned' }).first().click();
  const assigning = page.getByRole('dialog', { name: /^Mark Driver Assigned: order #/ });
  // The field has the focus, and the carrier is known from the first assignment.
  await assigning.locator('input[name=carrierName]:focus').waitFor();
  await page.keyboard.type(`auto ${quote.uniqueId}`);
  await page.getByRole('option', { name: carrierName }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await assigning.getByLabel('Driver’s phone (optional)').inputValue()).toBe(carrier.driverPhone);
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: 'Carrier' });
  await card.getByText('TX 4K-2210').waitFor();

  await card.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Driver (optional)').fill('Kim Reyes');
  await page.keyboard.press('Enter');
  await card.getByText('Kim Reyes').waitFor();

  await page.getByRole('button', { name: 'Mark Picked Up' }).first().click();
  await page.getByText(/before the pickup (window|day)/).waitFor();
  await page.getByLabel('Odometer, 2021 Honda Accord (optional)').fill('45210');
  await page.keyboard.press('Enter');
  const condition = page.getByRole('region', { name: 'Condition' });
  await condition.getByText('45,210 miles').waitFor();
  await page.getByText(/Planned: .* \(\d+ days? early\)/).waitFor();
  expect(complaints).toEqual([]);
});
