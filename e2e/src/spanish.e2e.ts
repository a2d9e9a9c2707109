import { quotes } from '@overland/contracts';
import { texts as spanish } from '@overland/i18n/es';
import type { Page } from 'playwright-core';
import { choose, closeBrowser, openPage } from './browser.js';
import { submitOf } from './customer-forms.js';
import { newPublicQuote } from './own-things.js';
import { call, publicSite } from './product.js';
import { englishOn, expectSpanish, inSpanish } from './spanish-page.js';

afterAll(closeBrowser);

async function fillMove(page: Page): Promise<void> {
  await choose(page, spanish.Pickup, 'dalla', 'Dallas, TX');
  await choose(page, spanish.Delivery, '80202', 'Denver, CO 80202');
  await choose(page, spanish.Make, 'hond', 'Honda');
  await choose(page, spanish.Model, 'acc', 'Accord');
  await page.getByRole('radio', { name: spanish.Yes }).check();
}

/** '2026-11-27' as it is typed. */
const typed = (day: string) => day.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1');

async function fillBooking(page: Page, quoteId: string): Promise<void> {
  const { body: quote } = await call(quotes.getPublic, { params: { quoteId } });
  await page
    .getByRole('textbox', { name: spanish['Pickup start date'] })
    .fill(typed(quote.booking.firstPickupDay));
  const addresses = page.getByLabel(spanish.Address, { exact: true });
  await addresses.nth(0).fill('4120 Commerce St');
  await addresses.nth(1).fill('811 Larimer St');
  await page.getByLabel(spanish['ZIP code'], { exact: true }).nth(0).fill('75201');
  await page.getByLabel(spanish.Year).fill('2021');
  await page.getByLabel('VIN').fill('1HGCM82633A004352');
}

it('a customer whose browser is Spanish gets a price and books, all of it in Spanish', async () => {
  const { page, complaints, context } = await openPage(inSpanish);
  await page.goto(publicSite);
  await expectSpanish(page);
  await fillMove(page);
  await page.getByLabel(spanish['Full name']).waitFor();
  await submitOf(page, spanish['Keep This Price']).click();
  await page.getByText(spanish['This field is required.']).first().waitFor();
  await expectSpanish(page);
  await page.getByLabel(spanish['Full name']).fill('Graciela Ortiz');
  await page.getByLabel(spanish.Email).fill('graciela@mail.example');
  await page.getByLabel(spanish.Phone).fill('5550100142');
  await submitOf(page, spanish['Keep This Price']).click();
  await page.waitForURL(/\/quote\/public\/[0-9a-f-]{36}$/);
  await page.getByText(/COTIZACIÓN: #\d+/).waitFor();
  await page.getByText('Precio por 1 vehículo').waitFor();
  await expectSpanish(page);

  const quoteId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goto(`${publicSite}/quote/public/${quoteId}/book`);
  await submitOf(page, spanish['Submit Order']).click();
  await page.getByText(spanish['This field is required.']).first().waitFor();
  await expectSpanish(page);
  await fillBooking(page, quoteId);
  await submitOf(page, spanish['Submit Order']).click();
  await page.getByText(spanish['Your order has been booked successfully.']).waitFor();
  await expectSpanish(page);
  expect(complaints).toEqual([]);
  await context.close();
});

it('the calendar of the booking form is Spanish', async () => {
  const { page, context } = await openPage(inSpanish);
  const { _id } = await newPublicQuote();
  await page.goto(`${publicSite}/quote/public/${_id}/book`);
  await page.getByRole('button', { name: /en un calendario$/ }).click();
  await page.getByRole('dialog').getByRole('grid').waitFor();
  expect(await englishOn(page)).toEqual([]);
  await context.close();
});

/** Pages that are not opened above, by what they are. */
const pages = {
  'of carriers': '/carriers',
  'of a driver whose link is over': '/driver-location/1234567890abcdef',
  'that ends a report by email': '/unsubscribe/1234567890abcdef',
  'of no quote': '/quote/public/00000000-0000-4000-8000-000000000000',
  'that stops reminders of quotes': '/no-more-reminders/1234567890abcdef',
  'that does not exist': '/no-such-page',
};

it.each(Object.entries(pages))('the page %s is Spanish', async (_what, path) => {
  const { page, context } = await openPage(inSpanish);
  await page.goto(`${publicSite}${path}`);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await expectSpanish(page);
  await context.close();
});

it('what is sent before a script runs is Spanish, and search engines find the page in both languages', async () => {
  const read = async (path: string, language: string) =>
    (await fetch(`${publicSite}${path}`, { headers: { 'accept-language': language } })).text();
  const html = await read('/track-order', 'es-US');
  expect(html).toContain('<html lang="es">');
  expect(html).toContain(`<title>${spanish['Track Your Order']} · `);
  expect(html).toContain(`content="${spanish['See where your car is and when it arrives.']}"`);
  expect(html).toContain(`hreflang="es" href="${publicSite}/track-order?lang=es"`);
  expect(html).not.toContain('JavaScript on');
  const manifest = /rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(JSON.parse(await read(manifest, 'en'))).toMatchObject({ lang: 'es' });
  expect(await read('/track-order', 'en-US')).toContain('<html lang="en">');
});

it('a quote is shared in the language of its customer', async () => {
  const { _id } = await newPublicQuote({ language: 'es' });
  const html = await (await fetch(`${publicSite}/quote/public/${_id}`)).text();
  expect(html).toContain('<html lang="en">');
  expect(html).toContain(`<meta property="og:title" content="${spanish['Your quote']}">`);
});

it('the language that was chosen stays, whatever the browser says', async () => {
  const { page, context } = await openPage(inSpanish);
  await page.goto(`${publicSite}/carriers`);
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Drive With Us' }).waitFor();
  expect(page.url()).toBe(`${publicSite}/carriers`);
  await page.reload();
  await page.getByRole('heading', { name: 'Drive With Us' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.getByRole('link', { name: 'Español' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: spanish['Drive With Us'] }).waitFor();
  await context.close();
});

it('a link in a language opens in it, and English readers load no Spanish', async () => {
  const { page, context } = await openPage();
  const withSpanish: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const text = await response.text().catch(() => '');
    if (text.includes(spanish['Track your order'])) withSpanish.push(response.url());
  });
  await page.goto(`${publicSite}/carriers`);
  await page.getByRole('link', { name: 'Español' }).waitFor();
  expect(withSpanish).toEqual([]);
  await page.goto(`${publicSite}/carriers?lang=es`);
  await page.getByRole('heading', { name: spanish['Drive With Us'] }).waitFor();
  expect(page.url()).toBe(`${publicSite}/carriers`);
  expect(withSpanish).toHaveLength(1);
  await context.close();
});
