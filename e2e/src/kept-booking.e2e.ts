import { signIn } from '@overland/contracts';
import type { Page } from 'playwright-core';
import { closeBrowser, openPageAs } from './browser.js';
import { fillBooking, submitOf } from './customer-forms.js';
import { openSessionOf } from './databases.js';
import { savedQuote } from './own-things.js';
import { call, site } from './product.js';
import { people, tokenFor, tokenOf } from './tokens.js';

const dealer = people.user;
afterAll(closeBrowser);

/** By city and by ZIP code, as the customer's. */
const oneCar = {
  pickup: 'city:TX:dallas',
  delivery: 'zip:80202',
  vehicleQuotes: [{ make: 'Honda', model: 'Accord', operableBool: true }],
};

async function openBooking() {
  const quote = await savedQuote(await tokenFor(dealer), oneCar);
  const opened = await openPageAs(dealer);
  await opened.page.goto(`${site}/quote/${quote._id}`);
  await opened.page.getByRole('link', { name: 'Book Order' }).first().click();
  const question = opened.page.getByRole('dialog', { name: `Quote #${quote.uniqueId}` });
  const stay = async () => {
    await question.waitFor();
    await opened.page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
  };
  return { ...opened, quote, question, stay };
}

const fillIn = (page: Page) => fillBooking(page, `kept.${Date.now()}@mail.example`);
const addressOf = (page: Page) => page.getByLabel('Address', { exact: true }).first().inputValue();
const leaveField = (page: Page) => page.getByRole('heading', { level: 1 }).click();
const storedNames = `Object.keys(sessionStorage).filter((name) => name.includes('booking'))`;

it('a booking asks before it is left by a link, a key, Back, a reload and Sign Out', async () => {
  const { page, context, question, stay } = await openBooking();
  await fillIn(page);
  await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
  await stay();
  await leaveField(page);
  await page.keyboard.press('g');
  await page.keyboard.press('q');
  await stay();
  await page.goBack();
  await stay();
  page.once('dialog', (dialog) => void dialog.dismiss());
  await page.evaluate('setTimeout(() => location.reload())');
  await page.waitForEvent('dialog');
  expect(await addressOf(page)).toBe('4120 Commerce St');

  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await question.getByText('What you typed is lost when you sign out.').waitFor();
  expect(await page.locator(':focus').textContent()).toBe('Stay');
  await question.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL(/\/login/);
  expect(await page.evaluate(storedNames)).toEqual([]);
  await context.close();
});

it('what was typed is there again after the session has ended, and goes once it is booked', async () => {
  const { page, context, quote } = await openBooking();
  await fillIn(page);
  const token = await page.evaluate(`JSON.parse(localStorage.getItem('overland-session')).state.token`);
  await call(signIn.signOut, {}, { token: String(token) });
  await submitOf(page, 'Submit Order').click();
  await page.waitForURL(/\/login/);

  const session = await openSessionOf(dealer);
  const { role, userId, portalId } = session;
  const state = JSON.stringify({ state: { token: tokenOf(session), role, userId, portalId }, version: 0 });
  await page.evaluate(`localStorage.setItem('overland-session', ${JSON.stringify(state)})`);
  await page.goto(`${site}/orders/book/${quote._id}`);
  await page.getByRole('status').filter({ hasText: 'Your entries are as you left them.' }).waitFor();
  expect(await addressOf(page)).toBe('4120 Commerce St');

  await page.getByRole('button', { name: 'Start Over' }).click();
  expect(await addressOf(page)).toBe('');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await addressOf(page)).toBe('4120 Commerce St');
  await submitOf(page, 'Submit Order').click();
  await page.waitForURL(/\/order\/[0-9a-f-]{36}/);
  expect(await page.evaluate(storedNames)).toEqual([]);
  await context.close();
});
