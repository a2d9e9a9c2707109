import { randomUUID } from 'node:crypto';
import { quotes } from '@overland/contracts';
import type { Page } from 'playwright-core';
import { closeBrowser, openPageAs } from './browser.js';
import { newOrder, newQuote } from './own-things.js';
import { call, site } from './product.js';
import { people, tokenFor } from './tokens.js';

afterAll(closeBrowser);

const main = (page: Page) => page.getByRole('main');
/** Headings of the table are buttons, too. */
const pill = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).and(page.locator('button[aria-expanded]'));
const rows = (page: Page) => main(page).locator('tbody [data-row]');

/** Three saved quotes of one customer. */
async function threeQuotesOf(customer: string): Promise<void> {
  const token = await tokenFor(people.admin);
  for (let at = 0; at < 3; at += 1) {
    const { _id: quoteId } = await newQuote(token, customer);
    await call(quotes.update, { body: { quoteId, status: 'Saved' } }, { token });
  }
}

it('saves a view of a list, shares it with the company, and leads from quote to quote of it', async () => {
  const id = randomUUID().slice(0, 8);
  const [customer, name] = [`Views Of ${id}`, `Quotes of ${id}`];
  await threeQuotesOf(customer);
  const { page } = await openPageAs(people.admin);
  await page.goto(`${site}/quotes?q=${encodeURIComponent(customer)}`);
  await pill(page, 'More filters').click();
  await pill(page, 'Created').click();
  await page.getByRole('radio', { name: 'This week' }).check();
  await pill(page, 'Columns').click();
  await page.getByRole('checkbox', { name: 'Vehicles' }).uncheck();
  await pill(page, 'Views').click();
  await page.getByLabel('Name of this view').fill(name);
  await page.getByLabel('Share with my company').check();
  await page.getByRole('button', { name: 'Save View' }).click();
  await page.getByText(`“${name}” is shared with your company.`).waitFor();

  const { page: colleague } = await openPageAs(people.user);
  await colleague.goto(`${site}/quotes`);
  await pill(colleague, 'Views').click();
  await colleague.getByRole('link', { name: `${name}, shared` }).click();
  await pill(colleague, `Views: ${name}`).waitFor();
  await pill(colleague, 'Created: This week').waitFor();
  await colleague.waitForURL(/created=thisWeek/);
  await colleague.getByRole('columnheader', { name: 'Vehicles' }).waitFor({ state: 'detached' });
  await rows(colleague).nth(2).waitFor();
  await rows(colleague).first().getByRole('link').click();
  await colleague.getByText('1 of 3', { exact: true }).waitFor();
  await colleague.keyboard.press('j');
  await colleague.getByText('2 of 3', { exact: true }).waitFor();
  await colleague.getByRole('link', { name: 'Back to the list' }).click();
  await pill(colleague, `Views: ${name}`).waitFor();

  // The panel is open since it was saved.
  await page.getByRole('button', { name: `Delete the view ${name}` }).click();
  await page.getByRole('button', { name: 'Delete view' }).click();
  await page.getByText(`“${name}” is deleted.`).waitFor();
  await pill(page, 'Views').waitFor();
});

it('shows columns of an order that are chosen, filters by what is overdue, and asks before an address exports', async () => {
  const customer = `Columns Of ${randomUUID().slice(0, 8)}`;
  await newOrder(await tokenFor(people.admin), customer);
  const { page } = await openPageAs(people.admin);
  const address = `${site}/orders?q=${encodeURIComponent(customer)}`;
  await page.goto(`${address}&hide=`);
  await pill(page, 'Columns').click();
  for (const column of ['Carrier', 'Delivery day', 'Balance due']) {
    await page.getByRole('checkbox', { name: column }).check();
    await page.getByRole('columnheader', { name: column }).waitFor();
  }
  await rows(page).getByText('planned', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await pill(page, 'Pickup').click();
  await page.getByRole('radio', { name: 'Overdue' }).check();
  await page.getByText('No orders match').waitFor();

  await page.goto(`${address}&do=export`);
  const question = page.getByRole('dialog', { name: 'Export orders as CSV' });
  await question.waitFor();
  const download = page.waitForEvent('download');
  await question.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/^orders-.*\.csv$/);
});
