import { randomUUID } from 'node:crypto';
import { type Address, type AddressInput, addresses, type Role, type Session } from '@overland/contracts';
import { savePortal, systemScope, withPortal } from '@overland/service-kit';
import { aPortal, aSession } from '@overland/service-kit/testing';
import { loadDemoOrders } from '../demo/load-demo-orders.js';
import { type BookingTestBed, startBookingTestBed } from '../testing/booking-test-bed.js';
import { aDemoOrder } from '../testing/demo-order.builder.js';

const dallas = {
  placeId: 'zip:75201',
  text: 'Dallas, TX 75201',
  city: 'Dallas',
  state: 'TX',
  zip: '75201',
  lat: 32.8,
  lng: -96.8,
};
const denver = { ...dallas, placeId: 'zip:80202', city: 'Denver', state: 'CO', zip: '80202' };
const roles = ['User', 'Admin'] as const;

let bed: BookingTestBed;
let own: string;
let other: string;

beforeAll(async () => {
  bed = await startBookingTestBed();
  for (const place of [dallas, denver]) bed.quoting.places.set(place.placeId, place);
});
afterAll(() => bed.close());

async function newPortal(): Promise<string> {
  const portal = aPortal();
  await withPortal(bed.service.dataSource, systemScope, (manager) => savePortal(manager, portal));
  return portal._id;
}
beforeEach(async () => {
  [own, other] = [await newPortal(), await newPortal()];
});

const as = (role: Role, portalId = own): Session => aSession({ role, portalId });
const mcAdmin = aSession({ role: 'MCAdmin', portalId: randomUUID() });
const form = (more: Partial<AddressInput> = {}): AddressInput => ({
  businessName: 'Lone Star Motors',
  address: '2100 Main St',
  placeId: dallas.placeId,
  zip: dallas.zip,
  ...more,
});

const add = (body: AddressInput & { portalId?: string }, session = as('User')) =>
  bed.service.call(addresses.add, { body, as: session });
async function added(more: Partial<AddressInput> = {}, portalId = own): Promise<Address> {
  const reply = await add(form(more), as('User', portalId));
  expect(reply.status).toBe(200);
  return reply.body;
}
async function names(query: Record<string, string>, session = as('User')): Promise<string[]> {
  const { body } = await bed.service.call(addresses.list, { query, as: session });
  return body.rows.map(({ businessName }: Address) => businessName);
}
const change = ({ _id: addressId, version }: Address, more: Partial<AddressInput>, session = as('User')) =>
  bed.service.call(addresses.update, {
    params: { addressId },
    body: { ...form(more), version },
    as: session,
  });
const setStatus = (addressId: string, status: Address['status'], session = as('User')) =>
  bed.service.call(addresses.setStatus, { params: { addressId }, body: { status }, as: session });

describe('the address book', () => {
  it('keeps a place with its contacts, and finds it by name, street, city and contact', async () => {
    const contacts = [{ name: 'Ann Reyes', phone: '(555) 010-0133', email: 'ann@lonestar.example' }];
    const place = await added({ contacts, hours: 'Mon–Fri 8–5', gate: '4417', trucks: 'small' });
    expect(place).toMatchObject({
      city: 'Dallas',
      state: 'TX',
      version: 1,
      status: 'Active',
      trucks: 'small',
    });
    await added({ businessName: 'Mile High Auction', placeId: denver.placeId, zip: denver.zip });
    for (const searchText of ['lone', 'main st', 'dallas', 'reyes', '75201']) {
      expect(await names({ searchText })).toContain('Lone Star Motors');
    }
    expect(await names({ searchText: 'denver' })).toEqual(['Mile High Auction']);
    expect(await names({})).toEqual(['Lone Star Motors', 'Mile High Auction']);
  });

  it('suggests the places of a city first', async () => {
    await added({ businessName: 'Aardvark Yard', placeId: denver.placeId, zip: denver.zip });
    await added();
    const query = { city: 'dallas', state: 'TX' };
    const { body } = await bed.service.call(addresses.suggest, { query, as: as('User') });
    expect(body.map(({ businessName }: Address) => businessName)).toEqual([
      'Lone Star Motors',
      'Aardvark Yard',
    ]);
  });

  it.each([
    ['a place that nobody chose', { placeId: 'city:TX:nowhere' }, 'placeId'],
    ['a ZIP code of another city', { zip: '80202' }, 'zip'],
    ['no name', { businessName: ' ' }, 'businessName'],
    ['a phone that is none', { contacts: [{ phone: '12' }] }, 'contacts.0.phone'],
  ])('refuses %s at its field', async (_, more, path) => {
    const { status, body } = await add(form(more));
    expect(status).toBe(400);
    expect(body.errors).toEqual([expect.objectContaining({ path })]);
  });

  it('has one place of a name and address, also when it is added twice at once', async () => {
    const replies = await Promise.all([add(form()), add(form({ businessName: 'LONE STAR MOTORS' }))]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await names({})).toHaveLength(1);
  });

  it('archives and restores; in between the place is not suggested', async () => {
    const { _id } = await added();
    expect((await setStatus(_id, 'Archived')).body.status).toBe('Archived');
    expect((await setStatus(_id, 'Archived')).status).toBe(200);
    expect(await names({})).toEqual([]);
    expect(await names({ status: 'Archived' })).toEqual(['Lone Star Motors']);
    expect((await bed.service.call(addresses.suggest, { query: {}, as: as('User') })).body).toEqual([]);
    expect((await setStatus(_id, 'Active')).body.status).toBe('Active');
  });

  it('is not restored beside a twin that was added meanwhile', async () => {
    const { _id } = await added();
    await setStatus(_id, 'Archived');
    await added();
    expect((await setStatus(_id, 'Active')).status).toBe(400);
  });
});

