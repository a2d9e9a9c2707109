import { emailSending, orders } from '@overland/contracts';
import type { Page } from 'playwright-core';
import { actAtDispatch, orderAtDispatch } from './at-dispatch.js';
import { findingsOf } from './axe.js';
import { closeBrowser, openPage, phone } from './browser.js';
import { thingsOf } from './own-things.js';
import { call, mailsTo, publicSite, until } from './product.js';
import { people, tokenFor } from './tokens.js';

afterAll(closeBrowser);

/** An order of Lone Star that has arrived. */
async function aDeliveredOrder(customer: string) {
  const staff = await tokenFor(people.superStaff);
  const { orderId } = await thingsOf(await tokenFor(people.admin), customer);
  const read = async () => (await call(orders.get, { params: { orderId } }, { token: staff })).body;
  const { guid } = await orderAtDispatch((await read()).uniqueId);
  await actAtDispatch(guid, 'step', { to: 'delivered' });
  return until('the delivery here', async () => {
    const order = await read();
    return order.status === 'Delivered' && order;
  });
}

/** By hand, as the one by itself goes out a business day later. */
async function mailedLink({ orderId, customerEmail, uniqueId }: Awaited<ReturnType<typeof aDeliveredOrder>>) {
  const token = await tokenFor(people.superStaff);
  const body = { templateId: 'survey-notification', orderId };
  const sent = await call(emailSending.send, { body }, { token });
  expect(sent.status).toBe(200);
  const mail = await until('the email', async () =>
    (await mailsTo(customerEmail)).find(({ Subject }) =>
      Subject.startsWith(`How did we do? Order #${uniqueId}`),
    ),
  );
  const [link] = /https?:\S+\/customer-survey\/[\w-]+/.exec(mail.Text) ?? [];
  if (!link) throw new Error(`No link in the email: ${mail.Text}`);
  return link;
}

const rate = async (page: Page, question: string, rating: string) =>
  page
    .getByRole('radiogroup', { name: question })
    .getByRole('radio', { name: rating })
    .check({ force: true });

it('a customer answers the survey once, by the link of the email', async () => {
  const order = await aDeliveredOrder('Sage Surveyed');
  const link = await mailedLink(order);
  const { page, complaints, context } = await openPage({ viewport: phone });

  await page.goto(`${publicSite}/customer-survey`);
  await page.getByLabel('Email').fill(order.customerEmail);
  await page.getByLabel('Order number').fill(`#${order.uniqueId}`);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Sage, how did we do with your transport?' }).waitFor();
  expect(page.url()).toBe(link);

  await page.goto(link);
  await page.getByRole('heading', { name: 'Sage, how did we do with your transport?' }).waitFor();
  const found = await findingsOf(page);
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Send My Answers' }).click();
  await page.getByText('Please choose a rating.').first().waitFor();
  await rate(page, 'Our communication with you', '4, Good');
  await rate(page, 'Your driver', '5, Excellent Experience');
  await rate(page, 'Would you recommend us?', '5, You guys were awesome! I would highly recommend you.');
  await page.getByLabel('Tell us more (optional)').first().fill('One call came a bit late.');
  await page.getByRole('button', { name: 'Send My Answers' }).click();
  await page.getByRole('heading', { name: 'Thank you, Sage.' }).waitFor();
  await page.getByText('4 of 5').waitFor();
  found.push(...(await findingsOf(page)));

  await page.reload();
  await page.getByText(`You have told us how it went with order #${order.uniqueId} already.`).waitFor();
  await page.goto(`${publicSite}/customer-survey/changed`);
  await page.getByRole('heading', { name: 'This link is no longer valid.' }).waitFor();
  expect([...found, ...(await findingsOf(page))]).toEqual([]);
  expect(complaints.filter((complaint) => !/400/.test(complaint))).toEqual([]);
  await context.close();

  // Orders has heard of it: the history says so, and nobody is asked again.
  const token = await tokenFor(people.superStaff);
  await until('the line of the history', async () => {
    const { body } = await call(orders.activities, { params: { orderId: order.orderId } }, { token });
    return body.some(({ note }) => note === 'The customer answered the survey.');
  });
  const again = { templateId: 'survey-notification', orderId: order.orderId };
  expect(await call(emailSending.send, { body: again }, { token })).toMatchObject({
    status: 409,
    body: { message: 'The customer has answered already.' },
  });
});
