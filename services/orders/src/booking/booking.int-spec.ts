import { messages, type OrderRequestInput, orders, type Quote, type Session } from '@overland/contracts';
import { aSession } from '@overland/service-kit/testing';
import fc from 'fast-check';
import { aBooking } from '../testing/booking.builder.js';
import { type BookingTestBed, startBookingTestBed } from '../testing/booking-test-bed.js';
import { aPricing, aQuote } from '../testing/quote.builder.js';
import { totalAt } from './quoted-price.js';

let bed: BookingTestBed;
let nextNumber = 20_000;

beforeAll(async () => {
  bed = await startBookingTestBed();
});
afterAll(() => bed.close());

const offer = (options: Parameters<typeof aQuote>[0] = {}, todays?: Parameters<typeof aPricing>[0]) => {
  nextNumber += 1;
  return bed.quoting.add(aQuote({ uniqueId: nextNumber, ...options }), todays && aPricing(todays));
};
const staffOf = (quote: Quote) => aSession({ portalId: quote.portalId });

interface Try {
  as?: Session | null;
  key?: string;
  change?: Partial<OrderRequestInput>;
}

const book = (quote: Quote, { as = staffOf(quote), key, change = {} }: Try = {}) =>
  bed.service.call(as ? orders.book : orders.bookPublic, {
    body: aBooking(quote, change),
    as,
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });

