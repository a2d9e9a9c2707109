import { randomUUID } from 'node:crypto';
import { type OrderImport, orderImports, orders, type Session } from '@overland/contracts';
import { DueWorks, savePortal, systemScope, withPortal } from '@overland/service-kit';
import { aPortal, aSession } from '@overland/service-kit/testing';
import { AddressEntity } from '../addresses/address.entity.js';
import { BookingService } from '../booking/booking.service.js';
import { type BookingTestBed, startBookingTestBed } from '../testing/booking-test-bed.js';
import { OrderImportWorker } from './order-import.worker.js';

const heading = 'Order,VIN,Year,Model,Make,Operable,Pickup,Delivery,Pickup day,Customer email';
const delivery = '"2 Larimer Street, Denver, CO 80202"';
const typed = '"1 Congress Avenue, Austin, TX 78701"';
const vinOf = (number: number) => `VIN${String(10_000 + number)}`;

interface Line {
  order?: string;
  vin?: string;
  model?: string;
  pickup?: string;
  day?: string;
}
let next = 0;
function aLine({ order = '', vin, model = 'Accord', pickup = typed, day = '12/1/2026' }: Line = {}): string {
  next += 1;
  return `${order},${vin ?? vinOf(next)},1975,${model},Honda,Yes,${pickup},${delivery},${day},`;
}

let bed: BookingTestBed;
let own: string;
let other: string;
let user: Session;

async function newPortal(): Promise<string> {
  const portal = aPortal({ companyName: 'Riverside Motors' });
  await withPortal(bed.service.dataSource, systemScope, (manager) => savePortal(manager, portal));
  return portal._id;
}
beforeAll(async () => {
  bed = await startBookingTestBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  [own, other] = [await newPortal(), await newPortal()];
  user = aSession({ role: 'User', portalId: own });
  bed.quoting.rates.clear();
});
afterEach(() => jest.restoreAllMocks());

const customer = {
  customerFullName: 'Riverside Motors',
  customerEmail: 'desk@riverside.example',
  customerPrimaryPhone: '(512) 555-0100',
};
const start = (
  lines: string[],
  {
    as = user,
    ...more
  }: { as?: Session; portalId?: string; customerFullName?: string; customerEmail?: string } = {},
) =>
  bed.service.call(orderImports.start, {
    as,
    body: { fileName: 'fleet.csv', csv: [heading, ...lines].join('\n'), ...customer, ...more },
  });
const work = () => bed.service.app.get(DueWorks).workOff(OrderImportWorker);
const get = (orderImportId: string, as = user) =>
  bed.service.call(orderImports.get, { as, params: { orderImportId } });

async function checked(lines: string[]): Promise<OrderImport> {
  const { status, body } = await start(lines);
  expect(status).toBe(200);
  await work();
  return (await get(body._id)).body;
}
const seenOf = ({ rows }: OrderImport) => {
  const prices = rows.flatMap(({ status, offer }) => (status === 'waiting' && offer ? [offer.price] : []));
  return { orders: prices.length, price: prices.reduce((sum, one) => sum + one, 0) };
};
const book = (list: OrderImport, body = seenOf(list), as = user) =>
  bed.service.call(orderImports.book, { as, params: { orderImportId: list._id }, body });
const ordersOf = (portalId: string) =>
  bed.select<{ quoteId: string; status: string }>(
    'select quote_id as "quoteId", status from orders where portal_id = $1',
    [portalId],
  );

