import { randomUUID } from 'node:crypto';
import { orderSortKeys, orders, type Session } from '@overland/contracts';
import { aSession } from '@overland/service-kit/testing';
import type { DemoOrder } from '../demo/demo-order.js';
import { loadDemoOrders } from '../demo/load-demo-orders.js';
import { type BookingTestBed, startBookingTestBed } from '../testing/booking-test-bed.js';
import { copyOrders } from '../testing/copy-orders.js';
import { aDemoOrder } from '../testing/demo-order.builder.js';

const mcAdmin = aSession({ role: 'MCAdmin', portalId: randomUUID() });
const portalId = randomUUID();
const user = aSession({ portalId });
const [honda, audi, kia] = [30_001, 30_002, 30_003];

let bed: BookingTestBed;

beforeAll(async () => {
  bed = await startBookingTestBed();
  const [vehicle] = aDemoOrder().vehicles;
  const anOrder = (uniqueId: number, make: string, more: Partial<DemoOrder>) =>
    aDemoOrder({
      uniqueId,
      portalId,
      vehicles: vehicle ? [{ ...vehicle, make, year: null }] : [],
      ...more,
    });
  const day = (start: string) => ({ type: 'not_earlier_than' as const, start, end: start });
  await loadDemoOrders(bed.service.dataSource, [
    anOrder(honda, 'Honda', { pickupDates: day('2026-11-05'), price: 100 }),
    anOrder(audi, 'Audi', { pickupDates: day('2026-11-10'), price: 20, paid: true }),
    anOrder(kia, 'Kia', { pickupDates: day('2026-11-20'), price: 3, paymentType: 'Billing' }),
  ]);
});
afterAll(() => bed.close());

async function list(body: object, as: Session = user) {
  const reply = await bed.service.call(orders.list, { body, as });
  expect(reply.status).toBe(200);
  return reply.body;
}
const numbers = (body: { rows: { uniqueId: number }[] }) => body.rows.map(({ uniqueId }) => uniqueId);

