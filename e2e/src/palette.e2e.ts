import { orders } from '@overland/contracts';
import { axeFindings } from './axe.js';
import { closeBrowser, desk, openPageAs, phone } from './browser.js';
import { newOrder } from './own-things.js';
import { call, site } from './product.js';
import { people, tokenFor } from './tokens.js';

afterAll(closeBrowser);

async function anOrder() {
  const { body } = await call(orders.list, { body: { limit: 1 } }, { token: await tokenFor(people.user) });
  const [order] = body.rows;
  if (!order) throw new Error('The demo data has no order.');
  return order;
}

async function newPayable() {
  const { orderId, uniqueId } = await newOrder(await tokenFor(people.user), 'Palette Payer');
  return { _id: orderId, uniqueId };
}

it('finds an order by its number from any page and opens it, all by keyboard', async () => {
  const { _id, uniqueId } = await anOrder();
  const { page, complaints } = await openPageAs(people.user);
  await page.goto(`${site}/quotes`);
  await page.getByRole('main').getByRole('searchbox').fill('not this field');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
  await field.waitFor();
  await page.keyboard.type(String(uniqueId));
  const found = page.getByRole('group', { name: 'Orders' });
  await found
    .getByRole('option', { name: new RegExp(`#${uniqueId}`) })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site}/order/${_id}`);
  await page.getByText(`ORDER: #${uniqueId}`, { exact: true }).waitFor();
  expect(complaints).toEqual([]);
});

it('finds people and companies, and opens the payment of an order by its number', async () => {
  const { _id, uniqueId } = await newPayable();
  const { page } = await openPageAs(people.staff);
  await page.goto(`${site}/orders`);
  await page.getByRole('main').getByRole('searchbox').waitFor();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const search = async (text: string) => {
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await dialog.getByRole('combobox').fill(text);
  };
  await search('kayla');
  await page
    .getByRole('option', { name: /Kayla Brandt/ })
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await search('northgate');
  await page
    .getByRole('option', { name: /Northgate Relocation/ })
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await search(`mark paid ${uniqueId}`);
  await page
    .getByRole('option', { name: /Mark paid/i })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site}/order/${_id}`);
  await page.getByRole('dialog', { name: `Payment of order #${uniqueId}` }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await search(`carrier paid ${uniqueId}`);
  await page
    .getByRole('option', { name: new RegExp(`^#${uniqueId}`) })
    .first()
    .waitFor();
  expect(await page.getByRole('option', { name: /Mark Carrier Paid: / }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await search('margin');
  await page.getByRole('option', { name: 'Report: margin' }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site}/reports?report=margin`);
  await page.goto(`${site}/order/${_id}?do=paid`);
  const notice = page
    .getByRole('region', { name: 'Notices' })
    .getByText(/^Mark Carrier Paid: Not possible while/);
  await notice.waitFor();
  const others = [page.getByLabel('Sidebar'), page.getByRole('region', { name: 'Actions' })];
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const toast = await page.getByRole('region', { name: 'Notices' }).boundingBox();
    for (const other of others) expect(overlap(toast, await other.boundingBox())).toBe(false);
  }
});

type Box = { x: number; y: number; width: number; height: number } | null;

function overlap(one: Box, other: Box): boolean {
  if (one === null || other === null) return false;
  const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
  return !isBeside && one.y < other.y + other.height && other.y < one.y + one.height;
}

it('takes a step of the open order, which keeps the focus that it is given', async () => {
  const { _id } = await newPayable();
  const { page } = await openPageAs(people.user);
  await page.goto(`${site}/order/${_id}`);
  await page.locator('textarea[name=note]').waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill('note');
  await page
    .getByRole('group', { name: 'On this page' })
    .getByRole('option', { name: 'Add a note' })
    .waitFor();
  await page.keyboard.press('Enter');
  await page.locator('textarea[name=note]:focus').waitFor();
});

it('gives the focus back, and opens with its button too, which a phone has at the top', async () => {
  const { page } = await openPageAs(people.user, { viewport: phone });
  await page.goto(`${site}/orders`);
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await button.click();
  await page.getByRole('option', { name: 'Quotes' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Search');
});

it('is not opened by its key once shortcuts are switched off on the account page', async () => {
  const { page } = await openPageAs(people.user);
  await page.goto(`${site}/account`);
  const useShortcuts = page.getByRole('checkbox', { name: 'Use keyboard shortcuts' });
  await useShortcuts.waitFor();
  // Once its code is loaded it opens at once, so that its absence can be seen.
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Search' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await useShortcuts.uncheck();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('?');
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('complementary').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('dialog', { name: 'Search' }).waitFor();
});

it.each([
  ['at a desk', desk, 'light'],
  ['at a desk', desk, 'dark'],
  ['on a phone', phone, 'light'],
] as const)('has no axe findings %s', async (_where, viewport, colorScheme) => {
  const { page } = await openPageAs(people.user, { viewport, colorScheme });
  await page.goto(`${site}/account`);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('an');
  await page.getByRole('group', { name: 'Orders' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
});