describe('booking a quote', () => {
  it('T14: of a customer is answered without a link or an id, also when it is sent again', async () => {
    const quote = offer();
    const first = await book(quote, { as: null, key: 'public-once' });
    expect(first).toMatchObject({ status: 200 });
    expect(Object.keys(first.body).sort()).toEqual(['message', 'price', 'status', 'uniqueId']);
    expect((await book(quote, { as: null, key: 'public-once' })).body).toEqual(first.body);
  });

  it('makes an order of the frozen quote, its first activity and its two events', async () => {
    const quote = offer({
      vehicles: [{}, { make: 'Ford', model: 'F-150', pricingClass: 'Pickup', rate: 1400 }],
    });
    const agent = { name: 'Ann', email: 'ann@agents.example', pickup: true, delivery: false };
    const change = { transportType: 'ENCLOSED', serviceLevel: 3, agents: [agent], reg: 'R1' } as const;
    const { status, body } = await book(quote, { change: { ...change, agents: [agent] } });
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        orderId: expect.any(String),
        uniqueId: quote.uniqueId,
        isCustomerPortal: false,
        status: 'New',
        price: 1520 + 1920,
        message: 'Your order has been booked.',
      },
    });
    expect(bed.quoting.get(quote._id)).toMatchObject({ status: 'Booked', orderId: body.orderId });
    expect(await bed.rows(quote._id)).toMatchObject([
      {
        id: body.orderId,
        portalId: quote.portalId,
        uniqueId: quote.uniqueId,
        sdStatus: 'new',
        paymentType: 'COD',
        price: 3440,
        pickupDateType: 'not_earlier_than',
        pickupScheduledAt: '2026-11-25',
        pickupScheduledEndsAt: '2026-12-01',
        deliveryDateType: 'estimated',
        deliveryScheduledAt: '2026-11-28',
        deliveryScheduledEndsAt: '2026-12-06',
      },
    ]);
    const activities = await bed.select('select * from activities where order_id = $1', [body.orderId]);
    expect(activities).toMatchObject([
      {
        portal_id: quote.portalId,
        from_status: null,
        to_status: 'new',
        source: 'staff',
        note: 'Booked Enclosed (Gold) for $3,440. Pickup within 3 business days from Nov 25, 2026.',
      },
    ]);
    const events = (await bed.service.outbox()).filter(
      ({ payload }) => (payload as { orderId: string }).orderId === body.orderId,
    );
    expect(events).toMatchObject([
      {
        type: 'order.booked',
        payload: {
          price: 3440,
          pickupAddress: '1 Congress Avenue, Austin, TX 78701',
          pickupWindow: { start: '2026-11-25', end: '2026-12-01' },
          deliveryWindow: { start: '2026-11-28', end: '2026-12-06' },
          agents: [agent],
          isPublic: false,
        },
      },
      { type: 'order.changed', payload: { status: 'New', sdStatus: 'new', price: 3440, vehicles: 2 } },
    ]);
  });

  it('is at the ZIP code that was booked, wherever in the city the quote was', async () => {
    const { pickup } = aQuote();
    const quote = offer({ pickup: { ...pickup, text: 'Austin, TX 78745' } });
    const { body } = await book(quote);
    expect(await bed.rows(quote._id)).toMatchObject([
      { pickupPlaceText: 'Austin, TX 78701', deliveryPlaceText: 'Denver, CO' },
    ]);
    const [booked] = (await bed.service.outbox()).filter(
      ({ payload }) => (payload as { orderId: string }).orderId === body.orderId,
    );
    expect(booked?.payload).toMatchObject({ pickupText: 'Austin, TX 78701', pickupTown: 'Austin, TX 78701' });
  });

  it('on the public site is COD and held until it is paid, as its reply shows', async () => {
    const quote = offer({ isCustomerPortal: true });
    const { body } = await book(quote, { as: null, change: { paymentType: 'Billing' } });
    expect(body).toMatchObject({
      status: 'Pending',
      message: 'Your order has been booked, pending customer payment.',
    });
    const rows = await bed.rows(quote._id);
    expect(rows).toMatchObject([
      { sdStatus: 'on_hold', sdStatusLabel: 'On Hold', paymentType: 'COD', paid: false, isPublic: true },
    ]);
    expect(
      await bed.select('select source, actor from activities where order_id = $1', [rows[0]?.id]),
    ).toEqual([{ source: 'customer', actor: 'Jordan Smith' }]);
  });

  it('keeps the language of the customer: as the form says, else as the quote says', async () => {
    const languageOf = async (quote: Quote, change: Partial<OrderRequestInput> = {}) => {
      await book(quote, { as: null, change });
      const [row] = await bed.rows(quote._id);
      const booked = (await bed.service.outbox()).find(
        ({ type, payload }) =>
          type === 'order.booked' && (payload as { orderId: string }).orderId === row?.id,
      );
      return [row?.language, (booked?.payload as { language?: string } | undefined)?.language];
    };
    const spanish = { isCustomerPortal: true, language: 'es' } as const;
    expect(await languageOf(offer(spanish))).toEqual(['es', 'es']);
    expect(await languageOf(offer(spanish), { language: 'en' })).toEqual(['en', 'en']);
    const { status, body } = await book(offer(spanish), { as: null, change: { language: 'xx' as 'es' } });
    expect([status, body.errors[0].path]).toEqual([400, 'language']);
  });

  it('is COD where the company does not ask for the payment type, whatever the payload has', async () => {
    const shown = offer();
    const billing = { change: { paymentType: 'Billing' as const } };
    await book(shown, billing);
    expect(await bed.rows(shown._id)).toMatchObject([{ paymentType: 'Billing' }]);
    const hidden = bed.quoting.add({ ...offer(), portal: { ...shown.portal, displayPaymentType: false } });
    await book(hidden, billing);
    expect(await bed.rows(hidden._id)).toMatchObject([{ paymentType: 'COD' }]);
  });

  it('of another portal gets the same 404 as a missing one', async () => {
    const other = await book(offer(), { as: aSession() });
    const none = await book(aQuote(), { as: aSession() });
    expect([other.status, none.status]).toEqual([404, 404]);
    expect(other.body.message).toBe(none.body.message);
  });

  it('in public needs a quote that is public', async () => {
    expect((await book(offer({ portal: { sharesQuotes: false } }), { as: null })).status).toBe(404);
  });

  it('without a session is refused on the staff route', async () => {
    const quote = offer();
    expect((await bed.service.call(orders.book, { body: aBooking(quote) })).status).toBe(401);
  });

  it('that breaks a rule leaves nothing behind', async () => {
    const quote = offer();
    const { status, body } = await book(quote, {
      change: { pickupStartDate: '2026-11-26', pickupZip: '10001' },
    });
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      {
        path: 'pickupStartDate',
        message: 'Nov 26, 2026 is a holiday: Thanksgiving Day.',
        text: '{day} is a holiday: {name}.',
        values: { day: '2026-11-26', name: 'Thanksgiving Day' },
      },
      { path: 'pickupZip', message: messages.routeIsThePrice },
    ]);
    expect(await bed.rows(quote._id)).toEqual([]);
    expect(bed.quoting.get(quote._id).status).toBe('Saved');
  });

  it('that quoting refuses leaves nothing behind and gives the reason', async () => {
    const quote = offer();
    bed.quoting.beforeBooking = () => bed.quoting.add({ ...quote, version: 2 });
    const { status, body } = await book(quote);
    bed.quoting.beforeBooking = () => undefined;
    expect({ status, message: body.message }).toEqual({ status: 409, message: 'This quote was changed.' });
    expect(await bed.rows(quote._id)).toEqual([]);
  });
});

