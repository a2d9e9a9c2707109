import { closeBrowser, desk, openPage, openPageAs, phone } from './browser.js';
import { fillBooking, fillMove, instantQuote, submitOf } from './customer-forms.js';
import { inbox, mailsTo, publicSite, site, until } from './product.js';
import { walkStaffStory } from './staff-story.js';

const dealer = 'kayla@lonestarmotors.example';

afterAll(closeBrowser);

describe('a dealership user', () => {
  it('signs in with the emailed code, prices, saves and books a move, and signs out', async () => {
    expect(await walkStaffStory({ site, inbox })).toEqual([]);
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

async function aPublicQuotePath(): Promise<string> {
  const { page, context } = await openPage({ viewport: desk });
  const path = await instantQuote(page, publicSite);
  await context.close();
  return path;
}
