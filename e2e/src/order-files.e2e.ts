import { readFile } from 'node:fs/promises';
import { type Order, orders } from '@overland/contracts';
import type { Page } from 'playwright-core';
import { findingsOf } from './axe.js';
import { closeBrowser, openPage, openPageAs, phone, photoOf } from './browser.js';
import { findAsCustomer } from './customer-orders.js';
import { thingsOf } from './own-things.js';
import { call, publicSite, site, until } from './product.js';
import { people, tokenFor } from './tokens.js';

afterAll(closeBrowser);

const bill = {
  name: 'Bill of “lading”.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nA paper.\n%%EOF'),
};

async function download(page: Page, name: string, role: 'link' | 'button' = 'link') {
  const begun = page.waitForEvent('download');
  await page.getByRole(role, { name: `Download ${name}` }).click();
  const file = await begun;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

async function openOrder() {
  const token = await tokenFor(people.admin);
  const { orderId } = await thingsOf(token, 'Fiona Files');
  const read = async () => (await call(orders.get, { params: { orderId } }, { token })).body;
  const watched = await openPageAs(people.admin);
  await watched.page.goto(`${site}/order/${orderId}`);
  return { ...watched, read };
}

it('a paper and a picture are uploaded to an order, looked at, downloaded, removed and restored', async () => {
  const { page, complaints, read } = await openOrder();
  const files = page.getByRole('region', { name: 'Files' });
  const input = page.getByLabel('Files to upload');
  await input.setInputFiles([bill, await photoOf(page, 'Left side.jpg')]);
  const look = page.getByRole('button', { name: 'View Left side.jpg' });
  await look.click();
  const whole = page.getByRole('dialog').getByRole('img', { name: 'Left side.jpg' });
  await whole.waitFor();
  await until('the picture is drawn', () =>
    whole.evaluate((image: { naturalWidth: number }) => image.naturalWidth === 64),
  );
  await page.getByRole('button', { name: 'Close' }).click();

  expect(await download(page, bill.name)).toEqual({ name: bill.name, bytes: bill.buffer });
  const picture = await download(page, 'Left side.jpg');
  expect(picture.bytes.subarray(0, 2).toString('hex')).toBe('ffd8');

  await files.getByRole('button', { name: `Remove ${bill.name}` }).click();
  await files.getByText('1 removed file').click();
  await files.getByRole('button', { name: `Restore ${bill.name}` }).click();
  await files.getByText('1 removed file').waitFor({ state: 'detached' });
  expect(await download(page, bill.name)).toEqual({ name: bill.name, bytes: bill.buffer });
  expect((await read()).files.map(({ name, removedAt }) => [name, removedAt])).toEqual([
    [bill.name, null],
    ['Left side.jpg', null],
  ]);
  expect(complaints).toEqual([]);
});

/** The page of the order, as its customer has it by email and number. */
async function openAsCustomer(order: Order) {
  const { token } = await findAsCustomer(order);
  const watched = await openPage({ viewport: phone });
  await watched.page.goto(`${publicSite}/order-status/${token}`);
  return watched;
}

it('staff show one of two papers to the customer, who downloads it, and hide it again', async () => {
  const { page, complaints, read } = await openOrder();
  const invoice = { ...bill, name: 'Carrier invoice.pdf' };
  await page.getByLabel('Files to upload').setInputFiles([bill, invoice]);
  await page.getByRole('link', { name: `Download ${invoice.name}` }).waitFor();
  await page.getByRole('button', { name: `Show to customer: ${bill.name}` }).click();
  await page.getByText('For the customer').waitFor();
  const found = await findingsOf(page);

  const customer = await openAsCustomer(await read());
  expect(await download(customer.page, bill.name, 'button')).toEqual({
    name: bill.name,
    bytes: bill.buffer,
  });
  expect(await customer.page.content()).not.toContain(invoice.name);
  found.push(...(await findingsOf(customer.page)));

  await page.getByRole('button', { name: `Hide from customer: ${bill.name}` }).click();
  await page.getByRole('button', { name: `Show to customer: ${bill.name}` }).waitFor();
  // The open page is notified. What older links answer is in customer-files.int-spec.ts.
  await customer.page.getByRole('button', { name: `Download ${bill.name}` }).waitFor({ state: 'detached' });
  await customer.page.reload();
  await customer.page.getByRole('button', { name: 'Order as a PDF' }).waitFor();
  expect(await customer.page.content()).not.toContain(bill.name);
  expect(found).toEqual([]);
  expect([...complaints, ...customer.complaints]).toEqual([]);
});
