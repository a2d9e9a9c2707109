import { randomUUID } from 'node:crypto';
import { orders, type Quote, type Session } from '@overland/contracts';
import { DueWorks } from '@overland/service-kit';
import { aSession } from '@overland/service-kit/testing';
import { aBooking } from '../testing/booking.builder.js';
import { type BookingTestBed, startBookingTestBed } from '../testing/booking-test-bed.js';
import { aQuote } from '../testing/quote.builder.js';
import { BookingService } from './booking.service.js';
import { BookingFinisher } from './booking-finisher.worker.js';

let bed: BookingTestBed;
let nextNumber = 30_000;

beforeAll(async () => {
  bed = await startBookingTestBed();
});
afterAll(() => bed.close());
afterEach(async () => {
  bed.quoting.losesAnswers = false;
  await bed.quoting.start();
});

const offer = () => {
  nextNumber += 1;
  return bed.quoting.add(aQuote({ uniqueId: nextNumber }));
};
const workOff = () => bed.service.app.get(DueWorks).workOff(BookingFinisher);
/** As if so much time had passed for the bookings that are under way. */
const pass = (seconds: number) =>
  bed.select(
    `update orders set finish_at = finish_at - make_interval(secs => $1), lease_until = lease_until - make_interval(secs => $1)
     where reply is null`,
    [seconds],
  );

async function book(
  quote: Quote,
  as: Session = aSession({ portalId: quote.portalId }),
  key: string = randomUUID(),
) {
  return bed.service.call(orders.book, { body: aBooking(quote), as, headers: { 'idempotency-key': key } });
}

/** A booking whose process died after quoting had booked. */
async function breakOff(quote: Quote): Promise<{ as: Session; key: string; orderId: string }> {
  const as = aSession({ portalId: quote.portalId });
  const key = randomUUID();
  bed.quoting.losesAnswers = true;
  const { status, body, headers } = await book(quote, as, key);
  bed.quoting.losesAnswers = false;
  expect({ status, code: body.code }).toEqual({ status: 503, code: 'unavailable' });
  expect(headers['retry-after']).toBe('2');
  const [row] = await bed.rows(quote._id);
  expect(row?.status).toBe('placing');
  return { as, key, orderId: row?.id ?? '' };
}

describe('quoting that cannot be reached', () => {
  it('is a 503 that asks to try again, and nothing is claimed before it has shown the quote', async () => {
    const quote = offer();
    bed.quoting.stop();
    const { status, headers } = await book(quote);
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('2');
    expect(await bed.rows(quote._id)).toEqual([]);
  });
});