describe('the check of a list', () => {
  it('prices each order and says of the others why they cannot be booked, and books nothing', async () => {
    const list = await checked([
      aLine({ order: 'A' }),
      aLine({ order: 'A' }),
      aLine({ model: 'Civix' }),
      aLine({ pickup: 'Yard 7' }),
      aLine({ day: '11/28/2026' }),
    ]);
    expect(list).toMatchObject({ stage: 'ready', total: 4, failed: 3, done: 0, isFinished: false });
    const [ready, model, place, day] = list.rows;
    expect(ready).toMatchObject({ line: 2, more: [{ line: 3 }], status: 'waiting' });
    expect(ready?.offer).toMatchObject({
      price: 2180,
      miles: 920,
      pickupDays: { start: '2026-12-01' },
      vehicles: ['1975 Honda Accord', '1975 Honda Accord'],
    });
    expect(model?.message).toBe('Model: Honda has no model “Civix” in the list.');
    expect(model?.problems).toMatchObject([{ column: 'Model' }]);
    expect(place?.message).toContain('Pickup: “Yard 7” is not in the address book.');
    expect(day?.message).toBe(
      'Pickup day “11/28/2026”: Nov 28, 2026 is a Saturday. Pickups start on business days.',
    );
    expect(await ordersOf(own)).toEqual([]);
  });

  it('finds places in the address book of the own company alone', async () => {
    const kept = async (portalId: string, businessName: string) =>
      withPortal(bed.service.dataSource, { portalId }, (manager) =>
        manager.insert(AddressEntity, anAddress(portalId, businessName)),
      );
    await kept(own, 'Riverside Yard');
    await kept(other, 'Their Secret Yard');
    const list = await checked([aLine({ pickup: 'riverside yard' }), aLine({ pickup: 'Their Secret Yard' })]);
    expect(list.rows[0]?.offer?.price).toBe(1090);
    expect(list.rows[1]?.message).toMatch(
      /is not in the address book. (Did you mean Riverside Yard|Write the whole)/,
    );
  });

  it('refuses a VIN that is in the list twice, and warns of one in an open order', async () => {
    const first = await checked([aLine({ vin: 'AAA11111' })]);
    await book(first);
    await work();
    const list = await checked([
      aLine({ vin: 'AAA11111' }),
      aLine({ vin: 'BBB22222' }),
      aLine({ vin: 'bbb22222' }),
    ]);
    expect(list.rows[0]?.warnings[0]).toMatch(/^AAA11111 is in order #\d+, which is not delivered yet.$/);
    expect(list.rows[0]?.offer).not.toBeNull();
    expect(list.rows[2]?.message).toBe('VIN “bbb22222”: This VIN is in line 3, too.');
  });

  it('names everything that is wrong with a row at once', async () => {
    const list = await checked([aLine({ model: 'Civix', day: '11/28/2026', vin: 'I' })]);
    const message = list.rows[0]?.message ?? '';
    expect(message).toContain('Please enter a VIN of 5 to 17 letters and digits.');
    expect(message).toContain('Nov 28, 2026 is a Saturday.');
    expect(message).toContain('Honda has no model “Civix” in the list.');
  });

  it('does not begin while the customer of some orders is nowhere named', async () => {
    const none = { customerFullName: '', customerEmail: '', customerPrimaryPhone: '(512) 555-0100' };
    const answer = await start([aLine(), `${aLine()}grace@home.example`], none);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toMatchObject([
      {
        path: 'customerFullName',
        message: 'The list has none under “Customer”. Enter it here, or in the list.',
      },
      { path: 'customerEmail', message: expect.stringContaining('Line 2 has none') },
    ]);
    const listed = await bed.service.call(orderImports.list, { as: user, query: {} });
    expect(listed.body).toEqual([]);
  });

  it('asks for the prices of 200 vehicles in ten batches', async () => {
    bed.quoting.batches = 0;
    const list = await checked(Array.from({ length: 200 }, () => aLine()));
    expect(seenOf(list).orders).toBe(200);
    expect(bed.quoting.batches).toBe(10);
  });
});

describe('the booking of a list', () => {
  it('books what has a price, each order once, although it is pressed twice', async () => {
    const list = await checked([aLine(), aLine({ model: 'Civix' }), aLine()]);
    const pressed = await Promise.all([book(list), book(list)]);
    expect(pressed.map(({ status, body }) => [status, body.stage])).toEqual([
      [200, 'booking'],
      [200, 'booking'],
    ]);
    await Promise.all([work(), work()]);
    const done: OrderImport = (await get(list._id)).body;
    expect(done).toMatchObject({ isFinished: true, done: 2, failed: 1 });
    expect(await ordersOf(own)).toHaveLength(2);
    const [row] = done.rows;
    const order = await bed.service.call(orders.get, { as: user, params: { orderId: row?.orderId ?? '' } });
    expect(order.body).toMatchObject({ uniqueId: row?.uniqueId, price: 1090, ownerId: user.userId });
    expect(await bed.eventsOf(row?.orderId ?? '')).toEqual(['order.booked', 'order.changed']);
    expect((await book(list)).body.isFinished).toBe(true);
    expect(await ordersOf(own)).toHaveLength(2);
  });

  it('goes on where it was killed: an order that was placed but not marked is not booked twice', async () => {
    const list = await checked([aLine(), aLine()]);
    await book(list);
    const booking = bed.service.app.get(BookingService);
    const original = booking.book.bind(booking);
    jest.spyOn(booking, 'book').mockImplementationOnce(async (...args) => {
      await original(...args);
      throw new Error('The process was killed.');
    });
    await work();
    expect((await get(list._id)).body.done).toBe(0);
    await bed.select(`update order_imports set due_at = now() where id = $1`, [list._id]);
    await work();
    expect((await get(list._id)).body).toMatchObject({ isFinished: true, done: 2 });
    expect(await ordersOf(own)).toHaveLength(2);
  });

  it('leaves out an order whose price has changed since the check, and says so', async () => {
    const list = await checked([aLine({ model: 'Civic' }), aLine()]);
    bed.quoting.rates.set('Civic', 1500);
    await book(list);
    await work();
    const done: OrderImport = (await get(list._id)).body;
    expect(done).toMatchObject({ isFinished: true, done: 1, failed: 1 });
    expect(done.rows[0]?.message).toContain('The price is $1,590 by now.');
    expect(await ordersOf(own)).toHaveLength(1);
  });

  it('is refused for another number or price than the person has seen, and before the check', async () => {
    const list = await checked([aLine()]);
    expect((await book(list, { orders: 2, price: 1090 })).status).toBe(409);
    expect((await book(list, { orders: 1, price: 1 })).status).toBe(409);
    const { body } = await start([aLine()]);
    expect((await book({ ...list, _id: body._id })).status).toBe(409);
    await work();
  });

  it('gives back the vehicles that were not booked with their reasons, harmless to a spreadsheet', async () => {
    const list = await checked([aLine(), aLine({ order: '=1', model: 'Civix' }), aLine({ order: '=1' })]);
    const file = await bed.service.call(orderImports.failed, {
      as: user,
      params: { orderImportId: list._id },
    });
    const lines = file.raw.toString().trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/^'=1,/);
    expect(lines[2]).toContain('Honda has no model “Civix” in the list.');
  });
});

describe('an order that is corrected', () => {
  const correct = (list: OrderImport, line: number, cells: Record<string, string>, as = user) =>
    bed.service.call(orderImports.correct, {
      as,
      params: { orderImportId: list._id },
      body: { line, order: {}, vehicles: [{ line, cells }] },
    });

  it('is checked alone, with what was right as it was, and can be booked', async () => {
    const list = await checked([aLine(), aLine({ model: 'Civix' }), aLine({ pickup: 'Yard 7' })]);
    const { status, body } = await correct(list, 3, { Model: 'Civic' });
    expect([status, body.stage]).toEqual([200, 'checking']);
    expect((await book(list)).status).toBe(409);
    await work();
    const again: OrderImport = (await get(list._id)).body;
    expect(again).toMatchObject({ stage: 'ready', failed: 1, isFinished: false });
    expect(again.rows[1]).toMatchObject({ cells: { VIN: list.rows[1]?.cells.VIN, Model: 'Civic' } });
    expect(again.rows[1]?.offer?.customerEmail).toBe(customer.customerEmail);
    expect(seenOf(again).orders).toBe(2);
    await book(again);
    await work();
    expect(await ordersOf(own)).toHaveLength(2);
  });

  it('comes back to a list that was booked, which then books it alone', async () => {
    const list = await checked([aLine(), aLine({ model: 'Civic' })]);
    bed.quoting.rates.set('Civic', 1500);
    await book(list);
    await work();
    expect((await correct(list, 3, {})).status).toBe(200);
    await work();
    const again: OrderImport = (await get(list._id)).body;
    expect(seenOf(again)).toEqual({ orders: 1, price: 1590 });
    await book(again);
    await work();
    expect((await get(list._id)).body).toMatchObject({ isFinished: true, done: 2 });
    expect(await ordersOf(own)).toHaveLength(2);
  });

  it('may have been ready to book, but not booked already', async () => {
    const list = await checked([aLine(), aLine()]);
    expect((await correct(list, 3, { Model: 'Civic' })).status).toBe(200);
    await work();
    const again: OrderImport = (await get(list._id)).body;
    expect(again.rows[1]?.cells.Model).toBe('Civic');
    expect(seenOf(again).orders).toBe(2);
    await book(again);
    await work();
    expect((await correct(again, 3, { Model: 'Accord' })).status).toBe(409);
  });

  it('is not corrected twice, by another company, or into a VIN that another order has', async () => {
    const list = await checked([aLine({ model: 'Civix' }), aLine({ vin: 'CCC33333' })]);
    expect((await correct(list, 2, {}, aSession({ role: 'Admin', portalId: other }))).status).toBe(404);
    const twice = await Promise.all([1, 2].map(() => correct(list, 2, { Model: 'Civic', VIN: 'CCC33333' })));
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    await work();
    const { rows }: OrderImport = (await get(list._id)).body;
    expect(rows[0]?.message).toBe('VIN “CCC33333”: This VIN is in line 3, too.');
  });
});

describe('the lists of a company', () => {
  it('are seen and booked by the own company alone', async () => {
    const list = await checked([aLine()]);
    const foreign = aSession({ role: 'Admin', portalId: other });
    expect((await get(list._id, foreign)).status).toBe(404);
    expect((await book(list, seenOf(list), foreign)).status).toBe(404);
    const listedFor = async (as: Session) =>
      (await bed.service.call(orderImports.list, { as, query: {} })).body;
    expect(await listedFor(foreign)).toEqual([]);
    expect(await listedFor(user)).toMatchObject([{ _id: list._id, stage: 'ready', failed: 0 }]);
    for (const call of [orderImports.failed, orderImports.emails]) {
      const params = { orderImportId: list._id };
      expect((await bed.service.call(call, { as: foreign, params })).status).toBe(404);
    }
  });

  it('are of the company that MCAdmin chooses, who grants no RUSH by a list', async () => {
    const mcAdmin = aSession({ role: 'MCAdmin', portalId: randomUUID() });
    expect((await start([aLine()], { as: mcAdmin })).status).toBe(400);
    const { body } = await start([aLine({ day: '11/23/2026' })], { as: mcAdmin, portalId: own });
    expect(body.portalId).toBe(own);
    await work();
    const { rows }: OrderImport = (await get(body._id)).body;
    expect(rows[0]?.message).toMatch(/^Pickup day “11\/23\/2026”: Pickup cannot be before/);
    const ignored = await start([aLine()], { portalId: other });
    expect(ignored.body.portalId).toBe(own);
    await work();
  });
});

function anAddress(portalId: string, businessName: string): AddressEntity {
  const place = {
    placeId: 'austin',
    text: 'Austin, TX',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
    lat: 0,
    lng: 0,
  };
  return {
    id: randomUUID(),
    portalId,
    version: 1,
    status: 'Active',
    businessName,
    locationType: null,
    address: '1 Congress Avenue',
    place,
    city: 'Austin',
    state: 'TX',
    zip: '78701',
    contacts: [],
    hours: '',
    gate: '',
    trucks: null,
    notes: '',
    createdAt: new Date(),
  };
}
