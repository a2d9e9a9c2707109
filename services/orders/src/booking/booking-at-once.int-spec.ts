import { randomUUID } from 'node:crypto';
import { messages, orders, type Quote } from '@overland/contracts';
import { aSession } from '@overland/service-kit/testing';
import { aBooking } from '../testing/booking.builder.js';
import { type BookingTestBed, startBookingTestBed } from '../testing/booking-test-bed.js';
import { Refusal } from '../testing/fake-quoting.js';
import { aPricing, aQuote } from '../testing/quote.builder.js';
import { PlacingsRepository } from './placings.repository.js';

let bed: BookingTestBed;
let nextNumber = 60_000;

beforeAll(async () => {
  bed = await startBookingTestBed();
});
afterAll(() => bed.close());
afterEach(() => {
  bed.quoting.beforeBooking = () => undefined;
});

function offer(options: Parameters<typeof aQuote>[0] = {}): Quote {
  nextNumber += 1;
  return bed.quoting.add(aQuote({ uniqueId: nextNumber, ...options }));
}

const book = (quote: Quote, { isPublic = false, key = randomUUID() as string } = {}) =>
  bed.service.call(isPublic ? orders.bookPublic : orders.book, {
    body: aBooking(quote),
    as: isPublic ? null : aSession({ portalId: quote.portalId }),
    headers: { 'idempotency-key': key },
  });

/** Holds up the next booking in quoting, after it has claimed its quote, until it is let go. */
function holdUpNext(end: (quoteId: string) => void = () => undefined) {
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const claimed = new Promise<void>((resolve) => {
    bed.quoting.beforeBooking = async (quoteId) => {
      bed.quoting.beforeBooking = () => undefined;
      resolve();
      await gate;
      end(quoteId);
    };
  });
  return { claimed, letGo: () => letGo() };
}

/** The next booking that finds its quote claimed by another one. */
function nextWaiting(): Promise<void> {
  const placings = bed.service.app.get(PlacingsRepository);
  const find = placings.findOfQuote.bind(placings);
  return new Promise((resolve) => {
    jest.spyOn(placings, 'findOfQuote').mockImplementationOnce((...args) => {
      resolve();
      return find(...args);
    });
  });
}

const refuse = (code: string) => () => {
  throw new Refusal(409, code, 'Refused.');
};

describe('a second booking of a quote while the first is running', () => {
  it.each(['priceChanged', 'quoteExpired', 'conflict', 'noPrice'])(
    'books it when the first is refused (%s): what was undone was never booked',
    async (code) => {
      const quote = offer();
      const first = holdUpNext(refuse(code));
      const losing = book(quote);
      await first.claimed;
      const waits = nextWaiting();
      const second = book(quote);
      await waits;
      first.letGo();
      expect((await losing).body.code).toBe(code);
      const { status, body } = await second;
      expect({ status, code: body.code }).toEqual({ status: 200, code: undefined });
      expect(await bed.rows(quote._id)).toMatchObject([{ id: body.orderId, status: 'New' }]);
      expect(await bed.eventsOf(body.orderId)).toEqual(['order.booked', 'order.changed']);
    },
  );

  it('learns that it is booked when the first is, and staff which order has it', async () => {
    const quote = offer({ isCustomerPortal: true });
    const first = holdUpNext();
    const winning = book(quote);
    await first.claimed;
    const waiting = [book(quote), book(quote, { isPublic: true })];
    first.letGo();
    const { body } = await winning;
    const [staff, customer] = await Promise.all(waiting);
    expect(staff?.body).toMatchObject({
      code: 'alreadyBooked',
      message: messages.alreadyBooked,
      details: { orderId: body.orderId },
    });
    expect(customer?.body.code).toBe('alreadyBooked');
    expect(JSON.stringify(customer?.body)).not.toContain(body.orderId);
  });

  it('is asked to try again when the first takes long, and learns the outcome only after it', async () => {
    const quote = offer();
    const first = holdUpNext(refuse('priceChanged'));
    const losing = book(quote);
    await first.claimed;
    const key = randomUUID();
    const waiting = await book(quote, { key });
    expect({ status: waiting.status, code: waiting.body.code }).toEqual({ status: 409, code: 'inProgress' });
    expect(waiting.body.message).toMatch(/right now.*try again/i);
    expect(waiting.headers['retry-after']).toBe('2');
    first.letGo();
    expect((await losing).status).toBe(409);
    expect((await book(quote, { key })).status).toBe(200);
  });

  it('is checked again against the quote after the first was undone', async () => {
    const quote = offer();
    const first = holdUpNext((quoteId) => {
      bed.quoting.add({ ...quote, isExpired: true, expiresAt: '2026-11-20T04:59:59.000Z' }, aPricing([{}]));
      expect(bed.quoting.get(quoteId).isExpired).toBe(true);
    });
    const losing = book(quote);
    await first.claimed;
    const waits = nextWaiting();
    const second = book(quote);
    await waits;
    first.letGo();
    expect((await losing).body.code).toBe('quoteExpired');
    expect((await second).body).toMatchObject({ code: 'quoteExpired', details: { newPrice: 1090 } });
    expect(await bed.rows(quote._id)).toEqual([]);
  });

  it('with a key that another quote was claimed with meanwhile is a 422', async () => {
    const quote = offer();
    const other = bed.quoting.add({ ...offer(), portalId: quote.portalId });
    const as = aSession({ portalId: quote.portalId });
    const bookAs = (one: Quote) =>
      bed.service.call(orders.book, {
        body: aBooking(one),
        as,
        headers: { 'idempotency-key': 'one for two' },
      });
    let letGo: () => void = () => undefined;
    const looked = new Promise<void>((resolve) => {
      bed.quoting.beforeBookable = () => {
        bed.quoting.beforeBookable = async () => undefined;
        resolve();
        return new Promise((go) => {
          letGo = go;
        });
      };
    });
    const second = bookAs(other);
    await looked;
    expect((await bookAs(quote)).status).toBe(200);
    letGo();
    expect((await second).body.code).toBe('keyReused');
    expect(await bed.rows(other._id)).toEqual([]);
  });
});
