import { randomUUID } from 'node:crypto';
import {
  messages,
  type OrderRequestInput,
  type OrderUpdateInput,
  orderEdits,
  orders,
  orderWork,
  type Session,
  undoSeconds,
} from '@overland/contracts';
import { aSession } from '@overland/service-kit/testing';
import { aBooking } from '../testing/booking.builder.js';
import { type BookingTestBed, startBookingTestBed } from '../testing/booking-test-bed.js';
import { anEdit } from '../testing/edit.builder.js';
import { milestonesWithChanges } from '../testing/orders-test-bed.js';
import { aQuote } from '../testing/quote.builder.js';

let bed: BookingTestBed;
let nextNumber = 70_000;

beforeAll(async () => {
  bed = await startBookingTestBed();
});
afterAll(() => bed.close());

interface Booked {
  orderId: string;
  as: Session;
  booking: OrderRequestInput;
}

interface Options {
  quote?: Parameters<typeof aQuote>[0];
  change?: Partial<OrderRequestInput>;
  as?: Partial<Session>;
}

/** A booked order. */
async function anOrder({ quote: options, change, as }: Options = {}): Promise<Booked> {
  nextNumber += 1;
  const quote = bed.quoting.add(aQuote({ uniqueId: nextNumber, ...options }));
  const booking = aBooking(quote, change);
  const caller = aSession({ portalId: quote.portalId, ...as });
  const { body } = await bed.service.call(orders.book, { body: booking, as: caller });
  return { orderId: body.orderId, as: caller, booking };
}

const send = (as: Session, body: object) => bed.service.call(orderEdits.update, { body, as });

const edit = ({ orderId, as, booking }: Booked, overrides: Partial<OrderUpdateInput> = {}) =>
  send(as, anEdit(orderId, booking, overrides));

const get = ({ orderId, as }: Booked) =>
  bed.service.call(orders.get, { params: { orderId }, as }).then(({ body }) => body);

async function history({ orderId, as }: Booked) {
  const { body } = await bed.service.call(orders.activities, { params: { orderId }, as });
  return body;
}

/** Sets columns as the TMS or staff would. */
const set = (orderId: string, columns: string) =>
  bed.select(`update orders set ${columns} where id = $1`, [orderId]);

const accept = (orderId: string) =>
  set(orderId, `terms_accepted_at = now(), terms_accepted_by = 'Jordan Smith'`);

const mcAdmin = aSession({ role: 'MCAdmin', portalId: randomUUID() });

