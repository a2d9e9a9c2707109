import { findingsOf } from './axe.js';
import { closeBrowser, desk, openPage, openPageAs, phone, photoOf } from './browser.js';
import { aDeliveredOrder, findAsCustomer } from './customer-orders.js';
import { mailsTo, publicSite, site, until } from './product.js';
import { people } from './tokens.js';
import { sendWaiting } from './waiting-emails.js';

afterAll(closeBrowser);

it('a customer reports damage with a photo, staff approve it, and the customer reads so', async () => {
  const order = await aDeliveredOrder('Dora Damaged');
  const mailOf = (subject: string) =>
    until(`the email “${subject}”`, async () =>
      (await mailsTo(order.customerEmail)).find(
        ({ Subject }) => Subject === `${subject}: order #${order.uniqueId}`,
      ),
    );
  const { page, complaints, context } = await openPage({ viewport: phone });
  const { token } = await findAsCustomer(order);
  await page.goto(`${publicSite}/order-status/${token}`);
  await page.getByRole('button', { name: 'Report Damage' }).click();
  const form = page.getByRole('dialog', { name: 'Report damage' });
  await form.getByRole('checkbox', { name: /Honda Accord/ }).check();
  const what = 'A scratch of a foot on the rear bumper, left of the plate.';
  await form.getByLabel('What is damaged?').fill(what);
  await form.getByLabel('Amount, if you know it (optional)').fill('420');
  await form.getByLabel('Photos of the damage').setInputFiles(await photoOf(page, 'Rear bumper.jpg'));
  await form.getByRole('progressbar').waitFor({ state: 'detached' });
  const found = await findingsOf(page);
  await page.setViewportSize(phone);
  await form.getByRole('button', { name: 'Send the Report' }).click();
  const own = page.getByRole('region', { name: 'Is something damaged?' });
  await own.getByText('Not answered yet').waitFor();
  await page.getByText('We have your report.').waitFor();
  await own.getByRole('button', { name: 'View Rear bumper.jpg' }).click();
  const photo = page.getByRole('dialog', { name: 'Rear bumper.jpg' });
  await photo.getByRole('img', { name: 'Rear bumper.jpg' }).waitFor();
  await photo.getByRole('button', { name: 'Close' }).click();
  expect((await mailOf('We have your report of damage')).Text).toContain(what);

  const staff = await openPageAs(people.staff, { viewport: desk });
  await staff.page.goto(`${site}/order/${order.orderId}#claims`);
  const claims = staff.page.getByRole('region', { name: 'Claims' });
  await claims.getByRole('button', { name: 'View Rear bumper.jpg' }).waitFor();
  found.push(...(await findingsOf(staff.page)));
  await staff.page.setViewportSize(desk);
  await claims.getByRole('button', { name: 'Approve: claim 1' }).click();
  const approval = staff.page.getByRole('dialog', { name: 'Approve claim 1' });
  await approval.getByLabel('Amount approved').fill('400');
  await approval.getByLabel('Note to the customer (optional)').fill('The bill of lading has it.');
  await approval.getByText(/\(customer\)$/).waitFor();
  await approval.getByRole('button', { name: 'Approve' }).click();
  await claims.getByText('Approved', { exact: true }).first().waitFor();

  await page.reload();
  await own.getByText('Not answered yet').waitFor();
  await sendWaiting(order.orderId);
  await page.reload();
  await own.getByText('Approved: $400.').waitFor();
  await own.getByText('Our answer: “The bill of lading has it.”').waitFor();
  found.push(...(await findingsOf(page)));
  expect(found).toEqual([]);
  expect([...complaints, ...staff.complaints]).toEqual([]);
  await context.close();
  await staff.context.close();
  expect((await mailOf('Your claim is approved')).Text).toContain('$400');
}, 180_000);
