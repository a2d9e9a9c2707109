import { emailSending, orders, surveys } from '@overland/contracts';
import type { Page } from 'playwright-core';
import { findingsOf } from './axe.js';
import { closeBrowser, openPage, openPageAs, phone } from './browser.js';
import { aDeliveredOrder, findAsCustomer } from './customer-orders.js';
import { call, mailsTo, publicSite, site, until } from './product.js';
import { people, tokenFor } from './tokens.js';

afterAll(closeBrowser);

/** Sent by hand, as the product would send it a business day later. */
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

  await page.goto(`${publicSite}/order-status`);
  await page.getByLabel('Email').fill(order.customerEmail);
  await page.getByLabel('Order number').fill(`#${order.uniqueId}`);
  await page.keyboard.press('Enter');
  const asks = page.getByRole('link', { name: 'Tell us how it went' });
  await asks.waitFor();
  const found = await findingsOf(page);
  await page.setViewportSize(phone);
  await asks.click();
  await page.getByRole('heading', { name: 'Sage, how did we do with your transport?' }).waitFor();
  expect(page.url()).toBe(link);

  await page.goto(`${publicSite}/customer-survey`);
  await page.getByLabel('Email').fill(order.customerEmail);
  await page.getByLabel('Order number').fill(`#${order.uniqueId}`);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Sage, how did we do with your transport?' }).waitFor();
  expect(page.url()).toBe(link);

  await page.goto(link);
  await page.getByRole('heading', { name: 'Sage, how did we do with your transport?' }).waitFor();
  found.push(...(await findingsOf(page)));
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

  // Once orders has the event, the customer's page says thank you, the history shows it, and nobody is asked again.
  const token = await tokenFor(people.superStaff);
  await until('the line of the history', async () => {
    const { body } = await call(orders.activities, { params: { orderId: order.orderId } }, { token });
    return body.some(({ note }) => note === 'The customer answered the survey.');
  });
  expect((await findAsCustomer(order)).survey).toMatchObject({ isAnswered: true });
  const again = { templateId: 'survey-notification', orderId: order.orderId };
  expect(await call(emailSending.send, { body: again }, { token })).toMatchObject({
    status: 409,
    body: { message: 'The customer has answered already.' },
  });
});

it('the Admin of the portal reads the answers, and no other Admin does', async () => {
  const order = await aDeliveredOrder('Rowan Rated');
  const link = await mailedLink(order);
  const words = `The driver called ahead, order ${order.uniqueId}.`;
  const visitor = await openPage();
  await visitor.page.goto(link);
  await rate(visitor.page, 'Our communication with you', '3, Average');
  await rate(visitor.page, 'Your driver', '5, Excellent Experience');
  await rate(visitor.page, 'Would you recommend us?', '4, I would recommend you.');
  await visitor.page.getByLabel('Tell us more (optional)').nth(1).fill(words);
  await visitor.page.getByRole('button', { name: 'Send My Answers' }).click();
  await visitor.page.getByRole('heading', { name: 'Thank you, Rowan.' }).waitFor();
  await visitor.context.close();

  const { page, complaints, context } = await openPageAs(people.admin);
  await page.goto(site);
  await page.getByRole('link', { name: 'Surveys' }).click();
  await page.getByRole('button', { name: 'Show Open Ended Responses' }).click();
  await page.getByText(words).waitFor();
  await page.getByLabel('Order ID').fill(String(order.uniqueId));
  await page.keyboard.press('Enter');
  await page.getByText('1 survey', { exact: true }).waitFor();
  await page.getByText('5.0 out of 5').waitFor();
  await page.getByRole('img', { name: 'Your driver: customers by rating' }).waitFor();
  expect(await findingsOf(page)).toEqual([]);
  await page
    .getByRole('link', { name: `Order #${order.uniqueId}` })
    .first()
    .click();
  await page.waitForURL(`${site}/order/${order.orderId}`);
  expect(complaints).toEqual([]);
  await context.close();

  const token = await tokenFor(people.otherAdmin);
  const theirs = await call(surveys.list, {}, { token });
  expect(theirs.status).toBe(200);
  expect(JSON.stringify(theirs.body)).not.toContain(words);
  const byNumber = await call(surveys.ofOrder, { params: { uniqueId: String(order.uniqueId) } }, { token });
  expect(byNumber.status).toBe(404);
  const asUser = await call(surveys.list, {}, { token: await tokenFor(people.user) });
  expect(asUser.status).toBe(403);
});
