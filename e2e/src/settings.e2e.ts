import { type GlobalSettings, quotes, settings } from '@overland/contracts';
import type { Locator, Page } from 'playwright-core';
import { closeBrowser, openPageAs, pick } from './browser.js';
import { newQuote } from './own-things.js';
import { call, site, until } from './product.js';
import { people, tokenFor } from './tokens.js';

const boss = people.superStaff;
/** A company that uses the provider's price sheet. */
const customer = people.otherUser;

let token: string;
let before: GlobalSettings;
let makes: string;

const read = async () => (await call(settings.get, {}, { token })).body as GlobalSettings;
const exportMakes = async () =>
  (await fetch(`${site}/api/makes/export`, { headers: { authorization: `JWT ${token}` } })).text();

/** Restores the settings, because other suites use the same product. */
async function restore() {
  const { serviceLevels, holidays, defaultSheet } = before;
  const { version } = await read();
  const body = { serviceLevels, holidays, defaultSheet, version };
  const { status } = await call(settings.update, { body }, { token });
  const list = { csv: makes, mode: 'replace', isPreview: false } as const;
  const { status: listStatus } = await call(settings.importMakes, { body: list }, { token });
  expect([status, listStatus]).toEqual([200, 200]);
}

beforeAll(async () => {
  token = await tokenFor(boss);
  [before, makes] = await Promise.all([read(), exportMakes()]);
});
afterEach(restore);
afterAll(closeBrowser);

async function openSettings(section: string) {
  const watched = await openPageAs(boss);
  await watched.page.goto(`${site}/settings?section=${section}`);
  await watched.page.getByRole('heading', { level: 1, name: 'Global Settings' }).waitFor();
  return watched;
}
const percentOf = (page: Page, level: string) =>
  page.getByRole('group', { name: `Pickup within ${level}` }).getByLabel('Price change');
const save = (page: Page) => page.getByRole('button', { name: 'Save Settings' }).click();
const nothingUnsaved = (page: Page) =>
  page.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'detached' });
const saved = async (page: Page) => {
  await page.getByText('Settings have been saved.').waitFor();
  await nothingUnsaved(page);
};
/** Waits, as a field shows its value a moment after its form has it. */
const shows = (field: Locator, value: string) =>
  until(`${value} in the field`, async () => (await field.inputValue()) === value);

