import { changeRequests, customerOrders, customerSurveys, orders, quotes } from '@overland/contracts';
import type { Page } from 'playwright-core';
import { actAtDispatch, orderAtDispatch } from './at-dispatch.js';
import { closeBrowser, openPage, openPageAs } from './browser.js';
import { aBooking, aMove } from './builders.js';
import { htmlPayloads } from './html-payloads.js';
import { newQuote } from './own-things.js';
import { call, publicSite, site, until } from './product.js';
import { people, tokenFor } from './tokens.js';

afterAll(closeBrowser);

interface Stored {
  orderId: string;
  uniqueId: number;
  /** Of the customer's link. */
  token: string;
  email: string;
}

/** An order with eight of the texts in what people type, and one more asked for by its customer. */
async function anOrderWith(texts: readonly string[]): Promise<Stored> {
  const [name = '', address, business, contact, notes, toAddress, toBusiness, toContact] = texts;
  const token = await tokenFor(people.admin);
  const email = `stored.${Date.now()}@mail.example`;
  const booking = aBooking(await newQuote(token, name), {
    customerFullName: name,
    customerEmail: email,
    pickupLocationType: 'Residence',
    deliveryLocationType: 'Residence',
    pickupAddress: address,
    pickupBusinessName: business,
    pickupContactName: contact,
    pickupNotes: notes,
    deliveryAddress: toAddress,
    deliveryBusinessName: toBusiness,
    deliveryContactName: toContact,
  });
  const { status, body } = await call(orders.book, { body: booking }, { token });
  if (status !== 200) throw new Error(`Booking: ${JSON.stringify(body)}`);
  const { orderId, uniqueId } = body;
  const found = await call(
    customerOrders.status,
    { params: { orderId: `${uniqueId}` }, body: { email } },
    { origin: publicSite },
  );
  const wish = { token: found.body.token, note: notes ?? '' };
  const asked = await call(changeRequests.askToCancel, { body: wish }, { origin: publicSite });
  expect(asked.status).toBe(200);
  return { orderId, uniqueId, token: found.body.token, email };
}

/** The customer's answers, in the same kind of words. @returns the token of the survey. */
async function answersWith(texts: readonly string[], { orderId, uniqueId, email }: Stored): Promise<string> {
  const { guid } = await orderAtDispatch(uniqueId);
  await actAtDispatch(guid, 'step', { to: 'delivered' });
  const token = await tokenFor(people.superStaff);
  await until('the delivery here', async () => {
    const { body } = await call(orders.get, { params: { orderId } }, { token });
    return body.status === 'Delivered';
  });
  const request = { params: { orderId: `${uniqueId}` }, body: { email } };
  const found = await call(customerOrders.survey, request, { origin: publicSite });
  const id = found.body.token;
  const [communicationsDetail, driverDetail, recommendDetail, additionalFeedback] = texts;
  const words = { communicationsDetail, driverDetail, recommendDetail, additionalFeedback };
  const answers = { id, communications: 4, driver: 5, recommend: 5, ...words };
  const sent = await call(customerSurveys.submit, { body: answers }, { origin: publicSite });
  expect(sent.status).toBe(200);
  return id;
}

async function aPublicQuoteOf(customerFullName: string): Promise<string> {
  const { commission, ...move } = aMove();
  const customer = { customerFullName, customerEmail: 'x@mail.example', customerPhone: '(555) 010-0142' };
  const { status, body } = await call(
    quotes.createPublic,
    { body: { ...move, ...customer } },
    { origin: publicSite },
  );
  expect(status).toBe(200);
  return body._id;
}

/** Collects what a text has done that became more than a text. */
function watch(page: Page): string[] {
  const done: string[] = [];
  page.on('dialog', async (dialog) => {
    done.push(`a dialog on ${page.url()}`);
    await dialog.dismiss();
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const isOurs = origin === site || origin === publicSite || protocol === 'data:' || protocol === 'blob:';
    if (!isOurs) done.push(`${page.url()} asked for ${request.url()}`);
  });
  return done;
}

async function look(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    // Maps are drawn when they come into view.
    await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
  }
}

it(`T25: ${htmlPayloads.length} stored texts run nothing and load nothing, on any page that shows them`, async () => {
  const chunks = [0, 8, 16, 24].map((from) => htmlPayloads.slice(from, from + 8));
  const stored: Stored[] = [];
  for (const texts of chunks) stored.push(await anOrderWith(texts));
  const [first] = stored;
  if (!first) throw new Error('No order was stored.');
  const survey = await answersWith(htmlPayloads.slice(4, 8), first);
  const quoteId = await aPublicQuoteOf('<img src=x onerror=alert(1)>');

  const visitor = await openPage();
  const done = watch(visitor.page);
  const byCustomer = [publicSite, site].flatMap((origin) => [
    ...stored.flatMap(({ token, orderId, uniqueId }) => [
      `${origin}/order-status/${token}`,
      `${origin}/terms/${orderId}/${uniqueId}`,
    ]),
    `${origin}/customer-survey/${survey}`,
    `${origin}/quote/public/${quoteId}`,
    `${origin}/quote/public/${quoteId}/book`,
  ]);
  await look(visitor.page, byCustomer);
  // Shown, and not left out.
  await visitor.page.goto(`${publicSite}/order-status/${first.token}`);
  await visitor.page
    .getByText(htmlPayloads[1] ?? '', { exact: false })
    .first()
    .waitFor();

  const staff = await openPageAs(people.superStaff);
  const doneToStaff = watch(staff.page);
  await look(staff.page, [...stored.map(({ orderId }) => `${site}/order/${orderId}`), `${site}/orders`]);
  await look(staff.page, [`${site}/survey`]);
  await staff.page.getByRole('button', { name: 'Show Open Ended Responses' }).click();
  await staff.page
    .getByText(htmlPayloads[4] ?? '')
    .first()
    .waitFor();

  expect([...done, ...doneToStaff]).toEqual([]);
  expect([...visitor.complaints, ...staff.complaints]).toEqual([]);
  await visitor.context.close();
  await staff.context.close();
}, 240_000);
