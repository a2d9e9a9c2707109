import { orders } from '@overland/contracts';
import type { Page } from 'playwright-core';
import { actAtDispatch, orderAtDispatch } from './at-dispatch.js';
import { axeFindings } from './axe.js';
import { closeBrowser, openPage, openPageAs, phone } from './browser.js';
import { thingsOf } from './own-things.js';
import { call, mailsTo, publicSite, site, until } from './product.js';
import { people, tokenFor } from './tokens.js';

const amarillo = { latitude: 35.1992, longitude: -101.8453 };

afterAll(closeBrowser);

/** An order on the road, whose driver dispatch has named; the carrier's app does not tell the driver's position. */
async function anOrderOnTheRoad() {
  const token = await tokenFor(people.superStaff);
  const { orderId } = await thingsOf(await tokenFor(people.admin), 'On the road');
  const read = async () => (await call(orders.get, { params: { orderId } }, { token })).body;
  const { guid } = await orderAtDispatch((await read()).uniqueId);
  await actAtDispatch(guid, 'gps', { active: false });
  await actAtDispatch(guid, 'step', { to: 'picked_up' });
  return until('the driver here', async () => {
    const order = await read();
    return order.sdStatus === 'picked_up' && order.driverPhone !== '' && order;
  });
}

/** What is wrong with the page as it is, on phones of two widths, light and dark. */
async function findingsOf(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const width of [phone.width, 320]) {
    await page.setViewportSize({ ...phone, width });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const isWide = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
      const found = [...(await axeFindings(page)), ...(isWide ? ['scrolls sideways'] : [])];
      findings.push(...found.map((finding) => `${width} ${colorScheme}: ${finding}`));
    }
  }
  return findings;
}

it('a driver who is asked by a text shares the position from the phone, and staff see it without a reload', async () => {
  const { orderId, driverPhone } = await anOrderOnTheRoad();
  const staff = await openPageAs(people.superStaff);
  await staff.page.goto(`${site}/order/${orderId}`);
  await staff.page.getByText('The driver has not shared a position yet.').waitFor();
  await staff.page.getByRole('button', { name: 'Request Location' }).click();
  await staff.page.getByText('A location request has been sent to your driver.').waitFor();

  const digits = driverPhone.replaceAll(/\D/g, '');
  const text = await until('the text', async () => (await mailsTo(`${digits}@sms.overland.example`))[0]);
  const link = /http\S+\/driver-location\/\S+/.exec(text.Text)?.[0] ?? '';
  expect(link.startsWith(publicSite)).toBe(true);

  const driver = await openPage({ viewport: phone, geolocation: amarillo });
  await driver.page.goto(link);
  await driver.page.getByRole('button', { name: 'Share my location' }).waitFor();
  const found = await findingsOf(driver.page);
  await driver.page.getByRole('button', { name: 'Share my location' }).click();
  await driver.page.getByText('Thank you. Your location was shared.').waitFor();
  found.push(...(await findingsOf(driver.page)));

  await staff.page.getByRole('img', { name: /Driver, just now/ }).waitFor();
  await staff.page.getByText(/Near Amarillo, TX/).waitFor();

  await driver.page.getByRole('button', { name: 'Stop sharing' }).click();
  await driver.page.getByRole('heading', { name: 'You have stopped sharing' }).waitFor();
  await driver.page.goto(link);
  await driver.page.getByRole('heading', { name: 'This link is no longer valid.' }).waitFor();
  found.push(...(await findingsOf(driver.page)));
  expect(found).toEqual([]);
  expect(staff.complaints).toEqual([]);
  // The one answer of a link that is over.
  expect(driver.complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
  await Promise.all([staff.context.close(), driver.context.close()]);
});
