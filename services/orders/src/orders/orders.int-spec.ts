import { randomUUID } from 'node:crypto';
import {
  type ChangedOrder,
  type OrderRequestInput,
  orders,
  type Quote,
  type Session,
} from '@overland/contracts';
import { consumeEvent, type EventHandlers, systemScope, UserNames, withPortal } from '@overland/service-kit';
import { aPortal, aSession, until } from '@overland/service-kit/testing';
import * as z from 'zod/mini';
import { aBooking } from '../testing/booking.builder.js';
import { type BookingTestBed, startBookingTestBed } from '../testing/booking-test-bed.js';
import { aQuote } from '../testing/quote.builder.js';
import { OrderCompanyNames } from './order-company-names.listener.js';

let bed: BookingTestBed;
let nextNumber = 40_000;

beforeAll(async () => {
  bed = await startBookingTestBed();
});
afterAll(() => bed.close());

interface Options {
  as?: Session;
  quote?: Parameters<typeof aQuote>[0];
  change?: Partial<OrderRequestInput>;
}

/** An order booked in the portal. */
async function anOrder(portalId: string, { as, quote: options, change }: Options = {}): Promise<string> {
  nextNumber += 1;
  const quote: Quote = bed.quoting.add(aQuote({ uniqueId: nextNumber, portalId, ...options }));
  const caller = as ?? aSession({ portalId });
  const { body } = await bed.service.call(orders.book, { body: aBooking(quote, change), as: caller });
  return body.orderId;
}

const list = (as: Session, body: object = {}) => bed.service.call(orders.list, { body, as });
const get = (as: Session, orderId: string) => bed.service.call(orders.get, { params: { orderId }, as });
const receive = (
  handlers: EventHandlers,
  type: 'portal.changed' | 'user.changed',
  payload: object,
  at = '',
) =>
  consumeEvent(bed.service.dataSource, [handlers], {
    eventId: randomUUID(),
    type,
    at,
    requestId: null,
    payload: payload as never,
  });

describe('one order', () => {
  it('is shown with all that was booked', async () => {
    const portalId = randomUUID();
    const id = await anOrder(portalId, {
      change: {
        pickupLocationType: 'Warehouse',
        pickupContactName: 'Ann',
        pickupPrimaryPhone: '(512) 555-0111',
        pickupAltPhone: '(512) 555-0112',
        pickupAltPhoneIsMobile: true,
        pickupNotes: 'Gate 4',
        moveType: 'dealerToDealer',
      },
    });
    const { status, body } = await get(aSession({ portalId }), id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      _id: id,
      orderId: id,
      uniqueId: nextNumber,
      portalId,
      status: 'New',
      sdStatus: 'new',
      sdStatusLabel: 'New Booking',
      price: 1090,
      miles: 920,
      transitTime: [3, 5],
      moveType: 'dealerToDealer',
      customerPhone: '',
      customerMobilePhone: '(512) 555-0100',
      pickupLocationType: 'Warehouse',
      pickupContactName: 'Ann',
      pickupPhone: '(512) 555-0111',
      pickupMobilePhone: '(512) 555-0112',
      pickupAltPhone: '',
      pickupAddress: '1 Congress Avenue',
      pickupCity: 'Austin',
      pickupNotes: 'Gate 4',
      pickupDateType: 'not_earlier_than',
      pickupScheduledAt: '2026-11-25',
      pickupScheduledEndsAt: '2026-11-27',
      deliveryDateType: 'estimated',
      deliveryScheduledAt: '2026-11-28',
      deliveryScheduledEndsAt: '2026-12-02',
      vehicles: [{ make: 'Honda', model: 'Accord', vin: '1HGCM82633A004350', year: 2020, price: 1090 }],
      createdAt: '2026-11-20T15:00:00.000Z',
    });
  });

  it('of another portal is the same 404 as one that does not exist', async () => {
    const id = await anOrder(randomUUID());
    const stranger = aSession({ role: 'Admin' });
    const [other, none] = [await get(stranger, id), await get(stranger, randomUUID())];
    expect([other.status, none.status]).toEqual([404, 404]);
    expect({ ...other.body, requestId: '' }).toEqual({ ...none.body, requestId: '' });
    const history = await bed.service.call(orders.activities, { params: { orderId: id }, as: stranger });
    expect(history.status).toBe(404);
    expect((await get(aSession({ role: 'MCAdmin' }), id)).status).toBe(200);
  });

  it('is not found under its number', async () => {
    await anOrder(randomUUID());
    expect((await get(aSession({ role: 'MCAdmin' }), String(nextNumber))).status).toBe(404);
  });
});

