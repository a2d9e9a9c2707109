import { changeRequests } from '@overland/contracts';
import { addBusinessDays } from '@overland/contracts/calendar';
import { formatDay } from '@overland/contracts/format';
import type { Page } from 'playwright-core';
import { actAtDispatch, orderAtDispatch } from './at-dispatch.js';
import { findingsOf } from './axe.js';
import { closeBrowser, desk, openPage, openPageAs, phone } from './browser.js';
import { findAsCustomer, newOrder, orderOnTheRoad } from './customer-orders.js';
import { call, mailsTo, publicSite, site, until } from './product.js';
import { people } from './tokens.js';
import { sendWaiting } from './waiting-emails.js';

afterAll(closeBrowser);

it('a customer finds the order by email and number, on the public site and in the shell, and tracks it', async () => {
  const order = await orderOnTheRoad('Casey Customer', { isFollowed: true });
  const fill = async (page: Page, email: string) => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Order number').fill(`#${order.uniqueId}`);
    await page.keyboard.press('Enter');
  };
  for (const origin of [publicSite, site]) {
    const { page, complaints, context } = await openPage({ viewport: phone });
    await page.goto(`${origin}/order-status`);
    await fill(page, 'stranger@mail.example');
    await page
      .getByRole('alert')
      .getByText('Sorry! We were unable to find the status of this order.')
      .waitFor();
    const found = await findingsOf(page);
    await fill(page, order.customerEmail);
    await page.waitForURL(/\/order-status\/[\w-]{40,}/);
    await page.getByRole('heading', { name: 'Where it is' }).waitFor();
    expect(await page.content()).not.toContain(order.driverPhone);
    found.push(...(await findingsOf(page)));

    await page.goto(`${origin}/track-order`);
    await fill(page, order.customerEmail);
    await page.getByRole('heading', { name: 'Where it is' }).waitFor();
    found.push(...(await findingsOf(page)));

    await page.goto(`${origin}/order-status/changed`);
    await page.getByRole('heading', { name: 'This link is no longer valid.' }).waitFor();
    found.push(...(await findingsOf(page)));
    expect(found).toEqual([]);
    // The answers to another's email, and to a link that does not work.
    expect(complaints.filter((complaint) => !/40[04]/.test(complaint))).toEqual([]);
    await context.close();
  }
});

/** The email of an order whose subject begins so. */
const mailOf = (order: { customerEmail: string; uniqueId: number }, subject: string) =>
  until(subject, async () =>
    (await mailsTo(order.customerEmail)).find(
      (mail) => mail.Subject.startsWith(subject) && mail.Subject.includes(`#${order.uniqueId}`),
    ),
  );

it('a customer has the link sent again, asks for another day by it, and staff accept', async () => {
  const { orderId, read } = await newOrder('Rita Request');
  const order = await read();
  const { page, complaints, context } = await openPage({ viewport: phone });
  await page.goto(`${publicSite}/order-status`);
  await page.getByRole('link', { name: 'Email me a link to the order' }).click();
  await page.getByRole('button', { name: 'Email Me a Link' }).waitFor();
  await page.getByRole('textbox', { name: 'Email' }).fill(order.customerEmail);
  await page.getByLabel('Order number').fill(`#${order.uniqueId}`);
  await page.keyboard.press('Enter');
  await page.getByText('If an order has this number and email, we have sent the link.').waitFor();
  const found = await findingsOf(page);

  const { Text } = await mailOf(order, 'The link to your order');
  const link = /http\S+\/order-status\/\S+/.exec(Text)?.[0] ?? '';
  expect(link.startsWith(publicSite)).toBe(true);
  await page.goto(link);
  await page.getByRole('button', { name: 'Change My Date' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change my date' });
  const day = await wishedDay(link.split('/').at(-1) ?? '');
  await dialog
    .getByRole('textbox', { name: 'First pickup day' })
    .fill(`${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`);
  await dialog.getByLabel('Note (optional)').fill('I am away until then.');
  found.push(...(await findingsOf(page)));
  await page.setViewportSize(phone);

  const staff = await openPageAs(people.admin, { viewport: desk });
  await staff.page.goto(`${site}/order/${orderId}`);
  await staff.page.getByRole('region', { name: 'Actions' }).waitFor();
  await dialog.getByRole('button', { name: 'Ask for This Day' }).click();
  await page.getByText('Not answered yet').waitFor();
  // Without a reload.
  const asked = staff.page.getByRole('region', { name: 'The customer asks' });
  await asked.getByText(`First pickup day ${formatDay(day)}`).waitFor();
  found.push(...(await findingsOf(staff.page)));
  await staff.page.setViewportSize(desk);
  await asked.getByRole('button', { name: 'Accept' }).click();
  await staff.page.getByRole('button', { name: 'Change the Day' }).click();
  await staff.page.getByText(`The customer of order #${order.uniqueId} gets your answer by email.`).waitFor();

  // The customer hears of it once it cannot be undone any more.
  const changes = page.getByRole('region', { name: 'Need a change?' });
  await page.reload();
  await changes.getByText('Not answered yet').waitFor();
  await sendWaiting(orderId);
  await page.reload();
  await changes.getByText('Accepted').waitFor();
  await mailOf(order, 'Your pickup day is changed');
  expect(await read()).toMatchObject({ pickupScheduledAt: day, requests: [{ state: 'accepted' }] });
  expect(found).toEqual([]);
  expect([...complaints, ...staff.complaints]).toEqual([]);
  await context.close();
  await staff.context.close();
});

it('an open page of a customer follows what dispatch tells within a second, and says so, on both sites', async () => {
  const { orderId, read } = await newOrder('Lena Live');
  const order = await read();
  const own = await findAsCustomer(order);
  const { guid } = await orderAtDispatch(order.uniqueId);
  const pages = [];
  for (const origin of [publicSite, site]) {
    const opened = await openPage({ viewport: phone });
    const isFollowing = opened.page.waitForResponse((answer) => answer.url().endsWith('/order-status/live'));
    await opened.page.goto(`${origin}/order-status/${own.token}`);
    await isFollowing;
    pages.push(opened);
  }
  const staff = await openPageAs(people.superStaff, { viewport: desk });
  await staff.page.goto(`${site}/order/${orderId}`);
  await staff.page.getByRole('region', { name: 'Actions' }).waitFor();
  await actAtDispatch(guid, 'step', { to: 'accepted' });
  await until('the step here', async () => (await read()).sdStatus === 'accepted');
  const toldAt = Date.now();
  for (const { page } of [...pages, staff]) await page.getByText('Assigned Driver').first().waitFor();
  for (const { page } of pages) {
    const progress = page.getByRole('region', { name: 'Progress of the order' });
    await progress.locator('[aria-current=step]', { hasText: 'Assigned Driver' }).waitFor();
    await page.getByRole('status').getByText('It is now: Assigned Driver.').waitFor();
  }
  // Without the stream it would take half a minute. The two cores also draw three pages meanwhile.
  expect(Date.now() - toldAt).toBeLessThan(5_000);
  expect([...pages, staff].flatMap(({ complaints }) => complaints)).toEqual([]);
  for (const { context } of [...pages, staff]) await context.close();
});

/** A possible day other than the booked one. */
async function wishedDay(token: string): Promise<string> {
  const { body } = await call(changeRequests.days, { body: { token } }, { origin: publicSite });
  const holidays = new Set(body.blockedDays.map(({ date }) => date));
  return addBusinessDays(body.firstPickupDay, 2, holidays);
}
