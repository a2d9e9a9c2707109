import type { Page } from 'playwright-core';
import { choose, closeBrowser, desk, openPage, openPageAs, phone, signInOn } from './browser.js';
import { demoPassword, mailsTo, publicSite, site, until } from './product.js';

const dealer = 'kayla@lonestarmotors.example';

afterAll(closeBrowser);

async function fillMove(page: Page): Promise<void> {
  await choose(page, 'Pickup', 'dalla', 'Dallas, TX');
  await choose(page, 'Delivery', '80202', 'Denver, CO 80202');
  await choose(page, 'Make', 'hond', 'Honda');
  await choose(page, 'Model', 'acc', 'Accord');
  await page.getByRole('radio', { name: 'Yes' }).check();
}

/** The form's own button, also when docked on a phone; not the sidebar's link. */
const submitOf = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

/** The fields of a booking that the quote does not fill in. */
async function fillBooking(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full name').fill('Marcus Bell');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Primary phone', { exact: true }).fill('5550100133');
  const hint = await page.getByText('First possible day').textContent();
  const day = new Date(`${hint?.replace('First possible day: ', '')} 12:00 UTC`);
  await page
    .getByRole('textbox', { name: 'Pickup start date' })
    .fill(
      day.toLocaleDateString('en-US', { timeZone: 'UTC', month: '2-digit', day: '2-digit', year: 'numeric' }),
    );
  const addresses = page.getByLabel('Address', { exact: true });
  await addresses.nth(0).fill('4120 Commerce St');
  await addresses.nth(1).fill('811 Larimer St');
  // The pickup was chosen by city, so it has no ZIP; the delivery was chosen by ZIP.
  await page.getByLabel('ZIP code', { exact: true }).nth(0).fill('75201');
  await page.getByLabel('Year').fill('2021');
  await page.getByLabel('VIN').fill('1HGCM82633A004352');
}