describe('row-level security alone', () => {
  it.each(['orders', 'activities', 'orders_search'])(
    'shows no %s of another portal, and none outside a portal',
    async (table) => {
      const portalId = randomUUID();
      await anOrder(portalId);
      const count = (scope: { portalId: string }) =>
        withPortal(bed.service.dataSource, scope, (manager) => manager.query(`select 1 from ${table}`));
      expect(await count({ portalId })).toHaveLength(1);
      expect(await count({ portalId: randomUUID() })).toEqual([]);
      expect(await bed.service.dataSource.query(`select 1 from ${table}`)).toEqual([]);
    },
  );
});

describe('the history of an order', () => {
  it.each([
    'update activities set note = $1 where order_id = $2',
    'delete from activities where note <> $1 and order_id = $2',
  ])('cannot be rewritten: %s', async (sql) => {
    const id = await anOrder(randomUUID());
    await expect(bed.select(sql, ['', id])).rejects.toThrow('permission denied');
  });

  it('names who booked, newest entry first', async () => {
    const portalId = randomUUID();
    const as = aSession({ portalId, role: 'Admin' });
    const name = { userId: as.userId, portalId, firstName: 'Robin', lastName: 'Lee' };
    const user = { ...name, email: '', role: 'Admin', status: 'Active' };
    const names = bed.service.app.get(UserNames);
    await receive(names, 'user.changed', user, '2026-11-02T00:00:00Z');
    await receive(names, 'user.changed', { ...user, lastName: 'Older' }, '2026-11-01T00:00:00Z');
    const orderId = await anOrder(portalId, { as });
    await bed.select(
      `insert into activities (order_id, portal_id, at, actor, from_status, to_status, source, note)
       values ($1, $2, '2026-11-21T00:00:00Z', 'TMS', 'new', 'posted', 'tms', '')`,
      [orderId, portalId],
    );
    const { body } = await bed.service.call(orders.activities, { params: { orderId }, as });
    expect(body).toMatchObject([
      { actor: 'TMS', from: 'new', to: 'posted', source: 'tms' },
      { actor: 'Robin Lee', from: null, to: 'new', source: 'staff', at: '2026-11-20T15:00:00.000Z' },
    ]);
  });
});

