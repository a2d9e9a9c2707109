import { customerOrders, orders } from '@overland/contracts';
import type { Page } from 'playwright-core';
import { closeBrowser, openPage, phone } from './browser.js';
import { aBooking } from './builders.js';
import { newPublicQuote, newQuote } from './own-things.js';
import { call, publicSite } from './product.js';
import { people, tokenFor } from './tokens.js';

afterAll(closeBrowser);

/** A white-glove order, whose sign has the longest words. */
async function anOrder() {
  const token = await tokenFor(people.admin);
  const quote = await newQuote(token, 'Wanda White', { transportType: 'WHITEGLOVE' });
  const email = `wanda.${Date.now()}@mail.example`;
  const booking = aBooking(quote, {
    customerEmail: email,
    transportType: 'WHITEGLOVE',
    pickupLocationType: 'Residence',
    deliveryLocationType: 'Residence',
  });
  const { status, body } = await call(orders.book, { body: booking }, { token });
  if (status !== 200) throw new Error(`Booking: ${JSON.stringify(body)}`);
  const request = { params: { orderId: `${body.uniqueId}` }, body: { email } };
  const found = await call(customerOrders.status, request, { origin: publicSite });
  return { orderId: body.orderId, uniqueId: body.uniqueId, token: found.body.token };
}

async function publicPages(): Promise<string[]> {
  const [{ _id: quoteId }, order] = [await newPublicQuote(), await anOrder()];
  return [
    '/',
    `/quote/public/${quoteId}`,
    `/quote/public/${quoteId}/book`,
    '/terms',
    `/terms/${order.orderId}/${order.uniqueId}`,
    '/track-order',
    '/order-status',
    '/order-status?by=email',
    `/order-status/${order.token}`,
    '/carriers',
    '/customer-survey',
    '/no-more-reminders/1234567890abcdef',
    '/no-such-page',
  ];
}

const isWide = 'document.documentElement.scrollWidth > innerWidth';

/** What people enlarge in their browser's settings. All sizes are read before the first is changed. */
const enlargeText = `{
  const sizes = [...document.querySelectorAll('body, body *')].map((each) => [each, parseFloat(getComputedStyle(each).fontSize)]);
  for (const [each, size] of sizes) each.style.setProperty('font-size', size * 2 + 'px', 'important');
}`;

/**
 * Buttons, links and fields that a thumb misses: lower than 44 pixels with their border. A link within a sentence is as high
 * as its line.
 */
const smallTargets = `(() => {
  const isSeen = (box) => box.width > 2 && box.height > 2;
  const isInSentence = (each) => each.matches('a') && [...each.parentElement.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
  const boxOf = (each) => (each.matches('input[type=radio], input[type=checkbox]') ? each.closest('label') ?? each : each.closest('.MuiInputBase-root') ?? each).getBoundingClientRect();
  const reach = (each) => {
    const more = getComputedStyle(each, '::after');
    return more.position === 'absolute' ? -2 * Math.min(0, parseFloat(more.top) || 0) : 0;
  };
  return [...document.querySelectorAll('a[href], button, input, select, textarea, [role=combobox]')]
    .filter((each) => isSeen(each.getBoundingClientRect()) && !each.closest('[aria-hidden=true]') && !isInSentence(each))
    .filter((each) => boxOf(each).height + reach(each) < 42)
    .map((each) => (each.textContent.trim() || each.getAttribute('aria-label') || each.name) + ' ' + Math.round(boxOf(each).height));
})()`;

async function show(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ ...phone, width });
  await page.goto(publicSite + path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  await page.getByRole('contentinfo').waitFor();
  // Until the product's type is there another one is shown, which may be wider.
  await page.evaluate('document.fonts.ready.then(() => undefined)');
}

it('every public page fits a window of 320 pixels, twice the text, and a thumb', async () => {
  const { page, context } = await openPage({ viewport: phone });
  const found: string[] = [];
  for (const path of await publicPages()) {
    await show(page, path, 320);
    if (await page.evaluate(isWide)) found.push(`${path} scrolls sideways at 320 pixels`);
    const small = await page.evaluate<string[]>(smallTargets);
    found.push(...small.map((each) => `${path} is hard to hit: ${each}`));
    await show(page, path, phone.width);
    await page.evaluate(enlargeText);
    if (await page.evaluate(isWide)) found.push(`${path} scrolls sideways with large text`);
  }
  expect(found).toEqual([]);
  await context.close();
}, 120_000);