describe('a place that two people change', () => {
  it('is a conflict for the second, who gets the stored one', async () => {
    const place = await added();
    expect((await change(place, { gate: '1' })).body).toMatchObject({ gate: '1', version: 2 });
    const { status, body } = await change(place, { gate: '2' });
    expect(status).toBe(409);
    expect(body.details.current).toMatchObject({ gate: '1', version: 2 });
  });

  it('is saved once when the same form is sent again', async () => {
    const place = await added({ contacts: [{ name: 'Ann Reyes' }] });
    const more = { contacts: [{ name: 'Ann Reyes' }], gate: '1' };
    await change(place, more);
    expect((await change(place, more)).body).toMatchObject({ version: 2 });
  });
});

describe('T2: the address book of another portal', () => {
  it.each(roles)('is neither listed, suggested, changed nor archived by its %s', async (role) => {
    const place = await added({}, other);
    const session = as(role);
    expect(await names({}, session)).toEqual([]);
    expect(await names({ portalId: other }, session)).toEqual([]);
    const query = { portalId: other };
    expect((await bed.service.call(addresses.suggest, { query, as: session })).body).toEqual([]);
    expect((await change(place, { gate: '1' }, session)).status).toBe(404);
    expect((await setStatus(place._id, 'Archived', session)).status).toBe(404);
    // Their own, whatever the request says.
    expect((await add({ ...form(), portalId: other }, session)).body.portalId).toBe(own);
  });

  it('is kept by MCAdmin, who says whose it is', async () => {
    expect((await add(form(), mcAdmin)).body.errors).toEqual([expect.objectContaining({ path: 'portalId' })]);
    expect((await add({ ...form(), portalId: randomUUID() }, mcAdmin)).status).toBe(404);
    expect((await add({ ...form(), portalId: other }, mcAdmin)).body.portalId).toBe(other);
    expect(await names({ portalId: other }, mcAdmin)).toEqual(['Lone Star Motors']);
    expect(await names({ portalId: own }, mcAdmin)).toEqual([]);
  });

  it('is for nobody without a session', async () => {
    expect((await bed.service.call(addresses.list, { query: {} })).status).toBe(401);
  });
});

describe('where a customer was met before', () => {
  const customerEmail = `marcus.${randomUUID()}@mail.example`;
  const ask = (session: Session, more = {}) =>
    bed.service.call(addresses.ofCustomer, {
      body: { customerEmail, city: 'Dallas', state: 'TX', ...more },
      as: session,
    });

  it('is told of an order of the own portal alone', async () => {
    const demo = aDemoOrder({ uniqueId: 64_001, portalId: own, customerEmail });
    const { pickup } = demo;
    await loadDemoOrders(bed.service.dataSource, [
      { ...demo, pickup: { ...pickup, city: 'Dallas', state: 'TX', contactName: demo.customerFullName } },
    ]);
    expect((await ask(as('User'))).body).toMatchObject({ uniqueId: 64_001, address: pickup.address });
    expect((await ask(as('User'), { city: 'Plano' })).body).toBeNull();
    for (const role of roles) {
      expect((await ask(as(role, other))).body).toBeNull();
      expect((await ask(as(role, other), { portalId: own })).body).toBeNull();
    }
  });
});