describe('the list', () => {
  const portalId = randomUUID();
  const user = aSession({ portalId });
  const numbers = (body: { rows: { uniqueId: number }[] }) => body.rows.map(({ uniqueId }) => uniqueId);
  let first = 0;

  beforeAll(async () => {
    first = nextNumber + 1;
    const names = ['Bea', 'Ann', 'Cy', 'Ann', 'Dee'];
    for (const customerFullName of names) {
      const vehicles = [{ rate: 1000 + 10 * nextNumber }];
      const isOpen = customerFullName !== 'Cy';
      await anOrder(portalId, {
        quote: { vehicles },
        change: {
          customerFullName,
          transportType: isOpen ? 'OPEN' : 'ENCLOSED',
          reg: `R-${customerFullName}`,
        },
      });
    }
    await anOrder(randomUUID());
  });

  it('has the orders of the caller’s portal, newest number first, and their count', async () => {
    const { body } = await list(user);
    expect(numbers(body)).toEqual([4, 3, 2, 1, 0].map((index) => first + index));
    expect({ total: body.total, next: body.next }).toEqual({ total: 5, next: null });
    // PostgreSQL writes the reply, and nothing checks it on its way out.
    expect(z.safeParse(orders.list.reply, body).error).toBeUndefined();
    expect(body.rows[0]).toEqual({
      _id: expect.any(String),
      uniqueId: first + 4,
      portalId,
      companyName: 'Riverside Motors',
      customerFullName: 'Dee',
      pickup: 'Austin, TX',
      delivery: 'Denver, CO',
      vehicles: ['2020 Honda Accord'],
      status: 'New',
      sdStatus: 'new',
      sdStatusLabel: 'New Booking',
      transportType: 'OPEN',
      paymentType: 'COD',
      paid: false,
      paidAmount: null,
      price: expect.any(Number),
      pickupScheduledAt: '2026-11-25',
      deliveryScheduledAt: '2026-11-28',
      createdAt: '2026-11-20T15:00:00.000Z',
      ownerId: expect.any(String),
      ownerName: 'Overland',
      carrierName: '',
      deliveryDateType: 'estimated',
      deliveryScheduledEndsAt: '2026-12-02',
      deliveredAt: null,
    });
  });

  it('ignores another portal for its own users and honors it for MCAdmin', async () => {
    expect((await list(user, { portalId: randomUUID() })).body.total).toBe(5);
    const admin = aSession({ role: 'MCAdmin' });
    expect((await list(admin, { portalId })).body.total).toBe(5);
    expect((await list(admin)).body.total).toBeGreaterThan(5);
  });

  it.each([
    ['customerFullName', 1, [1, 3, 0, 2, 4]],
    ['customerFullName', -1, [4, 2, 0, 3, 1]],
    ['price', 1, [0, 1, 3, 4, 2]],
    ['createdAt', -1, [4, 3, 2, 1, 0]],
    ['pickupScheduledAt', 1, [0, 1, 2, 3, 4]],
    ['deliveryScheduledAt', -1, [4, 3, 2, 1, 0]],
    ['status', 1, [0, 1, 2, 3, 4]],
    ['companyName', -1, [4, 3, 2, 1, 0]],
    ['pickup', 1, [0, 1, 2, 3, 4]],
    ['delivery', -1, [4, 3, 2, 1, 0]],
  ])('sorted by %s (%d) is the same in one page and in pages of two', async (sortby, sortorder, order) => {
    const expected = order.map((index) => first + index);
    expect(numbers((await list(user, { sortby, sortorder })).body)).toEqual(expected);
    const paged: number[] = [];
    let cursor: string | null = null;
    do {
      const { body } = await list(user, { sortby, sortorder, limit: 2, cursor });
      paged.push(...numbers(body));
      cursor = body.next;
    } while (cursor);
    expect(paged).toEqual(expected);
  });

  it('skips', async () => {
    expect(numbers((await list(user, { skip: 3 })).body)).toEqual([first + 1, first]);
  });

  it.each([
    ['#number', () => `#${first + 2}`, [2]],
    ['customer', () => 'dEe', [4]],
    ['place', () => 'austin', [4, 3, 2, 1, 0]],
    ['vehicle', () => 'accord', [4, 3, 2, 1, 0]],
    ['VIN', () => '1hgcm82633a004350', [4, 3, 2, 1, 0]],
    ['registration', () => 'r-ann', [3, 1]],
    ['signs that LIKE knows', () => '%', []],
  ])('finds by %s', async (_what, text, order) => {
    const { body } = await list(user, { searchText: text() });
    expect(numbers(body)).toEqual(order.map((index) => first + index));
  });

  it('filters by the status that its column shows, transport type and the portal’s days', async () => {
    const total = async (body: object) => (await list(user, body)).body.total;
    expect(await total({ status: ['Delivered'] })).toBe(0);
    expect(await total({ status: ['New Booking', 'On Hold'] })).toBe(5);
    expect(await total({ transportType: ['ENCLOSED'] })).toBe(1);
    expect(await total({ dateStart: '2026-11-20', dateEnd: '2026-11-20' })).toBe(5);
    expect(await total({ dateStart: '2026-11-21' })).toBe(0);
    expect(await total({ dateEnd: '2026-11-19' })).toBe(0);
  });

  it('filters by level and by distance, as reports lead to it', async () => {
    const total = async (body: object) => (await list(user, body)).body.total;
    const levels = await Promise.all([1, 3, 5, 7].map((level) => total({ serviceLevel: [level] })));
    expect(levels.filter((count) => count > 0)).toEqual([5]);
    expect(await total({ serviceLevel: [1, 3, 5, 7] })).toBe(5);
    const bands = Array.from({ length: 12 }, (_, at) => total({ mileageBand: at + 1 }));
    expect((await Promise.all(bands)).filter((count) => count > 0)).toEqual([5]);
  });

  it.each([
    [250, 1],
    [251, 2],
    [3500, 11],
    [3501, 12],
  ])('has the orders of %d miles in band %d alone', async (miles, band) => {
    await bed.select('update orders set miles = $1 where portal_id = $2', [miles, portalId]);
    const totalOf = async (mileageBand: number) => (await list(user, { mileageBand })).body.total;
    const bands = Array.from({ length: 12 }, (_, at) => at + 1);
    const totals = await Promise.all(bands.map(totalOf));
    expect(bands.filter((_, at) => totals[at] > 0)).toEqual([band]);
  });

  it('refuses a cursor that is none, and one of another sort key', async () => {
    const { body } = await list(user, { sortby: 'customerFullName', limit: 2 });
    const wrong = [
      { cursor: 'x' },
      { cursor: body.next, sortby: 'price' },
      { cursor: body.next, sortby: 'createdAt' },
    ];
    for (const request of wrong) expect((await list(user, request)).status).toBe(400);
  });

  it.each([
    [{ limit: {} }],
    [{ limit: '5' }],
    [{ sortby: 'search_text' }],
    [{ sortorder: 0 }],
    [{ status: 'New' }],
    [{ status: ['placing'] }],
    [{ status: ['Pending'] }],
    [{ searchText: { $gt: '' } }],
    [{ dateStart: '2026-02-30' }],
    [{ serviceLevel: [2] }],
    [{ mileageBand: 13 }],
    [{ portalId: 'all' }],
    [{ unknown: 1 }],
    [[]],
  ])('answers 400 to %j', async (request) => {
    expect((await list(user, request)).status).toBe(400);
  });

  it('is under the new name when the company is renamed, also when the names arrive out of order', async () => {
    const renamed = aPortal({ _id: portalId, version: 3, companyName: 'Hillside Motors' });
    const names = bed.service.app.get(OrderCompanyNames);
    await receive(names, 'portal.changed', renamed);
    await receive(names, 'portal.changed', { ...renamed, version: 2, companyName: 'Old Name' });
    await names.rename();
    const { body } = await list(user);
    expect(new Set(body.rows.map((row: { companyName: string }) => row.companyName))).toEqual(
      new Set(['Hillside Motors']),
    );
    const bySystem = await withPortal(bed.service.dataSource, systemScope, (manager) =>
      manager.query('select 1 from orders where company_name = $1', ['Old Name']),
    );
    expect(bySystem).toEqual([]);
  });
});

describe('the changes of orders', () => {
  const since = (after: string | null) =>
    bed.service.call(orders.changes, { body: { after }, as: 'service' });

  it('begin now, and tell each order that changed afterwards once', async () => {
    await anOrder(randomUUID());
    const begun = await since(null);
    expect(begun.body.changes).toEqual([]);
    const portalId = randomUUID();
    const orderId = await anOrder(portalId);
    const told: ChangedOrder[] = [];
    let after: string = begun.body.next;
    const ask = async () => {
      const { body } = await since(after);
      told.push(...body.changes);
      after = body.next;
    };
    // Told once no older transaction of the server is open, other specs' included.
    await until('the order is told', async () => {
      await ask();
      return told.some((change) => change.orderId === orderId);
    });
    await ask();
    expect(told.filter((change) => change.orderId === orderId)).toEqual([{ orderId, portalId, version: 1 }]);
  });

  it('are told to services only', async () => {
    const refused = await bed.service.call(orders.changes, { body: { after: null }, as: aSession() });
    expect(refused.status).toBe(401);
  });
});
