import { quotes } from '@overland/contracts';
import type { Page } from 'playwright-core';
import { choose, closeBrowser, openPage, openPageAs } from './browser.js';
import { newPublicQuote, newQuote } from './own-things.js';
import { call, publicSite, site } from './product.js';
import { people, tokenFor } from './tokens.js';

const dealer = people.user;
const premiumAdmin = 'julian@meridianwhiteglove.example';

afterAll(closeBrowser);

const main = (page: Page) => page.getByRole('main');
const quoteAddress = /\/quote\/[0-9a-f-]{36}$/;
const submit = (page: Page) => main(page).getByRole('button', { name: 'Get Quote' }).click();

/** Fills in every required field of the quote form, from a place to Denver. */
async function fillForm(page: Page, pickup: { typed: string; text: string }): Promise<void> {
  await choose(page, 'Pickup', pickup.typed, pickup.text);
  await choose(page, 'Delivery', 'denver', 'Denver, CO');
  await choose(page, 'Make', 'hond', 'Honda');
  await choose(page, 'Model', 'accord', 'Accord');
  await page.getByRole('radio', { name: 'Yes' }).focus();
  await page.keyboard.press('Space');
}
const dallas = { typed: 'dallas', text: 'Dallas, TX' };

describe('the quote form', () => {
  it('has no transport type for a premium company, whose quotes are always white glove', async () => {
    const { page } = await openPageAs(premiumAdmin);
    await page.goto(`${site}/get-quote`);
    await fillForm(page, dallas);
    await main(page).getByText('Enclosed White Glove, picked up within 1 business day').waitFor();
    expect(await page.getByRole('radiogroup', { name: 'Transport type' }).count()).toBe(0);
    await submit(page);
    await page.waitForURL(quoteAddress);
    await main(page).getByText('Price for 1 vehicle').waitFor();
    expect(
      await main(page)
        .getByText(/Switch/)
        .count(),
    ).toBe(0);
  });

  it('asks an MCAdmin for the company, and offers “Other” for every class', async () => {
    const { page } = await openPageAs(people.superStaff);
    await page.goto(`${site}/get-quote`);
    await submit(page);
    await page.getByText('Please select a portal.').waitFor();
    await page.getByRole('combobox', { name: 'Company' }).fill('lone');
    await main(page).getByRole('option', { name: 'Lone Star Motors' }).click();
    await page.getByText('Please select a portal.').waitFor({ state: 'detached' });
    await choose(page, 'Make', 'other', 'Other');
    await page.getByRole('combobox', { name: 'Model' }).click();
    const classes = ['Sedan', 'SUV', 'Van', 'Pickup', 'Pre-1975 Classic'];
    const offered = page.getByRole('listbox', { name: 'Model choices' }).getByRole('option');
    expect(await offered.allTextContents()).toEqual(classes.map((name) => `Other (${name})`));
  });

  it('says whom to contact when no price can be calculated, and keeps what was typed', async () => {
    const { page } = await openPageAs(dealer);
    await page.goto(`${site}/get-quote`);
    await fillForm(page, { typed: 'honolulu', text: 'Honolulu, HI' });
    await submit(page);
    const whoops = /^Whoops! We seem to be having an issue calculating your quote\. Please email us at/;
    await page.getByRole('alert').filter({ hasText: whoops }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Model' }).inputValue()).toBe('Accord');
  });

  it.each([
    [200, 1],
    [201, 0],
  ])('shows an error of %i characters %i times', async (length, times) => {
    const { page } = await openPageAs(dealer);
    const message = 'x'.repeat(length);
    await page.route(`${site}/api/quote`, (route) =>
      route.fulfill({ status: 400, json: { statusCode: 400, code: 'invalid', message, errors: [] } }),
    );
    await page.goto(`${site}/get-quote`);
    await fillForm(page, dallas);
    const answered = page.waitForResponse(`${site}/api/quote`);
    await submit(page);
    await answered;
    await main(page).getByRole('button', { name: 'Get Quote' }).waitFor();
    expect(await page.getByText(message).count()).toBe(times);
  });
});

describe('a quote', () => {
  it('switches to Platinum and back, with the prices of each', async () => {
    const { _id } = await newQuote(await tokenFor(dealer));
    const { page } = await openPageAs(dealer);
    await page.goto(`${site}/quote/${_id}`);
    await page.getByRole('columnheader', { name: 'Open (Silver)' }).waitFor();
    await page.getByRole('button', { name: 'Switch to Platinum' }).click();
    await page.getByRole('columnheader', { name: 'Enclosed White Glove (Platinum)' }).waitFor();
    await page.getByRole('button', { name: 'Switch back to Open' }).click();
    await page.getByRole('columnheader', { name: 'Open (Silver)' }).waitFor();
  });

  it('is removed after a confirmation, and comes back by Undo', async () => {
    const { _id, uniqueId } = await newQuote(await tokenFor(dealer));
    const { page } = await openPageAs(dealer);
    await page.goto(`${site}/quote/${_id}`);
    await page.getByRole('button', { name: 'Remove', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Quote has been saved.').waitFor();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    const question = page.getByRole('dialog', { name: `Quote #${uniqueId}` });
    await question.getByText('Remove this quote?').waitFor();
    await question.getByRole('button', { name: 'Remove Quote' }).click();
    await page.waitForURL(`${site}/quotes`);
    const token = await tokenFor(dealer);
    const statusNow = async () =>
      (await call(quotes.get, { params: { quoteId: _id } }, { token })).body.status;
    expect(await statusNow()).toBe('Archived');
    await page.getByText(`Quote #${uniqueId} is removed.`).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText(`Quote #${uniqueId} is back among the saved ones.`).waitFor();
    expect(await statusNow()).toBe('Saved');
  });
});

describe('the list of quotes', () => {
  it('keeps search, filter and order in its address', async () => {
    const { uniqueId } = await newQuote(await tokenFor(dealer), 'Wilhelmina Ostrander');
    const { page } = await openPageAs(dealer);
    await page.goto(`${site}/quotes`);
    const table = page.getByRole('table', { name: 'Quotes' });
    await page.getByRole('searchbox').fill('wilhelmina');
    await table.getByRole('button', { name: 'Price' }).click();
    await page
      .getByRole('button', { name: /^Status: / })
      .first()
      .click();
    await page.getByRole('checkbox', { name: 'Booked' }).uncheck();
    await page.waitForURL((url) => {
      const { searchParams } = url;
      return (
        searchParams.get('q') === 'wilhelmina' &&
        searchParams.get('sort') === '-price' &&
        searchParams.getAll('status').join() === 'Unsaved,Saved'
      );
    });
    await page.reload();
    await table.getByRole('columnheader', { name: /^Price/, exact: false }).waitFor();
    expect(await table.locator('[aria-sort=descending]').textContent()).toMatch(/^Price/);
    await table.getByRole('link', { name: `#${uniqueId}` }).click();
    await page.waitForURL(quoteAddress);
  });

  it('has 150 rows, 5,000 for a chosen company and 1,500 when viewing as one', async () => {
    const { page } = await openPageAs(people.superStaff);
    const asked = (limit: number) =>
      page.waitForRequest(
        (request) => request.url() === `${site}/api/quotes` && request.postDataJSON().limit === limit,
      );
    await Promise.all([asked(150), page.goto(`${site}/quotes`)]);
    await Promise.all([asked(5000), page.getByLabel('Company').selectOption({ label: 'Lone Star Motors' })]);
    await Promise.all([
      asked(1500),
      page.getByLabel('View as').selectOption({ label: 'Northgate Relocation' }),
    ]);
    await page.getByLabel('Company').waitFor({ state: 'detached' });
  });
});

describe('the public view of a quote', () => {
  it('shows the customer’s email and phone and can be booked, without the provider’s share', async () => {
    const quote = await newPublicQuote();
    const { page } = await openPage();
    await page.goto(`${publicSite}/quote/public/${quote._id}`);
    await page.getByText(`QUOTE: #${quote.uniqueId}`).waitFor();
    await page.getByText(/^\S+@\S+\.\S+$/).waitFor();
    await main(page)
      .getByText(/^\(\d{3}\) \d{3}-\d{4}$/)
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Book Order' }).first().waitFor();
    expect(await page.getByText(/commission|provider rate|tariff/i).count()).toBe(0);
  });

  it('does not exist for a quote of a company that does not share its quotes', async () => {
    const { _id } = await newQuote(await tokenFor(dealer));
    const { page } = await openPage();
    await page.goto(`${publicSite}/quote/public/${_id}`);
    await page.getByText('We could not find this quote').waitFor();
  });
});
