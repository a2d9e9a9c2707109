import { newPortal, portalEdits, portals, quotes } from '@overland/contracts';
import type { Page } from 'playwright-core';
import { closeBrowser, openPageAs, phone } from './browser.js';
import { aMove } from './builders.js';
import { queryAsOwner } from './databases.js';
import { newPerson, temporaryPassword } from './own-people.js';
import { call, site, until } from './product.js';
import { people, tokenFor } from './tokens.js';

const name = `Gulf Coast Autos ${Date.now()}`;

afterAll(closeBrowser);

const heading = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title }).waitFor();

async function createPortal(page: Page): Promise<string> {
  await page.goto(`${site}/portals`);
  await page.getByRole('link', { name: 'Create Portal' }).click();
  await heading(page, 'Create Portal');
  await page.getByLabel('Company name').fill(name);
  await page.getByRole('button', { name: 'Create Portal' }).click();
  await page.getByText(`${name} has been created.`).waitFor();
  await heading(page, name);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** What the company pays at the fastest level; undefined while quoting does not know the company. */
async function openPrice(portalId: string, token: string): Promise<number | undefined> {
  const { status, body } = await call(quotes.create, { body: { ...aMove(), portalId } }, { token });
  return status === 200 ? body.totalPricing['1'].totalOpenTransportPortal : undefined;
}

it('a portal is created, gets a tariff, and its quotes are priced with it', async () => {
  const { page, complaints } = await openPageAs(people.superStaff);
  const token = await tokenFor(people.superStaff);
  const portalId = await createPortal(page);
  const plain = await until('quoting knows the portal', () => openPrice(portalId, token));

  await page.getByLabel('Company tariff').fill('85');
  await page.getByText('Was $0. Same for open and enclosed.').waitFor();
  await page.getByRole('link', { name: 'Pricing 1 changed' }).waitFor();
  await page.getByRole('button', { name: 'Save Portal' }).click();
  await page.getByText('Portal has been saved.').waitFor();
  await page.getByRole('region', { name: 'History' }).getByText('Company tariff: $0 → $85').waitFor();
  const priced = await until('its quotes cost something else', async () => {
    const price = await openPrice(portalId, token);
    return price !== plain && price;
  });
  expect(priced).toBe(plain + 85 * aMove().vehicleQuotes.length);
  expect(complaints).toEqual([]);
});

it('an Admin changes the tariff of the own portal on a phone, and nothing else', async () => {
  // A company of its own: others quote for theirs.
  const body = { ...newPortal, companyName: `Bay Autos ${Date.now()}` };
  const token = await tokenFor(people.superStaff);
  const { body: own } = await call(portalEdits.create, { body }, { token });
  await until('quoting knows the portal', () => openPrice(own._id, token));
  const { email } = await newPerson({ role: 'Admin', portalId: own._id, isSuperAdmin: false });
  const { page, complaints } = await openPageAs(email, { viewport: phone });
  const address = `${site}/portal/${own._id}/settings`;
  await page.goto(address);
  await heading(page, 'Portal Settings');
  await page.getByRole('region', { name: 'A sedan, 620 miles' }).waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(phone.width);
  expect(await page.getByRole('switch').count()).toBe(1);
  await page.getByLabel('Company tariff').fill('45');
  await page.getByRole('button', { name: 'Save Tariff' }).click();
  await page.getByText('Your tariff has been saved.').waitFor();
  await page.goto(address);
  await page.getByLabel('Company tariff').waitFor();
  expect(await page.getByLabel('Company tariff').inputValue()).toBe('$45');
  expect(complaints).toEqual([]);
});

it.each([
  [
    'MCAdmin, of all settings',
    { role: 'MCAdmin', path: '', save: 'Save Portal', saved: 'Portal has been saved.' },
  ],
  [
    'an Admin, of the own tariff',
    { role: 'Admin', path: '/settings', save: 'Save Tariff', saved: 'Your tariff has been saved.' },
  ],
] as const)(
  'what is wrong is shown where it was typed, before the password is asked for: %s',
  async (_who, one) => {
    const company = { ...newPortal, companyName: `Judged Autos ${Date.now()}`, displayDiscountOption: true };
    const token = await tokenFor(people.superStaff);
    const { body: portal } = await call(portalEdits.create, { body: company }, { token });
    await until('quoting knows the portal', () => openPrice(portal._id, token));
    const rights = one.role === 'Admin' ? { portalId: portal._id, isSuperAdmin: false } : {};
    const editor = await newPerson({ role: one.role, ...rights });
    const { page, complaints } = await openPageAs(editor.email);
    await page.goto(`${site}/portal/${portal._id}${one.path}`);
    const discount = page.getByLabel('Customer discount');
    await discount.fill('90000');
    await queryAsOwner(
      'identity',
      `update sessions set confirmed_at = now() - interval '16 minutes' where user_id = $1`,
      [editor._id],
    );
    const save = page.getByRole('button', { name: one.save });
    await save.click();
    await page
      .getByText(/^The customer discount can be at most \$[\d,]+, the lowest rate of all\.$/)
      // The preview of prices says so, too, a moment later.
      .first()
      .waitFor();
    await discount.and(page.locator(':focus')).waitFor();
    expect(await discount.getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByRole('dialog').count()).toBe(0);

    await discount.fill('20');
    await save.click();
    const password = page.getByRole('dialog', { name: 'Is it still you?' }).getByLabel('Your password');
    await password.fill(temporaryPassword);
    await page.keyboard.press('Enter');
    await page.getByText(one.saved).waitFor();
    const { body: stored } = await call(portals.get, { params: { portalId: portal._id } }, { token });
    expect(stored).toMatchObject({ portalAdminDiscount: 20 });
    // Both are answers of the server that the browser reports by itself.
    expect(complaints.filter((each) => !/status of (400|403)/.test(each))).toEqual([]);
  },
);
