import { quotes } from '@overland/contracts';
import type { Page } from 'playwright-core';
import { closeBrowser, openPage, phone } from './browser.js';
import { fillBooking, fillMove, instantQuote, submitOf } from './customer-forms.js';
import { call, publicSite } from './product.js';

afterAll(closeBrowser);

const textIn = (page: Page, name: string) => page.getByRole('combobox', { name }).inputValue();

it('a quote form has everything again after a reload, in the other language, and after Back', async () => {
  const { page, complaints, context } = await openPage({ viewport: phone });
  await page.goto(publicSite);
  await fillMove(page);
  await page.getByLabel('Full name').fill('Grace Lindqvist');

  await page.reload();
  await page.getByText('Your entries are as you left them.').waitFor();
  await page.getByText('Open, 1 vehicle').waitFor();
  expect(await page.getByLabel('Full name').inputValue()).toBe('Grace Lindqvist');
  expect(await textIn(page, 'Model')).toBe('Accord');

  await page.getByRole('link', { name: 'Español' }).click();
  await page.getByText('Sus datos están como los dejó.').waitFor();
  expect(await page.getByLabel('Nombre completo').inputValue()).toBe('Grace Lindqvist');
  await page.getByRole('link', { name: 'English' }).click();

  await page.getByLabel('Email').fill('grace@mail.example');
  await page.getByLabel('Phone').fill('5550100142');
  await submitOf(page, 'Keep This Price').click();
  await page.waitForURL(/\/quote\/public\/[0-9a-f-]{36}$/);
  await page.goBack();
  await page.getByText('Open, 1 vehicle').waitFor();
  expect([await textIn(page, 'Pickup'), await textIn(page, 'Delivery')]).toEqual([
    'Dallas, TX',
    'Denver, CO 80202',
  ]);

  await page.getByRole('button', { name: 'Start Over' }).click();
  expect(await textIn(page, 'Pickup')).toBe('');
  await page.reload();
  await page.getByRole('combobox', { name: 'Pickup' }).waitFor();
  expect(await textIn(page, 'Pickup')).toBe('');
  expect(complaints).toEqual([]);
  await context.close();
});

it('a booking that could not be sent without a network is still there after a reload, and goes through then', async () => {
  const { page, context } = await openPage({ viewport: phone });
  const path = await instantQuote(page, publicSite);
  await page.goto(`${publicSite}${path}/book`);
  await fillBooking(page, `kept.${Date.now()}@mail.example`);
  await context.setOffline(true);
  await submitOf(page, 'Submit Order').click();
  await page.getByText('Your entries are kept; please try again.').waitFor();
  await context.setOffline(false);

  await page.reload();
  expect(await page.getByLabel('VIN').inputValue()).toBe('1HGCM82633A004352');
  expect(await page.getByLabel('Address', { exact: true }).nth(1).inputValue()).toBe('811 Larimer St');
  await submitOf(page, 'Submit Order').click();
  await page.getByText('Your order has been booked successfully.').waitFor();
  const params = { quoteId: path.split('/').at(-1) ?? '' };
  const { body } = await call(quotes.getPublic, { params }, { origin: publicSite });
  expect(body.status).toBe('Booked');
  expect(
    await page.evaluate('Object.keys(sessionStorage).filter((name) => name.includes("booking"))'),
  ).toEqual([]);
  await context.close();
});
