import { randomUUID } from 'node:crypto';
import { emailSending, orders, orderWork } from '@overland/contracts';
import { providerTimeZone, todayIn } from '@overland/contracts/calendar';
import type { Page } from 'playwright-core';
import { actAtDispatch, orderAtDispatch } from './at-dispatch.js';
import { openPage, phone } from './browser.js';
import { fillBooking, instantQuote, submitOf } from './customer-forms.js';
import { call, mailsTo, signInAs, until } from './product.js';

/** Where the product under test is. */
export interface Addresses {
  site: string;
  publicSite: string;
  inbox: string;
  dispatch: string;
}

/**
 * A private customer's whole path on a phone: price on the home page, booking, terms, emails, tracking, delivery, survey. Every
 * page after the booking is opened by the link in an email.
 * @returns what the browser complained about.
 */
export async function walkCustomerStory(at: Addresses): Promise<string[]> {
  const email = `story.${Date.now()}@mail.example`;
  const { page, complaints, context } = await openPage({ viewport: phone });
  await bookFromHome(page, at, email);
  const uniqueId = await acceptTerms(page, at, email);
  const staff = await payFor(at, uniqueId);

  const { guid } = await orderAtDispatch(uniqueId, at.dispatch);
  await actAtDispatch(guid, 'step', { to: 'accepted' }, at.dispatch);
  await page.goto(await linkOf(at, email, /^A driver is assigned/, /\/order-status\/[\w-]+/));
  await page.getByText(`ORDER: #${uniqueId}`).waitFor();
  await actAtDispatch(guid, 'step', { to: 'picked_up' }, at.dispatch);
  await until('the pickup', async () => (await staff.read()).status === 'Picked Up', 60);
  // Notified at once in both hosting modes; the page itself would only reload every half minute.
  await page.getByRole('heading', { name: 'Where it is' }).waitFor({ timeout: 5_000 });
  await trackOrder(page, at, { email, uniqueId });
  await actAtDispatch(guid, 'step', { to: 'delivered' }, at.dispatch);
  await until('the delivery', async () => (await staff.read()).status === 'Delivered', 60);
  await onPhone(page, 'Tell us how it went').waitFor();
  await page.getByText(/^Delivered \w{3} \d+, \d{4}$/).waitFor();
  await until('the email of the delivery', async () =>
    (await mailsTo(email, at.inbox)).some(({ Subject }) => Subject.includes('is delivered')),
  );

  // The product itself would send it a business day later.
  await staff.askHowItWent();
  await answerSurvey(page, at, email);
  await context.close();
  return complaints;
}

async function bookFromHome(page: Page, { publicSite }: Addresses, email: string): Promise<void> {
  const quotePath = await instantQuote(page, publicSite);
  await page.getByText(/QUOTE: #\d+/).waitFor();
  await page.goto(`${publicSite}${quotePath}/book`);
  await fillBooking(page, email);
  await submitOf(page, 'Submit Order').click();
  await page.getByText('Your order has been booked successfully.').waitFor();
}

/** @returns the number of the order, as the link has it. */
async function acceptTerms(page: Page, at: Addresses, email: string): Promise<number> {
  const link = await linkOf(at, email, /accept the terms/, /\/terms\/[\w-]+\/\d+\/[\w-]+/);
  await page.goto(link);
  await page.getByLabel('Your full name').fill('Marcus Bell');
  await page.getByRole('radio', { name: 'Type' }).check();
  await page.getByRole('checkbox', { name: /I have read the terms and agree/ }).check();
  await page.getByRole('button', { name: /^Accept for \$/ }).click();
  await page.getByText(/^Marcus Bell accepted version/).waitFor();
  // By the same link, so nothing is typed.
  await onPhone(page, 'See your order').click();
  await page
    .getByText(/^You pay \$[\d,]+ to .+ before the pickup\./)
    .first()
    .waitFor();
  expect(await onPhone(page, /^Call to pay \$/).getAttribute('href')).toMatch(/^tel:\d+$/);
  return Number(link.split('/').at(-2));
}

/** The button within reach of the thumb. */
const onPhone = (page: Page, name: string | RegExp) =>
  page.locator('[data-docked]').getByRole('link', { name });

/** The money has come in: staff mark the order paid, which sends it to dispatch. */
async function payFor(at: Addresses, uniqueId: number) {
  const { token } = await signInAs('dana@overland.example', undefined, { origin: at.site, inbox: at.inbox });
  const as = { token, origin: at.site };
  const found = (await call(orders.list, { body: { searchText: `#${uniqueId}` } }, as)).body.rows[0];
  if (!found) throw new Error('The order is not in the list of orders.');
  const params = { orderId: found._id };
  const { price } = (await call(orders.get, { params }, as)).body;
  const body = { method: 'check', amount: price, paidOn: todayIn(providerTimeZone, new Date()) } as const;
  const payment = { params: { ...params, paymentId: randomUUID() }, body };
  const paid = await call(orderWork.recordPayment, payment, as);
  expect(paid.status).toBe(200);
  return {
    read: async () => (await call(orders.get, { params }, as)).body,
    askHowItWent: async () => {
      const body = { templateId: 'survey-notification', orderId: found._id };
      expect((await call(emailSending.send, { body }, as)).status).toBe(200);
    },
  };
}

/** By what the customer knows, without a link. */
async function trackOrder(
  page: Page,
  { publicSite }: Addresses,
  { email, uniqueId }: { email: string; uniqueId: number },
): Promise<void> {
  await page.goto(`${publicSite}/track-order`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Order number').fill(`#${uniqueId}`);
  await page.keyboard.press('Enter');
  await page.getByText('Expected at your door').waitFor();
  await page.getByRole('heading', { name: 'Where it is' }).waitFor();
  await page.getByRole('link', { name: 'See the whole order' }).click();
  await page.getByRole('region', { name: 'Progress of the order' }).waitFor();
}

async function answerSurvey(page: Page, at: Addresses, email: string): Promise<void> {
  await page.goto(await linkOf(at, email, /^How did we do/, /\/customer-survey\/[\w-]+/));
  for (const [question, rating] of [
    ['Our communication with you', /^4,/],
    ['Your driver', /^5,/],
    ['Would you recommend us?', /^5,/],
  ] as const) {
    const choice = page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: rating });
    await choice.check({ force: true });
  }
  await page.getByRole('button', { name: 'Send My Answers' }).click();
  await page.getByRole('heading', { name: 'Thank you, Marcus.' }).waitFor();
}

/** The address that the email with this subject links to. */
async function linkOf({ inbox }: Addresses, email: string, subject: RegExp, path: RegExp): Promise<string> {
  const mail = await until(
    `the email ${subject}`,
    async () => (await mailsTo(email, inbox)).find(({ Subject }) => subject.test(Subject)),
    60,
  );
  const link = new RegExp(`https?://[^\\s"]+?${path.source}`).exec(mail.Text)?.[0];
  if (!link) throw new Error(`No link ${path} in: ${mail.Text}`);
  return link;
}