describe('an edit of an order', () => {
  it.each<[string, Partial<OrderUpdateInput>, string, string]>([
    ['Customer name', { customerFullName: 'Jo Smith' }, 'Jordan Smith', 'Jo Smith'],
    ['Customer email', { customerEmail: 'jo@example.com' }, 'jordan@example.com', 'jo@example.com'],
    [
      'Customer phone',
      { customerPrimaryPhone: '(512) 555-0199' },
      '(512) 555-0100 (mobile)',
      '(512) 555-0199 (mobile)',
    ],
    ['Customer alternate phone', { customerAltPhone: '(512) 555-0101' }, '', '(512) 555-0101'],
    ['Language of emails', { language: 'es' }, 'English', 'Español'],
    ['Registration', { reg: 'R-77' }, '', 'R-77'],
    ['Pickup address', { pickupAddress: '9 Oak Street' }, '1 Congress Avenue', '9 Oak Street'],
    ['Pickup location type', { pickupLocationType: 'Warehouse' }, '', 'Warehouse'],
    ['Pickup business name', { pickupBusinessName: 'Lone Star' }, '', 'Lone Star'],
    ['Pickup notes', { pickupNotes: 'Gate 4' }, '', 'Gate 4'],
    ['Delivery contact', { deliveryContactName: 'Ann Bell' }, '', 'Ann Bell'],
    ['Delivery email', { deliveryEmail: 'ann@example.com' }, '', 'ann@example.com'],
    ['Delivery phone', { deliveryPrimaryPhone: '(303) 555-0101' }, '', '(303) 555-0101'],
    ['First pickup day', { pickupStartDate: '2026-11-30' }, 'Nov 25, 2026', 'Nov 30, 2026'],
    [
      'VIN',
      { vehicles: [{ vin: '1HGCM82633A004399', year: 2020 }] },
      '1HGCM82633A004350',
      '1HGCM82633A004399',
    ],
    ['Year', { vehicles: [{ vin: '1HGCM82633A004350', year: 2021 }] }, '2020', '2021'],
    [
      'Agents',
      { agents: [{ name: 'Al', email: 'al@example.com', pickup: true }] },
      '',
      'Al <al@example.com> (pickup)',
    ],
  ])('of the %s is one line in its history, with old and new', async (field, change, from, to) => {
    const order = await anOrder();
    const { status, body } = await edit(order, change);
    expect({ status, version: body.version }).toEqual({ status: 200, version: 2 });
    const [last, ...before] = await history(order);
    expect(last).toMatchObject({ from: null, to: null, source: 'staff', changes: [{ field, from, to }] });
    expect(before).toHaveLength(1);
    expect(await get(order)).toEqual(body);
  });

  it('of another level has the price of the stored quote, the RUSH fee and new windows', async () => {
    const order = await anOrder({
      change: { pickupStartDate: '2026-11-23' },
      as: { role: 'MCAdmin' },
      quote: { vehicles: [{}, { make: 'Kia', model: 'Soul' }] },
    });
    expect(await get(order)).toMatchObject({ price: 2380, rushFee: 200 });
    const { body } = await edit(order, { serviceLevel: 7 });
    expect(body).toMatchObject({
      price: 2 * 1030 + 200,
      rushFee: 200,
      serviceLevel: 7,
      vehicles: [{ price: 1030 }, { price: 1030 }],
      pickupScheduledAt: '2026-11-23',
      pickupScheduledEndsAt: '2026-12-03',
      deliveryScheduledAt: '2026-11-26',
      deliveryScheduledEndsAt: '2026-12-08',
    });
    const [{ changes }] = await history(order);
    expect(changes).toEqual([
      { field: 'Service level', from: '1 business day', to: '7 business days' },
      { field: 'Price', from: '$2,380', to: '$2,260' },
    ]);
  });

  it('of a price that was paid in part already says so, and that this ends a dispute', async () => {
    const order = await anOrder();
    const dispute = `{"by": "Dana", "at": "2026-11-19T18:00:00Z", "reason": "Paid."}`;
    await set(order.orderId, `payment_type = 'COD', paid_amount = 1030, payment_dispute = '${dispute}'`);
    const { body } = await edit(order, { serviceLevel: 7 });
    expect(body).toMatchObject({ price: 1030, paid: true, paymentDispute: null });
    const [{ note }] = await history(order);
    expect(note).toMatch(/What was paid covers the new price\. The payment is no longer in dispute\.$/);
  });

  it('names the vehicle where there are several', async () => {
    const order = await anOrder({ quote: { vehicles: [{}, { make: 'Kia', model: 'Soul' }] } });
    const vehicles = order.booking.quotes.map(({ vin, year }, index) => ({
      vin,
      year: Number(year) - index,
    }));
    await edit(order, { vehicles });
    const [{ changes }] = await history(order);
    expect(changes).toEqual([{ field: 'Year of vehicle 2, Kia Soul', from: '2020', to: '2019' }]);
  });

  it('of white glove stays at level 1', async () => {
    const order = await anOrder({ change: { transportType: 'WHITEGLOVE' } });
    expect((await edit(order, { serviceLevel: 5 })).body).toMatchObject({ serviceLevel: 1, version: 1 });
  });

  it('keeps the language where the form does not say one', async () => {
    const order = await anOrder({ change: { language: 'es' } });
    expect((await edit(order, { reg: 'R-78' })).body).toMatchObject({ language: 'es', reg: 'R-78' });
  });

  it('that changes nothing writes nothing', async () => {
    const order = await anOrder();
    const { status, body } = await edit(order);
    expect({ status, version: body.version }).toEqual({ status: 200, version: 1 });
    expect(await history(order)).toHaveLength(1);
    expect(await bed.eventsOf(order.orderId)).toEqual(['order.booked', 'order.changed']);
  });

  it('is found under its new words and no longer under the old', async () => {
    const order = await anOrder({ change: { reg: 'OLD-REG-1' } });
    await edit(order, { reg: 'NEW-REG-2' });
    const found = async (searchText: string) =>
      (await bed.service.call(orders.list, { as: order.as, body: { searchText } })).body.rows.length;
    expect([await found('new-reg-2'), await found('old-reg-1')]).toEqual([1, 0]);
  });

  it('keeps a window that the carrier gave', async () => {
    const order = await anOrder();
    await set(order.orderId, `pickup_date_type = 'exact', pickup_scheduled_ends_at = null`);
    const { body } = await edit(order, { pickupNotes: 'Gate 4' });
    expect(body).toMatchObject({ pickupDateType: 'exact', pickupScheduledEndsAt: null });
  });
});

