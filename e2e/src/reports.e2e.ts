import { insight, reports, users } from '@overland/contracts';
import { findingsOf } from './axe.js';
import { closeBrowser, openPageAs, phone } from './browser.js';
import { queryAsOwner } from './databases.js';
import { call, site } from './product.js';
import { people, tokenFor } from './tokens.js';

afterAll(closeBrowser);

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
/** Days that are over in every time zone, as other tests book today. */
const days = { from: daysAgo(300), to: daysAgo(2) };

const firstOfMonth = new Date(new Date().setUTCDate(1));
const lastMonth = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
}).format(firstOfMonth.getTime() - 86_400_000);

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

  // The last month that is over, as other tests book in this one; by its name, as the table of the 90 days comes later.
  await months.getByRole('link', { name: lastMonth }).click();
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

it('staff take what was on time, what became of quotes, margin and commissions with them, as they see it', async () => {
  const { page, context, complaints } = await openPageAs(people.staff);
  for (const [report, title] of [
    ['onTime', 'By lane'],
    ['conversion', 'By company'],
    ['margin', 'By carrier'],
    ['commissions', 'By owner'],
  ]) {
    await page.goto(`${site}/reports?report=${report}&from=${days.from}&to=${days.to}`);
    await page.getByRole('table', { name: title, exact: true }).waitFor();
    for (const format of ['CSV', 'XLSX', 'PDF']) {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: `Export ${format}` }).click(),
      ]);
      expect(file.suggestedFilename()).toBe(`${report}-${days.from}-${days.to}.${format.toLowerCase()}`);
    }
  }
  for (const [report, title] of [
    ['conversion', 'By company'],
    ['margin', 'By lane'],
    ['commissions', 'By owner and month'],
  ]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${site}/reports?report=${report}&from=${days.from}&to=${days.to}`);
    await page.getByRole('table', { name: title, exact: true }).waitFor();
    const found = await findingsOf(page);
    await page.setViewportSize(phone);
    await page.getByRole('list', { name: title, exact: true }).waitFor();
    expect([...found, ...(await findingsOf(page))]).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await context.close();
});

/** Of the orders' own tables. */
const booked = `from orders o left join order_costs c on c.order_id = o.id
  where (o.created_at at time zone 'America/New_York')::date between $1 and $2 and o.status not in ('Canceled', 'placing')`;

it('the margin is what orders and their costs add up to, and nobody but MCAdmin reads it', async () => {
  const [expected] = await queryAsOwner(
    'orders',
    `select sum((coalesce(c.paid, c.agreed) is not null)::int)::int as orders,
       sum(case when coalesce(c.paid, c.agreed) is null then 0 else o.price end)::int as revenue,
       sum(coalesce(c.paid, c.agreed))::int as cost, count(*)::int as booked ${booked}`,
    [days.from, days.to],
  );
  const token = await tokenFor(people.staff);
  const { body } = await call(insight.margin, { query: days }, { token });
  const { total, lanes } = body;
  expect(total.orders).toBeGreaterThan(0);
  expect({ ...total, booked: total.orders + total.withoutCost }).toMatchObject({ ...expected });
  expect(total.margin).toBe(total.revenue - total.cost);
  expect(lanes.length).toBeGreaterThan(1);
  for (const somebody of [people.admin, people.user]) {
    const other = await tokenFor(somebody);
    expect((await call(insight.margin, { query: days }, { token: other })).status).toBe(403);
  }
});

it('commissions are what orders add up to, by owner and month; a User reads the own alone', async () => {
  const token = await tokenFor(people.user);
  const { body: own } = await call(users.own, {}, { token });
  const rows = await queryAsOwner<{
    owner: string | null;
    month: string;
    orders: number;
    commission: number;
  }>(
    'orders',
    `select o.owner_id as owner, to_char(o.created_at at time zone 'America/New_York', 'YYYY-MM') as month,
       count(*)::int as orders, sum(coalesce(o.commission, 0))::int as commission ${booked} group by 1, 2`,
    [days.from, days.to],
  );
  const all = await call(insight.commissions, { query: days }, { token: await tokenFor(people.staff) });
  const shown = all.body.owners.flatMap(({ ownerId, months }) =>
    months.map(({ month, orders, commission }) => ({ owner: ownerId, month, orders, commission })),
  );
  const inOrder = (some: typeof rows) =>
    some.map((row) => JSON.stringify([row.owner, row.month, row.orders, row.commission])).sort();
  expect(inOrder(shown)).toEqual(inOrder(rows));
  const mine = await call(insight.commissions, { query: days }, { token });
  expect(mine.body.owners.every(({ ownerId }) => ownerId === own._id)).toBe(true);

  const { page, context, complaints } = await openPageAs(people.user);
  await page.goto(`${site}/get-quote`);
  await page.getByRole('link', { name: 'Reports' }).click();
  await page.getByRole('heading', { name: 'Reports', level: 1 }).waitFor();
  const tabs = page.getByRole('navigation', { name: 'Reports' }).getByRole('link');
  await tabs.first().waitFor();
  expect(await tabs.allInnerTexts()).toEqual(['Commissions', 'Conversion']);
  await page
    .getByRole('table', { name: 'By month' })
    .or(page.getByText('You own no orders of this period'))
    .waitFor();
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
  expect(tabs).toEqual([
    'Order volume',
    'Average cost by distance',
    'On time',
    'Conversion',
    'Commissions',
    'Claims',
    'Receivables',
  ]);
  await page
    .getByRole('cell', { name: String(own.totals.orders), exact: true })
    .first()
    .waitFor();
  await context.close();
});
