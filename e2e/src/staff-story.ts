import { openPage, signInOn } from './browser.js';
import { fillBooking, fillMove, submitOf } from './customer-forms.js';
import type { Addresses } from './customer-story.js';
import { demoPassword, mailsTo, until } from './product.js';

/**
 * The main job of a dealership's user at a desk: signing in, the price, the booking, the list, signing out. Fails where a
 * step is missing. @returns what the browser complained about.
 */
export async function walkStaffStory(at: Pick<Addresses, 'site' | 'inbox'>): Promise<string[]> {
  const { site, inbox } = at;
  const { page, complaints, context } = await openPage();
  await signInOn(page, { email: 'kayla@lonestarmotors.example', password: demoPassword, at });
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
  await until('the confirmation', async () => (await mailsTo(email, inbox)).length > 0);

  await page.getByRole('link', { name: 'Orders' }).click();
  await page.getByRole('table').getByText('Marcus Bell').first().waitFor();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL(`${site}/login`);
  await page.goto(`${site}/quotes`);
  await page.waitForURL(/\/login/);
  await context.close();
  return complaints;
}
