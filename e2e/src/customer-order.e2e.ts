import { orders } from '@overland/contracts';
import type { Page } from 'playwright-core';
import { actAtDispatch, orderAtDispatch } from './at-dispatch.js';
import { findingsOf } from './axe.js';
import { closeBrowser, openPage, phone } from './browser.js';
import { thingsOf } from './own-things.js';
import { call, publicSite, site, until } from './product.js';
import { people, tokenFor } from './tokens.js';

afterAll(closeBrowser);

/** An order on the road that tells its position. */
async function anOrderOnTheRoad() {
  const token = await tokenFor(people.superStaff);
  const { orderId } = await thingsOf(await tokenFor(people.admin), 'Casey Customer');
  const read = async () => (await call(orders.get, { params: { orderId } }, { token })).body;
  const { guid } = await orderAtDispatch((await read()).uniqueId);
  await actAtDispatch(guid, 'step', { to: 'picked_up' });
  return until('the driver here', async () => {
    const order = await read();
    return order.sdStatus === 'picked_up' && order.driverPhone !== '' && order;
  });
}

it('a customer finds the order by email and number, on the public site and in the shell, and tracks it', async () => {
  const order = await anOrderOnTheRoad();
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