describe('a dealership user', () => {
  it('signs in with the emailed code, prices, saves and books a move, and signs out', async () => {
    const { page, complaints } = await openPage();
    await signInOn(page, dealer, demoPassword);
    await page.waitForURL(`${site}/get-quote`);
    await fillMove(page);
    await page
      .getByText(/\d+ mi/)
      .first()
      .waitFor();
    await page.getByLabel('Customer full name').fill('Marcus Bell');
    await submitOf(page, 'Get Quote').click();
    await page.waitForURL(/\/quote\/[0-9a-f-]{36}$/);
    await page.getByText(/QUOTE: #\d+/).waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Quote has been saved.').waitFor();

    await page.getByRole('link', { name: /Book/ }).click();
    await page.waitForURL(/\/orders\/book\//);
    const email = `browser.${Date.now()}@mail.example`;
    await fillBooking(page, email);
    await submitOf(page, 'Submit Order').click();
    await page.waitForURL(/\/order\/[0-9a-f-]{36}$/);
    await page.getByText('Your order has been booked.').waitFor();
    await page.getByText(/ORDER: #\d+/).waitFor();
    await until('the confirmation', async () => (await mailsTo(email)).length > 0);

    await page.getByRole('link', { name: 'Orders' }).click();
    await page.getByRole('table').getByText('Marcus Bell').first().waitFor();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL(`${site}/login`);
    await page.goto(`${site}/quotes`);
    await page.waitForURL(/\/login/);
    expect(complaints).toEqual([]);
  });

  it('is asked before leaving an Unsaved quote', async () => {
    const { page } = await openPageAs(dealer);
    await page.goto(`${site}/get-quote`);
    await fillMove(page);
    await submitOf(page, 'Get Quote').click();
    await page.waitForURL(/\/quote\/[0-9a-f-]{36}$/);
    const quote = page.url();
    await page.getByRole('button', { name: 'Save' }).waitFor();
    await page.getByRole('link', { name: 'Orders' }).click();
    const question = page.getByText(
      'Your quote has not been saved. Are you sure you want to leave the page?',
    );
    await question.waitFor();
    await page.keyboard.press('Escape');
    expect(page.url()).toBe(quote);
    await page.goBack();
    await question.waitFor();
    await page.getByRole('dialog').getByRole('button').last().click();
    await page.waitForURL(`${site}/get-quote`);
  });

  it('sees every message of an empty quote form', async () => {
    const { page } = await openPageAs(dealer);
    await page.goto(`${site}/get-quote`);
    await submitOf(page, 'Get Quote').click();
    for (const message of [
      'Make cannot be empty.',
      'Model cannot be empty.',
      'Select if vehicle is operable.',
    ]) {
      await page.getByText(message).waitFor();
    }
    expect(await page.getByText('This field is required.').count()).toBe(2);
    await page.getByRole('combobox', { name: 'Pickup' }).fill('Dallas');
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Delivery' }).focus();
    await page.getByText('City, state selection required.').waitFor();
  });

  it('may not open pages of other roles, and sees why', async () => {
    const { page } = await openPageAs(dealer);
    await page.goto(`${site}/portals`);
    await page.waitForURL(`${site}/get-quote`);
    await page.getByText('You do not have access to this.').waitFor();
    expect(await page.getByRole('link', { name: 'Users' }).count()).toBe(0);
  });
});

describe('the roles', () => {
  it('MCAdmin sees portals and users, and can view as one portal', async () => {
    const { page } = await openPageAs('dana@overland.example');
    await page.goto(`${site}/portals`);
    await page.getByRole('table').getByText('Meridian White Glove').waitFor();
    await page.getByRole('link', { name: 'Users' }).click();
    await page.getByRole('table').getByText('kayla@lonestarmotors.example').waitFor();
    await page.getByLabel('View as').selectOption({ label: 'Northgate Relocation' });
    await page.getByText('kayla@lonestarmotors.example').waitFor({ state: 'detached' });
    await page.getByRole('table').getByText('ingrid@northgate-relocation.example').waitFor();
  });

  it('an Admin sees only the users of their own portal', async () => {
    const { page } = await openPageAs('marcus@lonestarmotors.example');
    await page.goto(`${site}/users`);
    await page.getByRole('table').getByText('kayla@lonestarmotors.example').waitFor();
    expect(await page.getByText('ingrid@northgate-relocation.example').count()).toBe(0);
  });

  it('every user sees their own account', async () => {
    const { page } = await openPageAs(dealer);
    await page.goto(`${site}/account`);
    await page.getByLabel('Email').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(dealer);
  });
});

describe.each([
  ['on the public site', publicSite, '/'],
  ['inside the shell', site, null],
])('a private customer %s', (_where, origin, start) => {
  it('gets a quote and books it on a phone without signing in', async () => {
    const { page, complaints } = await openPage({ viewport: phone });
    const quotePath =
      start === null ? await aPublicQuotePath() : await instantQuote(page, `${origin}${start}`);
    await page.goto(`${origin}${quotePath}`);
    await page.getByText(/QUOTE: #\d+/).waitFor();
    await page.getByRole('link', { name: /Book/ }).first().click();
    await page.waitForURL(/\/book/);
    const email = `private.${Date.now()}@mail.example`;
    await fillBooking(page, email);
    await submitOf(page, 'Submit Order').click();
    await page.getByText('Your order has been booked successfully.').waitFor();
    await page
      .getByText('Thank you for your order! Please check your email for an order confirmation.')
      .waitFor();
    await until('the confirmation', async () => (await mailsTo(email)).length > 1);
    await page.goto(`${origin}${quotePath}/book`);
    await page.getByText('Your order has been booked successfully.').waitFor();
    expect(complaints).toEqual([]);
  });
});

async function instantQuote(page: Page, home: string): Promise<string> {
  await page.goto(home);
  await fillMove(page);
  await page.getByLabel('Full name').fill('Grace Lindqvist');
  await page.getByLabel('Email').fill('grace@mail.example');
  await page.getByLabel('Phone').fill('5550100142');
  await submitOf(page, 'Get Quote').click();
  await page.waitForURL(/\/quote\/public\/[0-9a-f-]{36}$/);
  return new URL(page.url()).pathname;
}

async function aPublicQuotePath(): Promise<string> {
  const { page, context } = await openPage({ viewport: desk });
  const path = await instantQuote(page, publicSite);
  await context.close();
  return path;
}
