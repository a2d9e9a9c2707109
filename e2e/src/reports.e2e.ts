import { reports } from '@overland/contracts';
import { findingsOf } from './axe.js';
import { closeBrowser, openPageAs, phone } from './browser.js';
import { call, site } from './product.js';
import { people, tokenFor } from './tokens.js';

afterAll(closeBrowser);

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
/** Days that are over in every time zone, as other tests book today. */
const days = { from: daysAgo(300), to: daysAgo(2) };

it('staff open the reports, choose a period, go down to the orders of a month and take a file with them', async () => {
  const { page, context, complaints } = await openPageAs(people.staff);
  await page.goto(`${site}/reports`);
  const months = page.getByRole('table', { name: 'Orders by month' });
  await months.waitFor();
  await page.getByRole('img', { name: 'Orders by month' }).waitFor();
  const found = await findingsOf(page);

  await page.getByRole('button', { name: /^[A-Z][a-z]{2} \d{4} – / }).click();
  // Not check(), which expects the mark at once: the choice is read from the address and shows a moment later.
  await page.getByRole('radio', { name: 'Last 90 days' }).click({ force: true });
  await page.waitForURL(/from=/);
  await page.keyboard.press('Escape');

  // The last month that is over, as other tests book in this one. Until the 90 days are read the table has twelve months.
  await months.getByRole('link').nth(-2).click();
  const group = page.getByRole('table', { name: /, by company$/ });
  await group.waitFor();
  found.push(...(await findingsOf(page)));
  await page.setViewportSize(phone);
  await page.getByRole('list', { name: /, by company$/ }).waitFor();
  found.push(...(await findingsOf(page)));
  expect(found).toEqual([]);

  const all = page.getByRole('link', { name: /^Show \d+ orders?$/ });
  const count = /\d+/.exec(await all.innerText())?.[0];
  await all.click();
  await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
  await page
    .getByText(new RegExp(`^${count} orders?\\b`))
    .first()
    .waitFor();

  await page.goBack();
  await page.setViewportSize({ width: 1440, height: 900 });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^orderVolume-.+\.csv$/);
  expect(complaints).toEqual([]);
  await context.close();
});

it('staff take what was on time and what became of quotes with them, as they see it', async () => {
  const { page, context, complaints } = await openPageAs(people.staff);
  for (const [report, title] of [
    ['onTime', 'By lane'],
    ['conversion', 'By company'],
  ]) {
    await page.goto(`${site}/reports?report=${report}&from=${days.from}&to=${days.to}`);
    await page.getByRole('table', { name: title }).waitFor();
    for (const format of ['CSV', 'XLSX', 'PDF']) {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: `Export ${format}` }).click(),
      ]);
      expect(file.suggestedFilename()).toBe(`${report}-${days.from}-${days.to}.${format.toLowerCase()}`);
    }
  }
  await page.setViewportSize(phone);
  await page.getByRole('list', { name: 'By company' }).waitFor();
  expect(await findingsOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

it('an Admin sees the own figures, in the reports of the own company alone', async () => {
  const token = await tokenFor(people.otherAdmin);
  const staff = await tokenFor(people.staff);
  const report = 'orderVolume';
  const { body: own } = await call(reports.get, { params: { report }, query: days }, { token });
  const { body: all } = await call(reports.get, { params: { report }, query: days }, { token: staff });
  expect(own.totals.orders).toBeGreaterThan(0);
  expect(own.totals.orders).toBeLessThan(all.totals.orders);
  const missing = { params: { report: 'avgCostByDealership' }, query: days } as const;
  expect((await call(reports.get, missing, { token })).status).toBe(403);

  const { page, context } = await openPageAs(people.otherAdmin);
  await page.goto(`${site}/reports?from=${days.from}&to=${days.to}`);
  await page.getByRole('table', { name: 'Orders by month' }).waitFor();
  const tabs = await page.getByRole('navigation', { name: 'Reports' }).getByRole('link').allInnerTexts();
  expect(tabs).toEqual(['Order volume', 'Average cost by distance', 'On time', 'Conversion']);
  await page
    .getByRole('cell', { name: String(own.totals.orders), exact: true })
    .first()
    .waitFor();
  await context.close();
});