describe('the quote of an order', () => {
  const told = (orderId: string) =>
    bed.select<{ payload: object }>(
      `select payload from outbox where type = 'order.vehiclesEntered' and payload ->> 'orderId' = $1`,
      [orderId],
    );

  it('is told of another VIN and year, and of nothing else', async () => {
    const order = await anOrder();
    await edit(order, { pickupNotes: 'Gate 4' });
    expect(await told(order.orderId)).toEqual([]);
    const vehicles = [{ vin: '1HGCM82633A004399', year: 2021 }];
    await edit(order, { vehicles, version: 2, pickupNotes: 'Gate 4' });
    expect(await told(order.orderId)).toEqual([
      { payload: expect.objectContaining({ orderId: order.orderId, version: 3, vehicles }) },
    ]);
  });
});

describe('the terms of an order', () => {
  it.each<[string, Partial<OrderUpdateInput>]>([
    ['price', { serviceLevel: 7 }],
    ['VIN', { vehicles: [{ vin: '1HGCM82633A004399', year: 2020 }] }],
    ['first day', { pickupStartDate: '2026-11-30' }],
  ])('have to be accepted again when the %s changes, and the customer is told', async (_what, change) => {
    const order = await anOrder();
    await accept(order.orderId);
    const { body } = await edit(order, change);
    expect(body).toMatchObject({ termsAcceptedAt: null, termsAcceptedBy: null });
    const [milestone] = await bed.select<{ payload: object }>(
      `select payload from outbox where type = 'order.milestone' and payload -> 'order' ->> 'orderId' = $1`,
      [order.orderId],
    );
    expect(milestone?.payload).toMatchObject({
      milestone: 'termsChanged',
      transition: 'terms:2',
      order: { price: body.price },
    });
  });

  it('stay accepted when something else changes', async () => {
    const order = await anOrder();
    await accept(order.orderId);
    const { body } = await edit(order, { deliveryNotes: 'Ring twice' });
    expect(body.termsAcceptedBy).toBe('Jordan Smith');
    expect(await bed.eventsOf(order.orderId)).toEqual(['order.booked', 'order.changed', 'order.changed']);
  });
});

