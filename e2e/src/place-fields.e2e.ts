import type { Page } from 'playwright-core';
import { choose, closeBrowser, openPage, openPageAs } from './browser.js';
import { publicSite, site, until } from './product.js';

afterAll(closeBrowser);

const field = (page: Page, label: string) => page.getByRole('combobox', { name: label });
const says = (page: Page, label: string, text: string) =>
  until(`${label} to be ${text}`, async () => (await field(page, label).inputValue()) === text);

/** What they say and ask is in place-field.spec.tsx; here they search the real places. */
describe.each([
  ['of staff', () => openPageAs('kayla@lonestarmotors.example'), `${site}/get-quote`],
  ['of the public', () => openPage(), `${publicSite}/`],
])('the place fields %s', (_whose, open, address) => {
  it('can be filled by keyboard alone: arrows and Enter, or Tab', async () => {
    const { page } = await open();
    await page.goto(address);
    await field(page, 'Pickup').fill('springfield, m');
    await page.getByRole('option', { name: 'Springfield, MO' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await says(page, 'Pickup', 'Springfield, MA');
    await field(page, 'Delivery').fill('los angelas');
    await page.getByRole('option', { name: 'Los Angeles, CA' }).waitFor();
    await page.keyboard.press('Tab');
    await says(page, 'Delivery', 'Los Angeles, CA');
  });

  it('show a ZIP once, and none for a city', async () => {
    const { page } = await open();
    await page.goto(address);
    await choose(page, 'Pickup', '80202', 'Denver, CO 80202');
    await choose(page, 'Delivery', 'dalla', 'Dallas, TX');
    await says(page, 'Delivery', 'Dallas, TX');
    expect(await page.getByText(/^\d{5}$/).count()).toBe(0);
  });
});
