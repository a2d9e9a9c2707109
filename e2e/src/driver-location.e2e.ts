import { findingsOf } from './axe.js';
import { closeBrowser, openPage, openPageAs, phone } from './browser.js';
import { orderOnTheRoad } from './customer-orders.js';
import { mailsTo, publicSite, site, until } from './product.js';
import { people } from './tokens.js';

const phones = [phone.width, 320];
const amarillo = { latitude: 35.1992, longitude: -101.8453 };

afterAll(closeBrowser);

it('a driver who is asked by a text shares the position from the phone, and staff see it without a reload', async () => {
  const { orderId, driverPhone } = await orderOnTheRoad('On the road', { isFollowed: false });
  const staff = await openPageAs(people.superStaff);
  await staff.page.goto(`${site}/order/${orderId}`);
  await staff.page.getByText('The driver has not shared a position yet.').waitFor();
  await staff.page.getByRole('button', { name: 'Request Location' }).click();
  await staff.page.getByRole('button', { name: 'Send Text' }).click();
  await staff.page.getByText('A location request has been sent to your driver.').waitFor();

  const digits = driverPhone.replaceAll(/\D/g, '');
  const text = await until('the text', async () => (await mailsTo(`${digits}@sms.overland.example`))[0]);
  const link = /http\S+\/driver-location\/\S+/.exec(text.Text)?.[0] ?? '';
  expect(link.startsWith(publicSite)).toBe(true);

  const driver = await openPage({ viewport: phone, geolocation: amarillo });
  await driver.page.goto(link);
  await driver.page.getByRole('button', { name: 'Share my location' }).waitFor();
  const found = await findingsOf(driver.page, phones);
  await driver.page.getByRole('button', { name: 'Share my location' }).click();
  await driver.page.getByText('Thank you. Your location was shared.').waitFor();
  found.push(...(await findingsOf(driver.page, phones)));

  await staff.page.getByRole('img', { name: /Driver, just now/ }).waitFor();
  await staff.page.getByText(/Near Amarillo, TX/).waitFor();

  await driver.page.getByRole('button', { name: 'Stop sharing' }).click();
  await driver.page.getByRole('heading', { name: 'You have stopped sharing' }).waitFor();
  await driver.page.goto(link);
  await driver.page.getByRole('heading', { name: 'This link is no longer valid.' }).waitFor();
  found.push(...(await findingsOf(driver.page, phones)));
  expect(found).toEqual([]);
  expect(staff.complaints).toEqual([]);
  // The one answer of a link that is over.
  expect(driver.complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
  await Promise.all([staff.context.close(), driver.context.close()]);
});