describe('what people hear of an edit', () => {
  const told = async ({ orderId }: Booked) =>
    (await milestonesWithChanges(bed.service, orderId)).map(({ milestone, transition, changes }) => ({
      milestone,
      transition,
      changes: changes.map(({ field, from, to }) => [field, from, to]),
    }));

  it('is old and new of what they were told, and of another price the new request for the payment', async () => {
    const order = await anOrder({ change: { paymentType: 'COD' } });
    const { price } = await get(order);
    const { body } = await edit(order, { serviceLevel: 7 });
    expect(body.paymentRequestedAt).toBe(bed.clock.now().toISOString());
    const priceLine = ['price', price, body.price];
    expect(await told(order)).toEqual([
      {
        milestone: 'termsChanged',
        transition: 'terms:2',
        changes: [
          ['pickupWindow', '2026-11-25/2026-11-27', `2026-11-25/${body.pickupScheduledEndsAt}`],
          [
            'deliveryWindow',
            expect.any(String),
            `${body.deliveryScheduledAt}/${body.deliveryScheduledEndsAt}`,
          ],
          ['serviceLevel', 1, 7],
          priceLine,
        ],
      },
      { milestone: 'paymentRequested', transition: 'price:2', changes: [priceLine] },
    ]);
  });

  it('is no request for a payment that was made, or is billed', async () => {
    const billed = await anOrder({ change: { paymentType: 'Billing' } });
    const paid = await anOrder();
    await set(paid.orderId, 'paid = true');
    for (const order of [billed, paid]) {
      await edit(order, { serviceLevel: 7 });
      expect((await told(order)).map(({ milestone }) => milestone)).toEqual(['termsChanged']);
    }
  });

  it('is a change that leaves the terms as they are, such as another street', async () => {
    const order = await anOrder();
    await edit(order, { pickupAddress: '2 Side Street' });
    expect(await told(order)).toEqual([
      {
        milestone: 'changed',
        transition: 'changed:2',
        changes: [
          ['pickupAddress', '1 Congress Avenue, Austin, TX 78701', '2 Side Street, Austin, TX 78701'],
        ],
      },
    ]);
  });

  it('is nothing of what nobody was told', async () => {
    const order = await anOrder();
    await edit(order, {
      deliveryNotes: 'Ring twice',
      customerFullName: 'Jo Smith',
      pickupContactName: 'Ann',
    });
    expect(await told(order)).toEqual([]);
  });
});

describe('an edit that nobody is to be told of', () => {
  it('emails nobody and asks for no payment, and leaves the terms to be accepted', async () => {
    const order = await anOrder({ change: { paymentType: 'COD' } });
    await accept(order.orderId);
    const { body } = await edit(order, { serviceLevel: 7, tells: false });
    expect(await milestonesWithChanges(bed.service, order.orderId)).toEqual([]);
    expect(body).toMatchObject({
      termsAcceptedAt: null,
      undoStep: { tells: false },
    });
    const [last] = await history(order);
    expect(last.note).toBe('The customer has to accept the terms again.');
  });
});

describe('the undo of an edit', () => {
  it('restores the order, its terms and its quote, and nobody is told', async () => {
    const order = await anOrder({ change: { paymentType: 'COD' } });
    await accept(order.orderId);
    const before = await get(order);
    const vehicles = [{ vin: '1HGCM82633A004399', year: 2021 }];
    const { body } = await edit(order, { serviceLevel: 7, pickupAddress: '2 Side Street', vehicles });
    expect(body.undoStep).toEqual({ name: 'Edit', tells: true });
    const undone = await bed.service.call(orderWork.undo, {
      params: { orderId: order.orderId },
      body: { version: body.version },
      as: order.as,
    });
    expect(undone.body).toEqual({ ...before, version: before.version + 2 });
    const [last] = await history(order);
    expect(last).toMatchObject({ kind: 'edit', note: 'Took back: Edit.' });
    expect(last.changes).toContainEqual({ field: 'Price', from: '$1,030', to: '$1,090' });
    const told = await bed.select<{ type: string; payload: { heldSeconds?: number; vehicles?: object } }>(
      `select type, payload from outbox where payload::text like '%' || $1 || '%'
         and type in ('order.milestone', 'order.emailsTakenBack', 'order.vehiclesEntered') order by position`,
      [order.orderId],
    );
    const held = told.filter(({ type }) => type === 'order.milestone');
    expect(held.map(({ payload }) => payload.heldSeconds)).toEqual([undoSeconds, undoSeconds]);
    expect(told.filter(({ type }) => type === 'order.emailsTakenBack')).toHaveLength(1);
    const entered = told.filter(({ type }) => type === 'order.vehiclesEntered');
    const [{ vin, year }] = before.vehicles;
    expect(entered.at(-1)?.payload.vehicles).toEqual([{ vin, year }]);
  });
});