describe('an expired quote', () => {
  it('is booked at today’s price once that was accepted, and not before', async () => {
    const quote = offer({ isExpired: true, expiresAt: '2026-11-20T04:59:59.000Z' }, [{ rate: 1200 }]);
    const refused = await book(quote);
    expect(refused.body).toMatchObject({
      code: 'quoteExpired',
      message: "This quote expired on Nov 19, 2026. Here is today's price.",
      details: { oldPrice: 1090, newPrice: 1290 },
    });
    expect(await bed.rows(quote._id)).toEqual([]);
    const { status, body } = await book(quote, { change: { acceptedPrice: refused.body.details.newPrice } });
    expect({ status, price: body.price }).toEqual({ status: 200, price: 1290 });
    expect(await bed.rows(quote._id)).toMatchObject([{ price: 1290, vehicles: [{ price: 1290 }] }]);
  });
});

describe('a price accepted a moment before it changed', () => {
  it('is not booked at another one', async () => {
    const quote = offer({ isExpired: true }, [{ rate: 1200 }]);
    bed.quoting.beforeBooking = () => bed.quoting.todays.set(quote._id, aPricing([{ rate: 1300 }]));
    const { status, body } = await book(quote, { change: { acceptedPrice: 1290 } });
    bed.quoting.beforeBooking = () => undefined;
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'priceChanged' });
    expect(await bed.rows(quote._id)).toEqual([]);
    expect((await book(quote, { change: { acceptedPrice: 1390 } })).body.price).toBe(1390);
  });
});

describe('one quote', () => {
  it('booked by fifty at the same time becomes one order with one set of events', async () => {
    const quote = offer();
    const tries = await Promise.all(Array.from({ length: 50 }, () => book(quote)));
    const booked = tries.filter(({ status }) => status === 200);
    const refused = tries.filter(({ status }) => status !== 200);
    expect(booked).toHaveLength(1);
    expect(refused.map(({ status, body }) => [status, body.code, body.message])).toEqual(
      Array(49).fill([409, 'alreadyBooked', messages.alreadyBooked]),
    );
    const [order, ...more] = await bed.rows(quote._id);
    expect(more).toEqual([]);
    expect(await bed.eventsOf(order?.id ?? '')).toEqual(['order.booked', 'order.changed']);
  });

  it('booked again is refused, and staff learn which order has it', async () => {
    const quote = offer();
    const { body } = await book(quote);
    expect((await book(quote)).body).toMatchObject({
      code: 'alreadyBooked',
      message: messages.alreadyBooked,
      details: { orderId: body.orderId },
    });
  });
});

describe('the same Idempotency-Key', () => {
  it('with the same body is answered the same bytes, also after the order has moved on', async () => {
    const quote = offer();
    const as = staffOf(quote);
    const first = await book(quote, { as, key: 'replay' });
    await bed.select(`update orders set status = 'Picked Up', sd_status = 'picked_up' where quote_id = $1`, [
      quote._id,
    ]);
    const again = await book(quote, { as, key: 'replay' });
    expect(again.status).toBe(200);
    expect(again.raw.equals(first.raw)).toBe(true);
    expect(await bed.eventsOf(first.body.orderId)).toHaveLength(2);
  });

  it('with another body is 422', async () => {
    const quote = offer();
    const as = staffOf(quote);
    await book(quote, { as, key: 'other body' });
    const again = await book(quote, { as, key: 'other body', change: { customerFullName: 'Someone Else' } });
    expect({ status: again.status, code: again.body.code }).toEqual({ status: 422, code: 'keyReused' });
  });

  it('of another caller is another key', async () => {
    const quote = offer();
    await book(quote, { key: 'mine' });
    expect((await book(quote, { key: 'mine' })).body.code).toBe('alreadyBooked');
  });

  it('finds its own booking that was made between its first look and its second', async () => {
    const quote = offer();
    const as = staffOf(quote);
    let first: ReturnType<typeof book> | undefined;
    bed.quoting.beforeBookable = async () => {
      bed.quoting.beforeBookable = async () => undefined;
      first = book(quote, { as, key: 'overtaken' });
      await first;
    };
    const overtaken = await book(quote, { as, key: 'overtaken' });
    expect({ status: overtaken.status, body: overtaken.body }).toEqual({
      status: 200,
      body: (await first)?.body,
    });
  });

  it('sent ten times at once has one effect; a call that cannot wait is asked to try again', async () => {
    const quote = offer();
    const as = staffOf(quote);
    const tries = await Promise.all(Array.from({ length: 10 }, () => book(quote, { as, key: 'ten' })));
    const [order] = await bed.rows(quote._id);
    for (const { status, body } of tries) {
      const answer = status === 200 ? body.orderId : body.code;
      expect([order?.id, 'inProgress']).toContain(answer);
    }
    expect(tries.some(({ status }) => status === 200)).toBe(true);
    expect(await bed.eventsOf(order?.id ?? '')).toHaveLength(2);
  });
});

