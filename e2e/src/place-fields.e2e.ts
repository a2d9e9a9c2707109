import type { Page } from 'playwright-core';
import { choose, closeBrowser, openPage, openPageAs } from './browser.js';
import { publicSite, site, until } from './product.js';

afterAll(closeBrowser);

const field = (page: Page, label: string) => page.getByRole('combobox', { name: label });
const says = (page: Page, label: string, text: string) =>
  until(`${label} to say ${text}`, async () => (await field(page, label).inputValue()) === text);

describe.each([
  ['of staff', () => openPageAs('kayla@lonestarmotors.example'), `${site}/get-quote`],
  ['of the public', () => openPage(), `${publicSite}/`],
])('the place fields %s', (_whose, open, address) => {
  it('ask to choose a suggestion of what was only typed', async () => {
    const { page } = await open();
    await page.goto(address);
    await field(page, 'Pickup').fill('Dallas');
    await page.keyboard.press('Escape');
    await field(page, 'Delivery').focus();
    await page.getByText('City, state selection required.').waitFor();
  });

  it('ask again when a chosen place is typed over', async () => {
    const { page } = await open();
    await page.goto(address);
    await choose(page, 'Pickup', 'dalla', 'Dallas, TX');
    await field(page, 'Pickup').press('End');
    await page.keyboard.type('x');
    await page.keyboard.press('Escape');
    await field(page, 'Delivery').focus();
    await page.getByText('City, state selection required.').waitFor();
  });

  it('are filled with the keys alone: arrows and Enter, or Tab', async () => {
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

  it('say the ZIP of a place once', async () => {
    const { page } = await open();
    await page.goto(address);
    await choose(page, 'Pickup', '80202', 'Denver, CO 80202');
    await choose(page, 'Delivery', 'dalla', 'Dallas, TX');
    await page.getByText(/^75\d{3}$/).waitFor();
    expect(await page.getByText('80202', { exact: true }).count()).toBe(0);
  });

  it('say so when there are no suggestions, and when they cannot be had', async () => {
    const { page } = await open();
    await page.goto(address);
    await field(page, 'Pickup').fill('zzzzzz');
    await page.getByText('No place found. Try a city and state, or a ZIP code.').waitFor();
    await page.route('**/api/places?*', (route) => route.abort());
    await field(page, 'Pickup').fill('dallas');
    await page.getByText('Suggestions are not available right now. Please try again.').waitFor();
    await page.unroute('**/api/places?*');
    await field(page, 'Pickup').fill('dalla');
    await page.getByRole('option', { name: 'Dallas, TX' }).waitFor();
  });
});
