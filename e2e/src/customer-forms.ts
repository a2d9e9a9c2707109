import type { Page } from 'playwright-core';
import { choose } from './browser.js';

/** One car from Dallas to Denver, in any quote form. */
export async function fillMove(page: Page): Promise<void> {
  await choose(page, 'Pickup', 'dalla', 'Dallas, TX');
  await choose(page, 'Delivery', '80202', 'Denver, CO 80202');
  await choose(page, 'Make', 'hond', 'Honda');
  await choose(page, 'Model', 'acc', 'Accord');
  await page.getByRole('radio', { name: 'Yes' }).check();
}

/** The form's own button, also when docked on a phone; not the sidebar's link. */
export const submitOf = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

/** The fields of a booking that the quote does not fill in. */
export async function fillBooking(page: Page, email: string): Promise<void> {
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

/** Prices a move on the public home page. @returns the path of the quote's page. */
export async function instantQuote(page: Page, home: string): Promise<string> {
  await page.goto(home);
  await fillMove(page);
  await page.getByLabel('Full name').fill('Grace Lindqvist');
  await page.getByLabel('Email').fill('grace@mail.example');
  await page.getByLabel('Phone').fill('5550100142');
  await submitOf(page, 'Keep This Price').click();
  await page.waitForURL(/\/quote\/public\/[0-9a-f-]{36}$/);
  return new URL(page.url()).pathname;
}
