import { type OrderRequestInput, orders, type Quote, type Session } from '@overland/contracts';
import { aSession } from '@overland/service-kit/testing';
import { aBooking } from '../testing/booking.builder.js';
import { type BookingTestBed, startBookingTestBed } from '../testing/booking-test-bed.js';
import { aPricing, aQuote } from '../testing/quote.builder.js';

const admin = aSession({ role: 'MCAdmin' });
/** Booked on Friday: one business day of notice. */
const tooSoon = '2026-11-24';
let bed: BookingTestBed;
let nextNumber = 80_000;

beforeAll(async () => {
  bed = await startBookingTestBed();
});
afterAll(() => bed.close());

const offer = (options: Parameters<typeof aQuote>[0] = {}) => {
  nextNumber += 1;
  return bed.quoting.add(aQuote({ uniqueId: nextNumber, ...options }));
};
const book = (quote: Quote, change: Partial<OrderRequestInput> = {}, as: Session | null = admin) =>
  bed.service.call(as ? orders.book : orders.bookPublic, {
    body: aBooking(quote, { pickupStartDate: tooSoon, ...change }),
    as,
  });
const noteOf = async ({ orderId }: { orderId: string }) => {
  const sql = 'select note from activities where order_id = $1';
  return (await bed.select<{ note: string }>(sql, [orderId]))[0]?.note;
};
const bookedEvent = async ({ orderId }: { orderId: string }) =>
  (await bed.service.outbox()).find(
    ({ type, payload }) => type === 'order.booked' && (payload as { orderId: string }).orderId === orderId,
  )?.payload;

describe('a booking under the notice', () => {
  it('by MCAdmin costs the RUSH fee, in the order, its history, its emails and its reports', async () => {
    const quote = offer();
    const { status, body } = await book(quote);
    expect({ status, price: body.price }).toEqual({ status: 200, price: 1290 });
    expect(await bed.rows(quote._id)).toMatchObject([
      { isRush: true, rushFee: 200, price: 1290, vehicles: [{ price: 1090 }] },
    ]);
    expect(await noteOf(body)).toBe(
      'Booked Open (Silver) for $1,290. Pickup within 1 business day from Nov 24, 2026. ' +
        'Booked under the notice, RUSH fee $200 added.',
    );
    expect(await bookedEvent(body)).toMatchObject({ price: 1290, rushFee: 200 });
    const seen = await bed.service.call(orders.get, { params: { orderId: body.orderId }, as: admin });
    expect(seen.body).toMatchObject({ price: 1290, isRush: true, rushFee: 200 });
  });

  it('costs none where MCAdmin waives it, and the history says so', async () => {
    const quote = offer();
    const { body } = await book(quote, { chargeRush: false });
    expect(body.price).toBe(1090);
    expect(await bed.rows(quote._id)).toMatchObject([{ isRush: true, rushFee: 0, price: 1090 }]);
    expect(await noteOf(body)).toContain('Booked under the notice, without the RUSH fee.');
  });

  it.each(['User', 'Admin'] as const)(
    'is refused for a portal’s %s, with or without the fee',
    async (role) => {
      const quote = offer();
      for (const chargeRush of [true, false]) {
        const as = aSession({ role, portalId: quote.portalId });
        const { status, body } = await book(quote, { chargeRush }, as);
        expect({ status, path: body.errors[0].path }).toEqual({ status: 400, path: 'pickupStartDate' });
      }
      expect(await bed.rows(quote._id)).toEqual([]);
    },
  );

  it('is refused for the public', async () => {
    expect((await book(offer({ isCustomerPortal: true }), {}, null)).status).toBe(400);
  });
});

describe('a booking with notice', () => {
  it('costs no RUSH fee, whatever the payload says', async () => {
    const quote = offer();
    const { body } = await book(quote, { pickupStartDate: '2026-11-25', chargeRush: true });
    expect(body.price).toBe(1090);
    expect(await noteOf(body)).not.toContain('RUSH');
  });
});

describe('T5: the price of a rush', () => {
  it('is the quote’s and the fee: a payload that counts the fee into the quote is refused with the right price', async () => {
    const quote = offer();
    const refused = await book(quote, { acceptedPrice: 1290 });
    expect(refused.body).toMatchObject({ code: 'priceChanged', details: { price: 1090 } });
    const cheaper = await book(quote, { acceptedPrice: 890 });
    expect(cheaper.status).toBe(409);
    expect((await book(quote, { acceptedPrice: 1090 })).body.price).toBe(1290);
  });

  it('of an expired quote is today’s and the fee', async () => {
    const quote = offer({ isExpired: true, expiresAt: '2026-11-20T04:59:59.000Z' });
    bed.quoting.todays.set(quote._id, aPricing([{ rate: 1200 }]));
    expect((await book(quote)).body).toMatchObject({ code: 'quoteExpired', details: { newPrice: 1290 } });
    expect((await book(quote, { acceptedPrice: 1290 })).body.price).toBe(1490);
  });

  it('is asked of quoting without the fee, so that an interrupted booking ends with it', async () => {
    const quote = offer();
    bed.quoting.losesAnswers = true;
    const headers = { 'idempotency-key': 'rush' };
    const body = aBooking(quote, { pickupStartDate: tooSoon });
    expect((await bed.service.call(orders.book, { body, as: admin, headers })).status).toBe(503);
    bed.quoting.losesAnswers = false;
    const again = await bed.service.call(orders.book, { body, as: admin, headers });
    expect({ status: again.status, price: again.body.price }).toEqual({ status: 200, price: 1290 });
  });
});

describe('the payment request of a booking', () => {
  it('is remembered for COD, so that nobody asks again that day, and not for a billed order', async () => {
    const [cod, billed] = [offer(), offer()];
    await book(cod, { pickupStartDate: '2026-11-25' });
    await book(billed, { pickupStartDate: '2026-11-25', paymentType: 'Billing' });
    expect(await bed.rows(cod._id)).toMatchObject([{ paymentRequestedAt: bed.clock.now() }]);
    expect(await bed.rows(billed._id)).toMatchObject([{ paymentRequestedAt: null }]);
  });
});