describe('no payload', () => {
  const hint = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 3 });
  const dollars = fc.oneof(fc.constantFrom(1090, 1540, 2100, 1480, 990), fc.integer({ min: 0, max: 5000 }));
  const payload = fc.record({
    transportType: fc.constantFrom('OPEN', 'ENCLOSED', 'WHITEGLOVE'),
    serviceLevel: fc.constantFrom(1, 3, 5, 7),
    price: hint(dollars),
    total: hint(dollars),
    atLevel: hint(dollars),
    miles: hint(fc.constantFrom(920, 919, 1)),
    transitTime: hint(fc.constantFrom([3, 5], [1, 1])),
    acceptedPrice: hint(dollars),
    isExpired: fc.boolean(),
    isPublic: fc.boolean(),
  });

  it('books another price than the stored quote’s, or today’s where that was accepted', async () => {
    await fc.assert(
      fc.asyncProperty(payload, async (sent) => {
        const { transportType, serviceLevel, price, atLevel, total, miles, acceptedPrice } = sent;
        const quote = offer({ isExpired: sent.isExpired }, [{ rate: 1200 }]);
        const key = transportType === 'OPEN' ? 'totalOpenTransportPortal' : 'totalEnclosedTransportPortal';
        const vehicle = {
          vin: '1HGCM82633A004352',
          year: 2020,
          ...(price === undefined ? {} : { price }),
          ...(atLevel === undefined ? {} : { calculatedQuotes: [{ openTransportPortal: atLevel }] }),
        };
        const change = {
          // Unique, as each mailbox may book only five times an hour.
          customerEmail: `run${quote.uniqueId}@mail.example`,
          transportType,
          serviceLevel,
          quotes: [vehicle],
          ...(miles === undefined ? {} : { miles }),
          ...(sent.transitTime === undefined ? {} : { transitTime: sent.transitTime }),
          ...(acceptedPrice === undefined ? {} : { acceptedPrice }),
          ...(total === undefined
            ? {}
            : { totalPricing: { '1': { [key]: total }, '3': {}, '5': {}, '7': {} } }),
        } as Partial<OrderRequestInput>;
        const { status, body } = await book(quote, { change, ...(sent.isPublic ? { as: null } : {}) });
        const rows = await bed.rows(quote._id);
        expect([200, 409]).toContain(status);
        expect(rows).toHaveLength(status === 200 ? 1 : 0);
        if (status !== 200) return;
        const level = transportType === 'WHITEGLOVE' ? 1 : serviceLevel;
        const choice = { transportType, serviceLevel: level } as Parameters<typeof totalAt>[1];
        const right = totalAt(sent.isExpired ? aPricing([{ rate: 1200 }]) : quote, choice);
        if (sent.isExpired) expect(acceptedPrice).toBe(right);
        const stored = rows[0]?.vehicles.reduce((sum, one) => sum + one.price, 0);
        expect([body.price, rows[0]?.price, stored]).toEqual([right, right, right]);
      }),
      { numRuns: 300 },
    );
  }, 120_000);
});

describe('a body of the wrong shape', () => {
  const shapes: [string, unknown][] = [
    ['an array', []],
    ['a text', 'book'],
    ['an email as an object', { customerEmail: { $ne: null } }],
    ['a quote id as an array', { quoteId: ['a'] }],
    ['a level as text', { serviceLevel: '1' }],
    ['vehicles as an object', { quotes: { length: 1 } }],
    ['a year as an object', { quotes: [{ vin: '1HGCM82633A004352', year: {} }] }],
    ['a price that is not whole', { acceptedPrice: 1.5 }],
    ['an unknown field', { status: 'Delivered' }],
    ['an unknown field of a vehicle', { quotes: [{ vin: '1HGCM82633A004352', year: 2020, paid: true }] }],
    ['totals that are text', { totalPricing: { '1': 'free' } }],
  ];

  it.each(shapes)('(%s) is a 400', async (_what, shape) => {
    const quote = offer();
    const isPart = typeof shape === 'object' && !Array.isArray(shape);
    const { status, body } = await bed.service.call(orders.book, {
      body: isPart ? { ...aBooking(quote), ...(shape as object) } : shape,
      as: staffOf(quote),
    });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid' });
    expect(await bed.rows(quote._id)).toEqual([]);
  });
});