describe('the super admin', () => {
  it('changes a level: new quotes use the new price, an old quote keeps its own', async () => {
    const seller = await tokenFor(customer);
    const old = await newQuote(seller);
    const { page, complaints } = await openSettings('levels');
    await percentOf(page, '7 business days').fill('-20');
    await page.getByText('Was −15%').waitFor();
    await save(page);
    await saved(page);

    const fresh = await newQuote(seller);
    const kept = await call(quotes.get, { params: { quoteId: old._id } }, { token: seller });
    const slowest = ({ totalPricing }: typeof old) => totalPricing['7'].totalOpenTransportSD;
    expect(slowest(fresh)).toBeLessThan(slowest(old));
    expect(kept.body.totalPricing).toEqual(old.totalPricing);
    expect(complaints).toEqual([]);
  });

  it('sees every error, even in a part of the page that is out of view', async () => {
    const { page } = await openSettings('levels');
    const { version } = await read();
    await percentOf(page, '3 business days').fill('5');
    await page.getByRole('link', { name: 'Rate sheet' }).click();
    await save(page);
    const refusal = page.getByText('A slower pickup cannot cost more than a faster one: at most 0%.');
    await page.waitForURL(/section=levels/);
    await refusal.waitFor();
    const isFocused = "document.activeElement.name === 'serviceLevels.1.adjustmentPercent'";
    await until('the focus in the refused field', () => page.evaluate<boolean>(isFocused));
    expect((await read()).version).toBe(version);
  });

  it('accepts the proposed holidays of a year, adds a range and undoes a removal', async () => {
    const { page } = await openSettings('holidays');
    const propose = page.getByRole('button', { name: /^Suggest \d{4} holidays$/ });
    const year = /\d{4}/.exec((await propose.textContent()) ?? '')?.[0] ?? '';
    await propose.click();
    await page.getByRole('button', { name: /^Add \d+ days$/ }).click();
    await page.getByRole('button', { name: 'Add holidays' }).click();
    await page.getByRole('textbox', { name: 'First day' }).fill(`12/24/${year}`);
    await page.getByRole('textbox', { name: 'Last day' }).fill(`12/31/${year}`);
    await page.getByRole('textbox', { name: 'Name' }).fill('Holiday closing');
    await page.getByRole('button', { name: 'Add to the list' }).click();
    const [first] = before.holidays;
    await page
      .getByRole('button', { name: `Remove ${first?.name}` })
      .first()
      .click();
    await page.getByRole('button', { name: `Undo removing ${first?.name}` }).click();
    await save(page);
    await saved(page);

    const { holidays } = await read();
    const added = holidays.filter(({ date }) => date.startsWith(year));
    expect(added.filter(({ name }) => name === 'Holiday closing').length).toBeGreaterThan(3);
    expect(added.map(({ name }) => name)).toContain('Labor Day');
    expect(holidays).toEqual(expect.arrayContaining(before.holidays));
  });

  it('is told about a newer version, and saves their changes on top of it', async () => {
    const { page: one } = await openSettings('levels');
    const { page: two } = await openSettings('levels');
    await percentOf(one, '7 business days').fill('-21');
    await percentOf(two, '5 business days').fill('-11');
    await save(one);
    await saved(one);
    await save(two);
    await two.getByText('Somebody else changed the settings meanwhile.').waitFor();
    await two.getByText('Price change of 7 business days is now: −21%.').waitFor();
    await shows(percentOf(two, '5 business days'), '-11%');
    await shows(percentOf(two, '7 business days'), '-21%');
    await save(two);
    await saved(two);
    expect((await read()).serviceLevels.map((level) => level.adjustmentPercent)).toEqual([0, -5, -11, -21]);
  });

  it('is warned while typing, before anything is saved', async () => {
    const { page } = await openSettings('sheet');
    const price = page.getByLabel('251–500 mi');
    const warning = page.getByText('miles is below that for');
    await price.fill('1');
    await warning.waitFor();
    await price.fill('810');
    await warning.waitFor({ state: 'detached' });
    expect((await read()).defaultSheet).toEqual(before.defaultSheet);
  });

  it('sees in the history who changed what, including the latest save', async () => {
    const { page, complaints } = await openSettings('history');
    const newest = page.getByRole('table', { name: 'History' }).getByRole('row').nth(1);
    await newest.waitFor();
    await page.getByRole('link', { name: 'Rate sheet' }).click();
    await page.getByLabel('Enclosed transport').fill('475.5');
    await save(page);
    await saved(page);
    await page.getByRole('link', { name: 'History' }).click();
    await newest.getByText('Enclosed transport: $450 → $475.50').waitFor();
    await newest.getByText('Settings changed').waitFor();
    await newest.getByText('Dana').waitFor();
    expect(complaints).toEqual([]);
  });

  it('is asked before leaving with unsaved changes', async () => {
    const { page } = await openSettings('sheet');
    await page.getByLabel('Enclosed transport').fill('475.5');
    await page.getByRole('link', { name: 'Orders', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Settings' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await shows(page.getByLabel('Enclosed transport'), '$475.50');
    await page.getByRole('button', { name: 'Discard' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Discard/ })
      .click();
    await nothingUnsaved(page);
    await page.getByRole('link', { name: 'Orders', exact: true }).click();
    await page.waitForURL(/\/orders/);
  });

  it('imports a list once its lines are valid, and finds, changes and removes a model', async () => {
    const { page, complaints } = await openSettings('makes');
    const choose = async (text: string) => {
      await page
        .getByLabel('CSV file')
        .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    };
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await choose('make,model,class\nZeekr,001,Coupe\n');
    await page.getByText('Line 2: “Coupe” is not one of').waitFor();
    expect(await page.getByRole('button', { name: /^Import .*changes$/ }).isDisabled()).toBe(true);
    await choose('make,model,class\nZeekr,001,Sedan\n');
    await page.getByText('Zeekr 001 is added as Sedan').waitFor();
    await page.getByRole('button', { name: 'Import 1 change' }).click();
    await page.getByText('Makes and models have been imported').waitFor();

    await page.getByRole('searchbox', { name: 'Search make or model' }).fill('zeekr');
    await page.getByRole('cell', { name: '001' }).click();
    await pick(page, 'Pricing class', 'Van');
    await page.getByRole('button', { name: 'Save class' }).click();
    await page.getByText('Zeekr 001 is now Van.').waitFor();
    await page.getByRole('cell', { name: '001' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('button', { name: 'Remove model' }).click();
    await page.getByText('Zeekr 001 has been removed.').waitFor();
    await page.getByText('No models match').waitFor();
    expect(await exportMakes()).toBe(makes);
    expect(complaints).toEqual([]);
  });
});

describe('GET /makes through the gateway', () => {
  it('answers 304 to a client that has the list', async () => {
    const first = await fetch(`${site}/api/makes`);
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    const second = await fetch(`${site}/api/makes`, { headers });
    expect([first.status, second.status, await second.text()]).toEqual([200, 304, '']);
  });
});

describe('an MCAdmin who is not a super admin', () => {
  it('is redirected from the page and refused by the API', async () => {
    const { page } = await openPageAs(people.staff);
    await page.goto(`${site}/settings`);
    await page.waitForURL((url) => url.pathname !== '/settings');
    const { serviceLevels, holidays, defaultSheet, version } = before;
    const body = { serviceLevels, holidays, defaultSheet, version };
    const { status } = await call(settings.update, { body }, { token: await tokenFor(people.staff) });
    expect(status).toBe(403);
  });
});