describe('an edit is refused', () => {
  it.each<[string, Partial<OrderUpdateInput>, RegExp | string]>([
    ['pickupZip', { pickupZip: '10001' }, /not in the booked city/],
    ['deliveryZip', { deliveryZip: '10001' }, /not in the booked city/],
    ['pickupStartDate', { pickupStartDate: '2026-11-26' }, /holiday: Thanksgiving Day/],
    ['pickupStartDate', { pickupStartDate: '2026-11-28' }, /Saturday/],
    ['pickupStartDate', { pickupStartDate: '2026-11-24' }, /two business days/],
    ['pickupStartDate', { pickupStartDate: '2026-11-19' }, /past/],
    [
      'vehicles',
      {
        vehicles: [
          { vin: '1HGCM82633A004350', year: 2020 },
          { vin: '1HGCM82633A004351', year: 2020 },
        ],
      },
      /has 1 vehicle/,
    ],
  ])('for the field %s by %j', async (path, change, message) => {
    const order = await anOrder();
    const { status, body } = await edit(order, change);
    expect(status).toBe(400);
    expect(body.errors).toEqual([expect.objectContaining({ path, message: expect.stringMatching(message) })]);
    expect((await get(order)).version).toBe(1);
  });

  it('without what its company asks for', async () => {
    const stops = { pickupLocationType: 'Warehouse', deliveryLocationType: 'Residence' } as const;
    const { booking, ...order } = await anOrder({ change: { reg: 'R-1', ...stops } });
    const portal = { requiresRegistration: true, locationTypeIsRequired: true, displayAgent: false };
    const quote = bed.quoting.get(booking.quoteId);
    bed.quoting.add({ ...quote, portal: { ...quote.portal, ...portal } });
    const none = { reg: '', pickupLocationType: undefined, deliveryLocationType: undefined };
    const { body } = await edit({ booking, ...order }, { ...none, agents: [{ email: 'al@example.com' }] });
    expect(body.errors).toEqual([
      { path: 'pickupLocationType', message: messages.required },
      { path: 'deliveryLocationType', message: messages.required },
      { path: 'reg', message: messages.required },
      { path: 'agents', message: messages.noAgents },
    ]);
  });

  it('never for what its company asks for since it was booked', async () => {
    const { booking, ...order } = await anOrder();
    const quote = bed.quoting.get(booking.quoteId);
    const portal = { requiresRegistration: true, locationTypeIsRequired: true };
    bed.quoting.add({ ...quote, portal: { ...quote.portal, ...portal } });
    expect((await edit({ booking, ...order }, { customerFullName: 'Jordan Smythe' })).status).toBe(200);
  });

  it('never for a first day that stays, however near it is by now', async () => {
    const order = await anOrder();
    const quote = bed.quoting.get(order.booking.quoteId);
    bed.quoting.add({ ...quote, booking: { ...quote.booking, today: '2026-11-27' } });
    expect((await edit(order, { reg: 'R-1' })).status).toBe(200);
    expect((await edit(order, { version: 2, pickupStartDate: '2026-11-30' })).status).toBe(400);
    const staff = { ...order, as: mcAdmin };
    expect((await edit(staff, { version: 2, pickupStartDate: '2026-11-30' })).status).toBe(200);
  });

  it('after the pickup to the company, not to MCAdmin; after the delivery to both', async () => {
    const order = await anOrder();
    await set(order.orderId, `sd_status = 'picked_up', status = 'Picked Up'`);
    const refused = await edit(order, { reg: 'R-1' });
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 409, code: 'conflict' });
    expect(refused.body.message).toMatch(/picked up/);
    expect((await edit({ ...order, as: mcAdmin }, { reg: 'R-1' })).status).toBe(200);
    await set(order.orderId, `sd_status = 'delivered', status = 'Delivered'`);
    expect((await edit({ ...order, as: mcAdmin }, { version: 2 })).body.message).toMatch(/delivered/);
  });

  it('of an order that was flagged after the pickup, as before the flag', async () => {
    const order = await anOrder();
    await set(order.orderId, `sd_status = 'flagged', flagged_from = 'picked_up', status = 'New'`);
    const refused = await edit(order, { reg: 'R-1' });
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(/picked up/)]);
    await set(order.orderId, `flagged_from = 'accepted'`);
    expect((await edit(order, { reg: 'R-1' })).status).toBe(200);
  });

  it('while quoting is down, with nothing changed', async () => {
    const order = await anOrder();
    bed.quoting.stop();
    try {
      expect((await edit(order, { reg: 'R-1' })).status).toBe(503);
    } finally {
      await bed.quoting.start();
    }
    expect((await get(order)).version).toBe(1);
  });
});