describe('the list of orders', () => {
  it.each([
    [{ paymentType: ['COD'] }, [audi, honda]],
    [{ paymentType: ['Billing'] }, [kia]],
    [{ paymentType: ['COD', 'Billing'] }, [kia, audi, honda]],
    [{ paid: true }, [audi]],
    [{ paid: false }, [honda]],
    [{ paid: false, paymentType: ['COD'] }, [honda]],
    [{ paid: false, paymentType: ['Billing'] }, []],
    [{ pickupStart: '2026-11-10' }, [kia, audi]],
    [{ pickupEnd: '2026-11-10' }, [audi, honda]],
    [{ pickupStart: '2026-11-06', pickupEnd: '2026-11-19' }, [audi]],
    [{ pickupStart: null, pickupEnd: null, paid: null }, [kia, audi, honda]],
  ])('has with %j its orders, and what they cost', async (filter, found) => {
    const prices = new Map([
      [honda, 100],
      [audi, 20],
      [kia, 3],
    ]);
    const body = await list(filter);
    expect(numbers(body)).toEqual(found);
    expect(body.totalPrice).toBe(found.reduce((sum, number) => sum + (prices.get(number) ?? 0), 0));
  });

  describe('of carriers, deliveries and what is overdue', () => {
    const portal = randomUUID();
    const as = aSession({ portalId: portal });
    const [late, onRoad, done, toCome] = [30_020, 30_021, 30_022, 30_023];
    const days = (start: string, end: string) => ({ type: 'estimated' as const, start, end });
    const driver = { carrierName: 'Blue 100% Movers', name: 'Al Fox', phone: '', position: null };
    const step = (to: 'accepted' | 'picked_up' | 'delivered', at: string) => ({
      ...{ to, at: new Date(at), actor: 'Robin Lee', source: 'staff' as const, note: '' },
    });
    const [booked] = aDemoOrder().history;
    const taken = [step('accepted', '2026-11-04T15:00:00Z'), step('picked_up', '2026-11-05T15:00:00Z')];
    beforeAll(async () => {
      bed.clock.moveTo(new Date('2026-11-12T03:00:00Z'));
      const orderOf = (portalId: string, uniqueId: number, more: Partial<DemoOrder>) =>
        aDemoOrder({ uniqueId, portalId, pickupDates: days('2026-11-05', '2026-11-10'), ...more });
      const ordersOf = (portalId: string, from: number) => [
        orderOf(portalId, from, { deliveryDates: days('2026-11-12', '2026-11-13') }),
        orderOf(portalId, from + 1, {
          ...{ driver, history: [booked, ...taken] },
          deliveryDates: days('2026-11-08', '2026-11-10'),
        }),
        orderOf(portalId, from + 2, {
          driver: { ...driver, carrierName: 'Red Lines' },
          history: [booked, ...taken, step('delivered', '2026-11-11T15:00:00Z')],
          deliveryDates: days('2026-11-08', '2026-11-09'),
        }),
        // In New York it is still the last day of its pickup.
        orderOf(portalId, from + 3, {
          ...{
            pickupDates: days('2026-11-09', '2026-11-11'),
            deliveryDates: days('2026-11-14', '2026-11-15'),
          },
        }),
      ];
      await loadDemoOrders(bed.service.dataSource, [
        ...ordersOf(portal, late),
        ...ordersOf(randomUUID(), 30_030),
      ]);
    });
    it.each([
      [{ carrier: 'movers' }, [onRoad]],
      [{ carrier: 'BLUE 100% M' }, [onRoad]],
      [{ carrier: '100_' }, []],
      [{ carrier: 'fox' }, []],
      [{ carrier: '' }, [toCome, done, onRoad, late]],
      [{ deliveryStart: '2026-11-09', deliveryEnd: '2026-11-12' }, [late]],
      [{ deliveryEnd: '2026-11-08' }, [done, onRoad]],
      [{ overdue: ['pickup'] }, [late]],
      [{ overdue: ['delivery'] }, [onRoad]],
      [{ overdue: ['pickup', 'delivery'] }, []],
      [{ overdue: [] }, [toCome, done, onRoad, late]],
      [{ overdue: ['delivery'], carrier: 'red' }, []],
    ])('has with %j its own alone', async (filter, found) => {
      const own = await list(filter, as);
      expect(numbers(own)).toEqual(found);
      expect(own.total).toBe(found.length);
      expect(numbers(await list({ ...filter, sortby: 'deliveryScheduledAt' }, as)).sort()).toEqual(
        [...found].sort(),
      );
      const file = await bed.service.call(orders.export, { body: { ...filter, format: 'csv' }, as });
      expect(file.raw.toString().split('\r\n')).toHaveLength(found.length + 2);
    });
    it('has the carrier, the planned days and the day of the delivery in its rows and files', async () => {
      const [row] = (await list({ carrier: 'red' }, as)).rows;
      expect(row).toMatchObject({
        carrierName: 'Red Lines',
        deliveryDateType: 'estimated',
        deliveryScheduledEndsAt: '2026-11-09',
        deliveredAt: '2026-11-11T15:00:00.000Z',
      });
      const file = await bed.service.call(orders.export, { body: { carrier: 'red', format: 'csv' }, as });
      expect(file.raw.toString()).toContain(',2026-11-08,2026-11-09,2026-11-11,2,');
      expect(file.raw.toString()).toContain(',1090,1090,Red Lines,');
    });
  });

  describe('searched', () => {
    const called = 30_010;
    const phones = {
      primary: '(918) 555-0142',
      primaryIsMobile: true,
      alt: '(918) 555-0143',
      altIsMobile: false,
    };
    const { pickup } = aDemoOrder();
    beforeAll(() =>
      loadDemoOrders(bed.service.dataSource, [
        aDemoOrder({
          uniqueId: called,
          portalId: randomUUID(),
          customerFullName: 'Walt Dispatchtest',
          customerEmail: 'walt.d@example.com',
          customerPhones: phones,
          reg: '8005550199',
          pickup: { ...pickup, contactName: 'Vera Gatekeeper' },
          driver: {
            carrierName: 'Dispatch Walk Haulers',
            name: 'Ed Poe',
            phone: '(303) 555-0177',
            position: null,
          },
        }),
      ]),
    );
    it.each([
      '918-555-0142',
      '9185550142',
      '+1 (918) 555 0142',
      '918.555.0143',
      '555-0142',
      'walt.d@example.com',
      'Dispatchtest Walt',
      'walt, 918-555-0142',
      'haulers',
      'poe ed',
      '303-555-0177',
      'gatekeeper',
      '8005550199',
      '5550142',
      '185550143',
      'walt 5550142',
    ])('finds an order by %s, and for no other company', async (searchText) => {
      expect(numbers(await list({ searchText }, mcAdmin))).toEqual([called]);
      expect(numbers(await list({ searchText }))).toEqual([]);
    });
    it.each(['9185550199', 'Dispatchtest Vince', '85550', '5550144'])(
      'finds none by %s',
      async (searchText) => {
        expect(numbers(await list({ searchText }, mcAdmin))).toEqual([]);
      },
    );
    it('finds an order by the carrier that it has now', async () => {
      await bed.service.dataSource.query(
        `begin; set local app."all" = 'yes'; update orders set carrier_name = 'Newcomer Lines' where unique_id = ${called}; commit`,
      );
      expect(numbers(await list({ searchText: 'newcomer' }, mcAdmin))).toEqual([called]);
      expect(numbers(await list({ searchText: 'haulers' }, mcAdmin))).toEqual([]);
    });
  });

  it.each([
    ['vehicles', 1, [audi, honda, kia]],
    ['vehicles', -1, [kia, honda, audi]],
    ['paymentType', 1, [kia, honda, audi]],
    ['paymentType', -1, [audi, honda, kia]],
    ['uniqueId', -1, [kia, audi, honda]],
    ['uniqueId', 1, [honda, audi, kia], { pickupStart: '2026-11-01', pickupEnd: '2026-11-30' }],
    ['uniqueId', -1, [kia, audi, honda], { pickupStart: '2026-11-01', pickupEnd: '2026-11-30' }],
  ])(
    'sorted by %s (%d) is the same in one page and in pages of one',
    async (sortby, sortorder, order, filter: object = {}) => {
      expect(numbers(await list({ sortby, sortorder, ...filter }))).toEqual(order);
      const paged: number[] = [];
      let cursor: string | null = null;
      do {
        const body: { rows: { uniqueId: number }[]; next: string | null } = await list({
          sortby,
          sortorder,
          ...filter,
          limit: 1,
          cursor,
        });
        paged.push(...numbers(body));
        cursor = body.next;
      } while (cursor);
      expect(paged).toEqual(order);
    },
  );

  it.each(orderSortKeys)('of all portals can be sorted by %s', async (sortby) => {
    const rising = numbers(await list({ sortby, sortorder: 1 }, mcAdmin));
    expect(numbers(await list({ sortby, sortorder: -1 }, mcAdmin))).toEqual(rising.reverse());
  });

  it.each([
    [{ paymentType: ['Card'] }],
    [{ paymentType: 'COD' }],
    [{ paid: 'yes' }],
    [{ pickupStart: `2026-11-10' or true` }],
    [{ overdue: ['payment'] }],
    [{ attention: [`declined') or true --`] }],
    [{ carrier: ['Movers'] }],
    [{ sortby: 'vehicle_names' }],
  ])('T15: answers 400 to %j', async (body) => {
    expect((await bed.service.call(orders.list, { body, as: user })).status).toBe(400);
  });

  it('has those alone that wait for a carrier’s or somebody’s answer, or for the terms', async () => {
    const portalId = randomUUID();
    const as = aSession({ portalId });
    const states = ['declined', 'pending', 'flagged', 'posted'];
    await loadDemoOrders(
      bed.service.dataSource,
      states.map((_, at) => aDemoOrder({ uniqueId: 33_000 + at, portalId, termsAcceptedAt: new Date() })),
    );
    for (const [at, state] of states.entries()) {
      await bed.select('update orders set sd_status = $2 where unique_id = $1', [33_000 + at, state]);
    }
    await bed.select('update orders set terms_accepted_at = null where unique_id = 33003');
    const found = async (...attention: string[]) => numbers(await list({ attention }, as));
    expect(await found('declined')).toEqual([33_000]);
    expect(await found('pending', 'flagged')).toEqual([33_002, 33_001]);
    expect(await found('terms', 'declined')).toEqual([33_003, 33_000]);
    expect(await found('requests')).toEqual([]);
  });

  it('sums up to 1,000 orders, and beyond says neither how many nor how much', async () => {
    const many = aDemoOrder({ uniqueId: 31_000, price: 7 });
    const as = aSession({ portalId: many.portalId });
    await loadDemoOrders(bed.service.dataSource, [many]);
    const { orderId } = many;
    await copyOrders(bed.service, { orderId, count: 999, firstNumber: 31_001 });
    expect(await list({ limit: 1 }, as)).toMatchObject({ total: 1000, totalPrice: 7000 });
    await copyOrders(bed.service, { orderId, count: 1, firstNumber: 32_000 });
    expect(await list({ limit: 1 }, as)).toMatchObject({ total: null, totalPrice: null });
  });
});
