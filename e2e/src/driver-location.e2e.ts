import { orderWork } from '@overland/contracts';
import { closeBrowser, openPage, openPageAs, phone } from './browser.js';
import { queryAsOwner } from './databases.js';
import { thingsOf } from './own-things.js';
import { call, mailsTo, publicSite, site, until } from './product.js';
import { people, tokenFor } from './tokens.js';

const driverPhone = '(555) 010-0177';
const amarillo = { latitude: 35.1992, longitude: -101.8453 };

afterAll(closeBrowser);

/** An order on the road, whose driver dispatch has named. */
async function anOrderOnTheRoad(): Promise<string> {
  const { orderId } = await thingsOf(await tokenFor(people.admin), 'On the road');
  const token = await tokenFor(people.superStaff);
  for (const sdStatus of ['accepted', 'picked_up'] as const) {
    const { status } = await call(
      orderWork.move,
      { params: { orderId }, body: { sdStatus, note: '' } },
      { token },
    );
    expect(status).toBe(200);
  }
  await queryAsOwner('orders', 'update orders set driver_name = $2, driver_phone = $3 where id = $1', [
    orderId,
    'Luis Ortega',
    driverPhone,
  ]);
  return orderId;
}

it('a driver who is asked by a text shares the position from the phone, and staff see it without a reload', async () => {
  const orderId = await anOrderOnTheRoad();
  const staff = await openPageAs(people.superStaff);
  await staff.page.goto(`${site}/order/${orderId}`);
  await staff.page.getByText('The driver has not shared a position yet.').waitFor();
  await staff.page.getByRole('button', { name: 'Request Location' }).click();
  await staff.page.getByText('A location request has been sent to your driver.').waitFor();

  const text = await until('the text', async () => (await mailsTo('5550100177@sms.overland.example'))[0]);
  const link = /http\S+\/driver-location\/\S+/.exec(text.Text)?.[0] ?? '';
  expect(link.startsWith(publicSite)).toBe(true);

  const driver = await openPage({ viewport: phone, geolocation: amarillo });
  await driver.page.goto(link);
  await driver.page.getByRole('button', { name: 'Share my location' }).click();
  await driver.page.getByText('Thank you. Your location was shared.').waitFor();

  await staff.page.getByRole('img', { name: /Driver, just now/ }).waitFor();
  await staff.page.getByText(/Near Amarillo, TX/).waitFor();

  await driver.page.getByRole('button', { name: 'Stop sharing' }).click();
  await driver.page.getByRole('heading', { name: 'You have stopped sharing' }).waitFor();
  await driver.page.goto(link);
  await driver.page.getByRole('heading', { name: 'This link is no longer valid.' }).waitFor();
  expect(staff.complaints).toEqual([]);
  // The one answer of a link that is over.
  expect(driver.complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
  await Promise.all([staff.context.close(), driver.context.close()]);
});