describe('two edits of one order (F15)', () => {
  it('end in one change and one 409 that carries both', async () => {
    const order = await anOrder();
    const [first, second] = await Promise.all([
      edit(order, { reg: 'R-1' }),
      edit(order, { deliveryContactName: 'Ann Bell' }),
    ]);
    const [won, lost] = first?.status === 200 ? [first, second] : [second, first];
    expect([won?.status, lost?.status]).toEqual([200, 409]);
    expect(lost?.body).toMatchObject({
      code: 'conflict',
      message: 'Somebody else changed this order meanwhile. Your entries are kept.',
      details: { current: { version: 2, reg: won?.body.reg } },
    });
    expect(lost?.body.details.changes).toHaveLength(2);
    expect(await get(order)).toEqual(won?.body);
    expect(await history(order)).toHaveLength(2);
  });

  it('say what the second form would change', async () => {
    const order = await anOrder();
    await edit(order, { reg: 'R-1' });
    const { body } = await edit(order, { reg: 'R-2' });
    expect(body.details.changes).toEqual([{ field: 'Registration', from: 'R-1', to: 'R-2' }]);
  });

  it('of twenty at once, one is saved', async () => {
    const order = await anOrder();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => edit(order, { reg: `R-${index}` })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await history(order)).toHaveLength(2);
  });

  it('F16: of the same form are one change, also when it is sent again because its answer was lost', async () => {
    const order = await anOrder();
    const change = { reg: 'R-1', pickupStartDate: '2026-12-01' };
    const replies = await Promise.all([1, 2, 3].map(() => edit(order, change)));
    replies.push(await edit(order, change));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await history(order)).toHaveLength(2);
    expect((await edit(order, { ...change, reg: 'R-2' })).status).toBe(409);
  });

  it('lose to a move that happens while quoting is asked', async () => {
    const order = await anOrder();
    bed.quoting.beforeBookable = async () => {
      bed.quoting.beforeBookable = async () => undefined;
      await set(order.orderId, `sd_status = 'order_canceled', status = 'Canceled', version = version + 1`);
    };
    const { status, body } = await edit(order, { reg: 'R-1' });
    expect({ status, message: body.message }).toEqual({
      status: 409,
      message: 'This order is canceled and cannot be changed.',
    });
    expect((await get(order)).reg).toBe('');
  });
});

describe('an edit keeps to its portal and its fields', () => {
  it('T3: another portal’s order is the same 404 as one that does not exist', async () => {
    const order = await anOrder();
    const stranger = aSession({ role: 'Admin' });
    const [other, none] = [
      await send(stranger, anEdit(order.orderId, order.booking)),
      await send(stranger, anEdit(randomUUID(), order.booking)),
    ];
    expect([other.status, none.status]).toEqual([404, 404]);
    expect({ ...other.body, requestId: '' }).toEqual({ ...none.body, requestId: '' });
  });

  it.each([
    ['price', 1],
    ['status', 'Delivered'],
    ['sdStatus', 'delivered'],
    ['portalId', randomUUID()],
    ['paid', true],
    ['rushFee', 0],
    ['termsAcceptedAt', '2026-11-20T15:00:00.000Z'],
    ['pickupCity', 'Dallas'],
    ['deliveryState', 'TX'],
    ['transportType', 'ENCLOSED'],
    ['paymentType', 'Billing'],
    ['uniqueId', 1],
    ['__proto__', { price: 1 }],
    ['unknown', 1],
  ])('T4: %s cannot be set', async (key, value) => {
    const order = await anOrder();
    const form = Object.fromEntries([
      ...Object.entries(anEdit(order.orderId, order.booking, { reg: 'R-1' })),
      [key, value],
    ]);
    expect((await send(order.as, form)).status).toBe(400);
    expect(await get(order)).toMatchObject({ version: 1, reg: '', price: 1090 });
  });

  it('T4: nor the price of a vehicle', async () => {
    const order = await anOrder();
    const vehicles = [{ vin: '1HGCM82633A004350', year: 2020, price: 1 }];
    expect((await edit(order, { vehicles })).status).toBe(400);
  });
});