describe('a booking interrupted after quoting had booked', () => {
  it('is not visible as an order while it is being placed', async () => {
    const quote = offer();
    const { as, orderId } = await breakOff(quote);
    expect((await bed.service.call(orders.get, { params: { orderId }, as })).status).toBe(404);
    expect((await bed.service.call(orders.activities, { params: { orderId }, as })).status).toBe(404);
    expect((await bed.service.call(orders.list, { body: {}, as })).body.rows).toEqual([]);
    expect((await book(quote)).body.code).toBe('alreadyBooked');
    expect(await bed.eventsOf(orderId)).toEqual([]);
  });

  it('is finished by the retry with its key', async () => {
    const quote = offer();
    const { as, key, orderId } = await breakOff(quote);
    const { status, body } = await book(quote, as, key);
    expect({ status, orderId: body.orderId }).toEqual({ status: 200, orderId });
    expect(await bed.eventsOf(orderId)).toEqual(['order.booked', 'order.changed']);
  });

  it('is left alone for thirty seconds and then finished by the worker, once', async () => {
    const quote = offer();
    const { as, key, orderId } = await breakOff(quote);
    await pass(29);
    await workOff();
    expect((await bed.rows(quote._id))[0]?.status).toBe('placing');
    await pass(2);
    await Promise.all([workOff(), workOff(), workOff()]);
    await workOff();
    expect(await bed.rows(quote._id)).toMatchObject([{ id: orderId, status: 'New', price: 1090 }]);
    expect(await bed.eventsOf(orderId)).toEqual(['order.booked', 'order.changed']);
    expect(await bed.select('select 1 from activities where order_id = $1', [orderId])).toHaveLength(1);
    expect((await book(quote, as, key)).body.orderId).toBe(orderId);
  });

  it('is finished once by two processes, of which one outlived its lease', async () => {
    const quote = offer();
    const { orderId } = await breakOff(quote);
    const [row] = await bed.rows(quote._id);
    if (!row) throw new Error('Nothing was claimed.');
    const booking = bed.service.app.get(BookingService);
    const [first, second] = await Promise.all([booking.finish(row, 'a'), booking.finish(row, 'b')]);
    expect(second).toEqual(first);
    expect(await bed.eventsOf(orderId)).toEqual(['order.booked', 'order.changed']);
  });

  it('waits while quoting is down, and is finished once it is back', async () => {
    const quote = offer();
    await breakOff(quote);
    await pass(31);
    bed.quoting.stop();
    await workOff();
    expect((await bed.rows(quote._id))[0]?.status).toBe('placing');
    await bed.quoting.start();
    await workOff();
    expect((await bed.rows(quote._id))[0]?.status).toBe('placing');
    await pass(20);
    await workOff();
    expect((await bed.rows(quote._id))[0]?.status).toBe('New');
  });

  it('is not touched while another process holds its lease, and its retry is asked to wait', async () => {
    const quote = offer();
    const { as, key } = await breakOff(quote);
    const setLease = (when: string) =>
      bed.select(`update orders set lease_until = ${when} where quote_id = $1`, [quote._id]);
    await setLease(`now() + interval '1 hour'`);
    await pass(31);
    await workOff();
    expect((await bed.rows(quote._id))[0]?.status).toBe('placing');
    const waiting = await book(quote, as, key);
    expect({ status: waiting.status, code: waiting.body.code }).toEqual({ status: 409, code: 'inProgress' });
    await setLease('now()');
    await workOff();
    expect((await bed.rows(quote._id))[0]?.status).toBe('New');
  });
});

describe('a booking interrupted before quoting had booked', () => {
  /** A booking whose process died right after its claim was committed. */
  async function claimOnly(quote: Quote) {
    await breakOff(quote);
    bed.quoting.add({ ...quote });
  }

  it('is finished by the worker', async () => {
    const quote = offer();
    await claimOnly(quote);
    await pass(31);
    await workOff();
    expect(await bed.rows(quote._id)).toMatchObject([{ status: 'New' }]);
    expect(bed.quoting.get(quote._id).status).toBe('Booked');
  });

  it('is undone by the worker when the quote was changed meanwhile, and the quote can be booked again', async () => {
    const quote = offer();
    await claimOnly(quote);
    const changed = bed.quoting.add({ ...quote, version: 2 });
    await pass(31);
    await workOff();
    expect(await bed.rows(quote._id)).toEqual([]);
    expect((await book(changed)).status).toBe(200);
  });

  it('does not block later bookings when it alone cannot be finished', async () => {
    const [broken, fine] = [offer(), offer()];
    await claimOnly(broken);
    await claimOnly(fine);
    bed.quoting.beforeBooking = (quoteId) => {
      if (quoteId === broken._id) throw new Error('A defect of quoting.');
    };
    await pass(31);
    await workOff();
    bed.quoting.beforeBooking = () => undefined;
    expect(await bed.rows(broken._id)).toMatchObject([{ status: 'placing' }]);
    expect(await bed.rows(fine._id)).toMatchObject([{ status: 'New' }]);
    await pass(20);
    await workOff();
    expect(await bed.rows(broken._id)).toMatchObject([{ status: 'New' }]);
  });

  it('does not block later bookings when it is undone', async () => {
    const [refused, fine] = [offer(), offer()];
    await claimOnly(refused);
    await claimOnly(fine);
    bed.quoting.add({ ...refused, status: 'Archived', version: 2 });
    await pass(31);
    await workOff();
    expect(await bed.rows(refused._id)).toEqual([]);
    expect(await bed.rows(fine._id)).toMatchObject([{ status: 'New' }]);
  });
});
