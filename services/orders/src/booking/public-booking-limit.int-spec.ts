import { randomUUID } from 'node:crypto';
import { messages, type OrderRequestInput, orders } from '@overland/contracts';
import { daySeconds } from '@overland/contracts/calendar';
import { aSession } from '@overland/service-kit/testing';
import { aBooking } from '../testing/booking.builder.js';
import { type BookingTestBed, startBookingTestBed } from '../testing/booking-test-bed.js';
import { aQuote } from '../testing/quote.builder.js';

let bed: BookingTestBed;
let nextNumber = 70_000;

beforeAll(async () => {
  bed = await startBookingTestBed();
});
afterAll(() => bed.close());

const offer = () => {
  nextNumber += 1;
  return bed.quoting.add(aQuote({ uniqueId: nextNumber, portalId: randomUUID() }));
};
const bookPublic = (customerEmail: string, change: Partial<OrderRequestInput> = {}, quote = offer()) =>
  bed.service.call(orders.bookPublic, {
    body: aBooking(quote, { customerEmail, ...change }),
    headers: { 'idempotency-key': quote._id },
  });
const bookTimes = async (times: number, email: string) => {
  const statuses: number[] = [];
  for (let each = 0; each < times; each += 1) statuses.push((await bookPublic(email)).status);
  return statuses;
};

describe('public bookings with one email address', () => {
  it('are five within an hour, of all companies together; the sixth is refused with the time to wait', async () => {
    expect(await bookTimes(5, 'ann@mail.example')).toEqual([200, 200, 200, 200, 200]);
    const quote = offer();
    const { status, body, headers } = await bookPublic('ann@mail.example', {}, quote);
    expect({ status, message: body.message }).toEqual({ status: 429, message: messages.tooManyBookings });
    expect(headers['retry-after']).toBe('3600');
    expect(await bed.rows(quote._id)).toEqual([]);
    expect((await bookPublic('bob@mail.example')).status).toBe(200);
    bed.clock.advanceSeconds(3601);
    expect((await bookPublic('ann@mail.example')).status).toBe(200);
  });

  it('are ten within a day', async () => {
    const email = 'gus@mail.example';
    for (let hour = 0; hour < 2; hour += 1) {
      expect(await bookTimes(5, email)).toEqual([200, 200, 200, 200, 200]);
      bed.clock.advanceSeconds(3601);
    }
    const { status, headers } = await bookPublic(email);
    expect([status, headers['retry-after']]).toEqual([429, String(daySeconds)]);
    bed.clock.advanceSeconds(daySeconds);
    expect((await bookPublic(email)).status).toBe(200);
  });

  it('count the same mailbox written in another way', async () => {
    const statuses = [];
    for (const tag of ['', '+a', '+b', '+a+b', '+c', '+d']) {
      statuses.push((await bookPublic(`Cy${tag}@mail.example`)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  /** As a browser does: one that found the server busy is sent again. */
  const bookWhenFree = async (email: string) => {
    const quote = offer();
    for (;;) {
      const reply = await bookPublic(email, {}, quote);
      if (reply.status !== 503) return reply;
    }
  };

  it('are five also when twenty come at once', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => bookWhenFree('dee@mail.example')));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('do not count when they are refused, nor when one is sent twice', async () => {
    for (let each = 0; each < 6; each += 1) {
      expect((await bookPublic('eve@mail.example', { pickupCity: 'Dallas' })).status).toBe(400);
    }
    const quote = offer();
    for (let each = 0; each < 6; each += 1) {
      expect((await bookPublic('eve@mail.example', {}, quote)).status).toBe(200);
    }
    expect(await bookTimes(5, 'eve@mail.example')).toEqual([200, 200, 200, 200, 429]);
  });

  it('do not keep staff from booking for that customer', async () => {
    await bookTimes(5, 'fay@mail.example');
    const quote = offer();
    const body = aBooking(quote, { customerEmail: 'fay@mail.example' });
    const as = aSession({ portalId: quote.portalId });
    expect((await bed.service.call(orders.book, { body, as })).status).toBe(200);
  });
});
