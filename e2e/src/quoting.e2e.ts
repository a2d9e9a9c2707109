import type { Page } from 'playwright-core';
import { closeBrowser, openPageAs } from './browser.js';
import { queryAsOwner } from './databases.js';
import { newQuote } from './own-things.js';
import { site } from './product.js';
import { tokenFor } from './tokens.js';

const dealer = 'wes@lonestarmotors.example';
let token: string;

beforeAll(async () => {
  token = await tokenFor(dealer);
});
afterAll(closeBrowser);

const main = (page: Page) => page.getByRole('main');
const quoteAddress = /\/quote\/[0-9a-f-]{36}/;

/** Waits until the field has the focus. */
const hasFocus = (page: Page, name: string) =>
  page.locator(`[name="${name}"]:focus`).waitFor({ state: 'visible' });

/** Types into the focused field and chooses the first suggestion by keyboard. */
async function typeAndTake(page: Page, text: string, suggestion: string): Promise<void> {
  await page.keyboard.type(text);
  await page.getByRole('option', { name: suggestion, exact: true }).waitFor();
  await page.keyboard.press('Tab');
}

describe('the quote form', () => {
  it('creates a quote for two vehicles by keyboard alone', async () => {
    const { page } = await openPageAs(dealer);
    await page.goto(`${site}/get-quote`);
    await hasFocus(page, 'pickup');
    await typeAndTake(page, 'dallas', 'Dallas, TX');
    await typeAndTake(page, 'denver', 'Denver, CO');
    await page.getByLabel('Customer full name').focus();
    await page.keyboard.type('Grace Lindqvist');
    await page.getByRole('combobox', { name: 'Make' }).focus();
    await typeAndTake(page, 'hond', 'Honda');
    await typeAndTake(page, 'accord', 'Accord');
    await page.getByRole('radio', { name: 'Yes' }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Add Vehicle' }).focus();
    await page.keyboard.press('Enter');
    await hasFocus(page, 'vehicleQuotes.1.make');
    await typeAndTake(page, 'toyota', 'Toyota');
    await typeAndTake(page, 'rav4', 'RAV4');
    await page.getByRole('radio', { name: 'No' }).nth(1).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.waitForURL(quoteAddress);
    await main(page).getByText('Price for 2 vehicles').waitFor();
  });

  it('offers what the user recently quoted: the route, the vehicles and the customer', async () => {
    await newQuote(token, 'Hugo Stern');
    const { page } = await openPageAs(dealer);
    await page.goto(`${site}/get-quote`);
    const routes = page.getByRole('group', { name: 'Recent routes' });
    await routes.getByRole('button', { name: 'Dallas, TX → Los Angeles, CA' }).click();
    await hasFocus(page, 'customerFullName');
    expect(await page.getByRole('combobox', { name: 'Pickup' }).inputValue()).toBe('Dallas, TX');
    expect(await page.locator('datalist option[value="Hugo Stern"]').count()).toBe(1);
    await page
      .getByRole('group', { name: 'Recent' })
      .getByRole('button', { name: '4Runner' })
      .first()
      .click();
    expect(await page.getByRole('combobox', { name: 'Model' }).inputValue()).toBe('4Runner');
    await main(page).getByRole('button', { name: 'Get Quote' }).click();
    await page.waitForURL(quoteAddress);
  });

  it('reads vehicles from a pasted list, and names the lines it does not recognize', async () => {
    const { page } = await openPageAs(dealer);
    await page.goto(`${site}/get-quote`);
    await page.getByRole('button', { name: 'Paste a list' }).click();
    await page
      .getByLabel('One vehicle per line')
      .fill('2019 Honda Accord\nFord F-150, inoperable\nZündapp Janus');
    await page.getByText('Not in the list of makes and models: Zündapp Janus').waitFor();
    await page.getByRole('button', { name: 'Add 2 Vehicles' }).click();
    const models = page.getByRole('combobox', { name: 'Model' });
    expect(await models.nth(0).inputValue()).toBe('Accord');
    expect(await models.nth(1).inputValue()).toBe('F-150');
    expect(await page.getByRole('radio', { name: 'No' }).nth(1).isChecked()).toBe(true);
  });

  it('starts with a copy of a quote', async () => {
    const { _id, uniqueId } = await newQuote(token, 'Rosa Vega');
    const { page } = await openPageAs(dealer);
    await page.goto(`${site}/get-quote?from=${_id}`);
    await page.getByText(`A copy of quote #${uniqueId}`).waitFor();
    expect(await page.getByLabel('Customer full name').inputValue()).toBe('Rosa Vega');
    await main(page).getByRole('button', { name: 'Get Quote' }).click();
    await page.waitForURL(quoteAddress);
    expect(page.url()).not.toContain(_id);
  });
});

describe('leaving a form', () => {
  const leaveBy = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

  it('does not ask when nothing was changed or the changes were undone', async () => {
    const { _id } = await newQuote(token, 'Paula Frey');
    for (const [form, before] of [
      [`/quote/${_id}/edit`, 'Paula Frey'],
      ['/get-quote', ''],
    ] as const) {
      const { page } = await openPageAs(dealer);
      await page.goto(`${site}${form}`);
      const customer = page.getByLabel('Customer full name');
      await customer.fill('Somebody Else');
      await customer.fill(before);
      await leaveBy(page, 'Orders');
      await page.waitForURL(/\/orders$/);
    }
  });

  it('asks on every way out of a quote that is being edited, and not after the update', async () => {
    const { _id, uniqueId } = await newQuote(token, 'Paula Frey');
    const { page } = await openPageAs(dealer);
    await page.goto(`${site}/quotes`);
    await page.getByRole('link', { name: `#${uniqueId}`, exact: true }).click();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Customer full name').fill('Paula Frey-Lund');

    const question = page.getByRole('dialog', { name: `Quote #${uniqueId}` });
    const stay = async () => {
      await question.getByText('Your changes have not been saved.').waitFor();
      await question.getByRole('button', { name: 'Stay' }).click();
      await question.waitFor({ state: 'hidden' });
    };
    await leaveBy(page, 'Orders');
    await stay();
    await page.evaluate('history.back()');
    await stay();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await stay();
    const asked = page.waitForEvent('dialog');
    const reloaded = page.evaluate('location.reload()').catch(() => undefined);
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await reloaded;

    expect(await page.getByLabel('Customer full name').inputValue()).toBe('Paula Frey-Lund');
    await main(page).getByRole('button', { name: 'Update Quote' }).click();
    await page.waitForURL(`${site}/quote/${_id}`);
    await page.getByText('Paula Frey-Lund').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('asks before a new quote is left, and has its entries again afterwards', async () => {
    const { page } = await openPageAs(dealer);
    await page.goto(`${site}/get-quote`);
    await page.getByLabel('Customer full name').fill('Half A Form');
    await leaveBy(page, 'Orders');
    const question = page.getByRole('dialog', { name: 'Get a quote' });
    await question.getByText('What you typed is kept in this tab').waitFor();
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL(/\/orders$/);
    await page.goto(`${site}/get-quote`);
    await page.getByText('Your entries are as you left them.').waitFor();
    expect(await page.getByLabel('Customer full name').inputValue()).toBe('Half A Form');
  });
});

describe('a quote', () => {
  it('explains the chosen price step by step, vehicle by vehicle', async () => {
    const { _id } = await newQuote(token);
    const { page } = await openPageAs(dealer);
    await page.goto(`${site}/quote/${_id}`);
    await page.getByRole('radio', { name: /^Enclosed \(Gold\).*3 business days/ }).click();
    await page.getByRole('heading', { name: 'How this price is made' }).click();
    const steps = page.getByRole('table', { name: 'The steps of the price by vehicle' });
    await steps.getByRole('rowheader', { name: /^Pickup within 3 business days/ }).waitFor();
    await steps.getByRole('rowheader', { name: 'Enclosed transport' }).waitFor();
    await steps.getByRole('rowheader', { name: 'Inoperable vehicle' }).waitFor();
    const sums = (
      await steps
        .getByRole('row', { name: /^Price/ })
        .getByRole('cell')
        .allTextContents()
    ).map(dollars);
    const chosen = await page.locator('[role=radio][aria-checked=true]').last().textContent();
    expect(sums.reduce((sum, one) => sum + one, 0)).toBe(dollars(chosen?.split('$').at(-1) ?? ''));
  });

  it('carries the chosen price into the booking form', async () => {
    const { _id } = await newQuote(token);
    const { page } = await openPageAs(dealer);
    await page.goto(`${site}/quote/${_id}`);
    await page.getByRole('radio', { name: /^Enclosed \(Gold\).*5 business days/ }).click();
    await page.getByRole('link', { name: 'Book Order' }).click();
    await page.waitForURL(/\/orders\/book\/.*level=5&type=ENCLOSED/);
  });

  it('that has expired shows today’s price beside the old one with one click', async () => {
    const { _id } = await newQuote(token);
    await queryAsOwner('quoting', `update quotes set expires_at = now() - interval '1 day' where id = $1`, [
      _id,
    ]);
    const { page } = await openPageAs(dealer);
    await page.goto(`${site}/quote/${_id}`);
    await page.getByText('This price expired on').waitFor();
    await page.getByRole('button', { name: 'Get today’s price' }).click();
    await page.getByText(/Today’s price is the same: \$[\d,]+\. Valid to/).waitFor();
    expect(await page.getByText('This price expired on').count()).toBe(0);
  });
});

describe('an import', () => {
  it('makes quotes from the valid rows and returns the others with the reasons', async () => {
    const { page } = await openPageAs(dealer);
    await page.goto(`${site}/quotes`);
    await page.getByRole('link', { name: 'Import' }).click();
    await page.waitForURL(`${site}/quotes/import`);
    const csv = [
      'customerFullName,pickup,delivery,make1,model1,operable1',
      'Ines Moreau,"Austin, TX","Boise, ID",Honda,Civic,Yes',
      'Otto Brandt,"Austin, TX",Nowhere,Honda,Civic,Yes',
    ].join('\n');
    await page.getByLabel('CSV file').setInputFiles({
      name: 'fleet.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv),
    });
    await main(page).getByRole('button', { name: 'Import' }).click();
    await page.waitForURL(/\/quotes\/import\/[0-9a-f-]{36}$/);
    await page.getByText('1 quote saved, 1 row refused.').waitFor();
    await page.getByText('Delivery “Nowhere”: City, state selection required.').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download refused rows' }).click();
    expect((await download).suggestedFilename()).toBe('refused-rows.csv');
    await page.getByRole('link', { name: /^Quote #\d+$/ }).click();
    await page.waitForURL(quoteAddress);
    await page.getByText('Ines Moreau').waitFor();
  });

  it('says immediately what is wrong with a file as a whole', async () => {
    const { page } = await openPageAs(dealer);
    await page.goto(`${site}/quotes/import`);
    await main(page).getByRole('button', { name: 'Import' }).click();
    await page.getByText('Please choose a file.').waitFor();
    await page.getByLabel('CSV file').setInputFiles({
      name: 'other.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('a,b\n1,2'),
    });
    await main(page).getByRole('button', { name: 'Import' }).click();
    await page.getByText(/these are missing: pickup, delivery/).waitFor();
  });
});

const dollars = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''));
