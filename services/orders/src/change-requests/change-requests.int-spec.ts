import { randomUUID } from 'node:crypto';
import {
  changeRequests,
  customerOrders,
  type Order,
  type OrderMilestoneReached,
  orders,
  orderTables,
  orderWork,
  type PortalRecord,
  type Session,
  undoSeconds,
  type WorkItem,
} from '@overland/contracts';
import { daySeconds } from '@overland/contracts/calendar';
import { linkKeyFrom, signOrderLink } from '@overland/service-kit';
import { aSession, testKeys } from '@overland/service-kit/testing';
import { aBooking } from '../testing/booking.builder.js';
import { type BookingTestBed, startBookingTestBed } from '../testing/booking-test-bed.js';
import { historyOf, storePortal } from '../testing/orders-test-bed.js';
import { aQuote } from '../testing/quote.builder.js';

let bed: BookingTestBed;
let portal: PortalRecord;
let nextNumber = 90_000;
const noon = new Date('2026-11-20T15:00:00Z');
const wishedDay = '2026-12-01';
const mcAdmin = aSession({ role: 'MCAdmin', portalId: randomUUID() });

beforeAll(async () => {
  bed = await startBookingTestBed();
  portal = await storePortal(bed.service, 'America/Chicago');
});
afterAll(() => bed.close());
afterEach(() => bed.clock.moveTo(noon));

interface Booked {
  orderId: string;
  uniqueId: number;
  as: Session;
  token: string;
}

/** An order of the company, with its first pickup day on Nov 25. */
async function anOrder({ _id: portalId } = portal): Promise<Booked> {
  nextNumber += 1;
  const quote = bed.quoting.add(aQuote({ uniqueId: nextNumber, portalId }));
  const as = aSession({ portalId });
  const { body } = await bed.service.call(orders.book, {
    body: aBooking(quote, { paymentType: 'Billing' }),
    as,
  });
  const { orderId, uniqueId } = body;
  const kind = 'lookedUp' as const;
  const claims = { kind, orderId, customerEmail: 'jordan@example.com', issuedAt: noon };
  return { orderId, uniqueId, as, token: signOrderLink(linkKeyFrom(testKeys().sealKey, 'orders'), claims) };
}

const askForDay = ({ token }: Pick<Booked, 'token'>, wish: object = { wishedDay, note: '' }) =>
  bed.service.call(changeRequests.askForDay, { body: { token, ...wish } as never });
const askToCancel = ({ token }: Pick<Booked, 'token'>, note = 'The car is sold.') =>
  bed.service.call(changeRequests.askToCancel, { body: { token, note } });
const withdraw = ({ token }: Pick<Booked, 'token'>, requestId: string) =>
  bed.service.call(changeRequests.withdraw, { body: { token, requestId } });
const get = ({ orderId, as }: Booked) =>
  bed.service.call(orders.get, { params: { orderId }, as }).then(({ body }) => body as Order);
const move = ({ orderId }: Booked, sdStatus: 'accepted' | 'picked_up' | 'order_canceled') =>
  bed.service.call(orderWork.move, { as: mcAdmin, params: { orderId }, body: { sdStatus, note: 'Sold' } });
const idOf = async (order: Booked) => (await get(order)).requests[0]?._id ?? '';

interface Answer {
  requestId?: string;
  state?: 'accepted' | 'declined';
  note?: string;
  as?: Session;
}

async function answer(order: Booked, { as = order.as, ...overrides }: Answer = {}) {
  const body = { requestId: await idOf(order), state: 'accepted' as const, note: '', ...overrides };
  return bed.service.call(changeRequests.answer, { params: { orderId: order.orderId }, body, as });
}

/** The answers to the customer, oldest first. */
async function answersTold({ orderId }: Booked) {
  return (await bed.service.outbox())
    .filter(({ type }) => type === 'order.milestone')
    .map(({ payload }) => payload as OrderMilestoneReached)
    .filter(({ order, milestone }) => order.orderId === orderId && milestone === 'requestAnswered');
}

async function milestones({ orderId }: Booked) {
  return (await bed.service.outbox())
    .filter(({ type }) => type === 'order.milestone')
    .map(({ payload }) => payload as OrderMilestoneReached)
    .filter(({ order }) => order.orderId === orderId)
    .map(({ milestone }) => milestone);
}

describe('a request of the customer', () => {
  it('for another day is on both pages and in the history, and nothing of staff is told', async () => {
    const order = await anOrder();
    const { status, body } = await askForDay(order, { wishedDay, note: 'I am away until then.' });
    expect(status).toBe(200);
    expect(body.requests).toEqual([
      {
        _id: expect.any(String),
        kind: 'pickupDate',
        wishedDay,
        note: 'I am away until then.',
        state: 'open',
        askedAt: noon.toISOString(),
        answer: '',
        answeredAt: null,
      },
    ]);
    expect((await get(order)).requests).toMatchObject([{ kind: 'pickupDate', wishedDay, answeredBy: '' }]);
    expect((await historyOf(bed.service, order.orderId))[0]).toMatchObject({
      actor: 'Jordan Smith',
      source: 'customer',
      note: 'Asked for Dec 1, 2026 as first pickup day. I am away until then.',
    });
    await answer(order, { state: 'declined', note: 'No carrier goes there then.' });
    const opened = await bed.service.call(customerOrders.open, { body: { token: order.token } });
    expect(opened.body.requests).toMatchObject([
      { state: 'declined', answer: 'No carrier goes there then.', answeredAt: noon.toISOString() },
    ]);
    const [line] = await historyOf(bed.service, order.orderId);
    expect(JSON.stringify(opened.body)).not.toContain(line?.actor);
    expect(opened.body.requests[0]).not.toHaveProperty('answeredBy');
  });

  it('offers the days of the calendar, with holidays by name', async () => {
    bed.quoting.holidays = [
      { date: '2026-11-26', name: 'Thanksgiving Day' },
      { date: '2025-12-25', name: 'Christmas Day' },
    ];
    const { token } = await anOrder();
    const { body } = await bed.service.call(changeRequests.days, { body: { token } });
    expect(body).toEqual({
      today: '2026-11-20',
      firstPickupDay: '2026-11-25',
      blockedDays: [{ date: '2026-11-26', name: 'Thanksgiving Day' }],
    });
  });

  it.each([
    ['2026-11-19', /in the past/],
    ['2026-11-24', /two business days/],
    ['2026-11-28', /is a Saturday/],
    ['2026-11-26', /is a holiday: Thanksgiving Day/],
    ['2027-12-01', /can be booked up to/],
    ['2026-11-25', /is the first pickup day already/],
  ])('for %s is refused with the reason', async (day, reason) => {
    bed.quoting.holidays = [{ date: '2026-11-26', name: 'Thanksgiving Day' }];
    const order = await anOrder();
    const { status, body } = await askForDay(order, { wishedDay: day, note: '' });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { code: 'invalid', errors: [{ path: 'wishedDay', message: expect.stringMatching(reason) }] },
    });
    expect((await get(order)).requests).toEqual([]);
  });

  it('is refused without its parts: no day, no reason, more than the form has', async () => {
    const order = await anOrder();
    const replies = [
      await askForDay(order, { note: '' }),
      await askForDay(order, { wishedDay: '2027-02-30', note: '' }),
      await askForDay(order, { wishedDay, note: 'x'.repeat(501) }),
      await askForDay(order, { wishedDay, note: '', state: 'accepted' }),
      await askToCancel(order, ' '),
    ];
    expect(replies.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect((await get(order)).requests).toEqual([]);
  });

  it('of each kind is open once, also when it is sent several times at once', async () => {
    const order = await anOrder();
    const replies = await Promise.all([1, 2, 3, 4].map(() => askForDay(order)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await askToCancel(order)).status).toBe(200);
    expect((await get(order)).requests.map(({ kind }) => kind).sort()).toEqual(['cancel', 'pickupDate']);
  });

  it('is taken before the pickup alone, and not of a canceled order', async () => {
    const [onTheRoad, canceled] = [await anOrder(), await anOrder()];
    await move(onTheRoad, 'accepted');
    expect((await askForDay(onTheRoad)).body.mayAsk).toBe(true);
    await move(onTheRoad, 'picked_up');
    await move(canceled, 'order_canceled');
    for (const order of [onTheRoad, canceled]) {
      expect((await askToCancel(order)).status).toBe(409);
      bed.clock.advanceSeconds(undoSeconds);
      const { body } = await bed.service.call(customerOrders.open, { body: { token: order.token } });
      expect(body.mayAsk).toBe(false);
    }
  });

  it('is taken ten times a day at most', async () => {
    const order = await anOrder();
    for (let times = 0; times < 10; times += 1) {
      expect((await askToCancel(order)).status).toBe(200);
      await withdraw(order, await idOf(order));
      bed.clock.advanceSeconds(60);
    }
    expect((await askToCancel(order)).status).toBe(429);
    bed.clock.advanceSeconds(daySeconds);
    expect((await askToCancel(order)).status).toBe(200);
  });

  it('is taken back once, and not once it is answered', async () => {
    const order = await anOrder();
    await askToCancel(order);
    const id = await idOf(order);
    for (const _time of [1, 2]) {
      expect((await withdraw(order, id)).body.requests).toMatchObject([{ state: 'withdrawn', answer: '' }]);
    }
    expect((await historyOf(bed.service, order.orderId)).map(({ note }) => note).slice(0, 2)).toEqual([
      'Took the request to cancel the order back.',
      'Asked to cancel the order: The car is sold.',
    ]);
    expect((await answer(order, { requestId: id })).status).toBe(409);
    bed.clock.advanceSeconds(60);
    await askForDay(order);
    await answer(order, { state: 'declined', note: 'No.' });
    expect((await withdraw(order, await idOf(order))).status).toBe(409);
    expect((await get(order)).sdStatus).toBe('new');
  });

  it('T14: is made and taken back by the link of its own order alone', async () => {
    const [order, other] = [await anOrder(), await anOrder()];
    await askToCancel(order);
    const id = await idOf(order);
    const wrong = { token: `${order.token.slice(0, -2)}xx` };
    const misses = [await askForDay(wrong), await askToCancel(wrong), await withdraw(wrong, id)];
    misses.push(await bed.service.call(changeRequests.days, { body: wrong }));
    for (const { status, body } of misses) {
      expect([status, body.code, body.message]).toEqual([
        400,
        'linkExpired',
        'This link is no longer valid.',
      ]);
    }
    expect((await withdraw(other, id)).status).toBe(404);
    expect((await get(order)).requests).toMatchObject([{ state: 'open' }]);
  });
});

describe('the answer of staff', () => {
  it('that accepts a day is an edit of it: the terms are asked again, and the customer is told', async () => {
    const order = await anOrder();
    await bed.select(`update orders set terms_accepted_at = now(), terms_accepted_by = 'J' where id = $1`, [
      order.orderId,
    ]);
    await askForDay(order);
    const { status, body } = await answer(order, { note: 'Gladly.' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      version: 2,
      pickupScheduledAt: wishedDay,
      pickupDateType: 'not_earlier_than',
      termsAcceptedAt: null,
      requests: [{ state: 'accepted', answer: 'Gladly.' }],
    });
    const history = await historyOf(bed.service, order.orderId);
    expect(history.map(({ note, changes }) => ({ note, changes })).slice(0, 2)).toEqual(
      expect.arrayContaining([
        {
          note: 'The customer is asked to accept the terms again.',
          changes: [{ field: 'First pickup day', from: 'Nov 25, 2026', to: 'Dec 1, 2026' }],
        },
        {
          note: "Accepted the customer's request for Dec 1, 2026 as first pickup day. Gladly.",
          changes: [],
        },
      ]),
    );
    expect(await milestones(order)).toEqual(['requestAnswered', 'termsChanged']);
    expect(await answersTold(order)).toMatchObject([
      {
        transition: expect.stringMatching(/^request:/),
        request: { kind: 'pickupDate', isAccepted: true, wishedDay, answer: 'Gladly.' },
        order: { pickupWindow: { start: wishedDay } },
      },
    ]);
    const undone = await bed.service.call(orderWork.undo, {
      params: { orderId: order.orderId },
      body: { version: 2 },
      as: order.as,
    });
    expect(undone.body).toMatchObject({ pickupScheduledAt: '2026-11-25', requests: [{ state: 'open' }] });
    expect(undone.body.termsAcceptedAt).not.toBeNull();
  });

  it('that accepts a day which is too near by now is refused to portals, and keeps the request open', async () => {
    const order = await anOrder();
    await askForDay(order);
    bed.clock.moveTo(new Date('2026-11-30T15:00:00Z'));
    // Quoting sends today's date with the quote.
    const stored = bed.quoting.get((await get(order)).quoteId);
    bed.quoting.add({ ...stored, booking: { ...stored.booking, today: '2026-11-30' } });
    const refused = await answer(order);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toMatch(/two business days/);
    expect(await get(order)).toMatchObject({ version: 1, requests: [{ state: 'open' }] });
    expect(await answersTold(order)).toEqual([]);
    expect((await answer(order, { as: mcAdmin })).body).toMatchObject({ pickupScheduledAt: wishedDay });
  });

  it('that accepts a canceling cancels by the rules of a move, and answers what else was asked', async () => {
    const order = await anOrder();
    await askForDay(order);
    await askToCancel(order);
    const cancel = (await get(order)).requests.find(({ kind }) => kind === 'cancel');
    const { status, body } = await answer(order, { requestId: cancel?._id ?? '' });
    expect({ status, body }).toMatchObject({ status: 200, body: { sdStatus: 'order_canceled' } });
    expect(await milestones(order)).toEqual(expect.arrayContaining(['canceled', 'requestAnswered']));
    const told = (await answersTold(order)).map(({ request }) => request);
    // The cancellation also answers the request for another day.
    expect(told).toEqual([{ kind: 'cancel', isAccepted: true, wishedDay: null, answer: '' }]);
    expect((await get(order)).requests).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'cancel', state: 'accepted' }),
        expect.objectContaining({ kind: 'pickupDate', state: 'declined', answer: 'The order is canceled.' }),
      ]),
    );
    expect((await historyOf(bed.service, order.orderId)).find(({ kind }) => kind === 'move')).toMatchObject({
      to: 'order_canceled',
      note: 'Asked for by the customer: The car is sold.',
    });
  });

  it('is given by canceling the order itself, too', async () => {
    const order = await anOrder();
    await askToCancel(order);
    await move(order, 'order_canceled');
    expect((await get(order)).requests).toMatchObject([{ state: 'accepted' }]);
    expect(await answersTold(order)).toMatchObject([{ request: { kind: 'cancel', isAccepted: true } }]);
  });

  it('cannot accept anything once the order is picked up, and can still decline it', async () => {
    const order = await anOrder();
    await askToCancel(order);
    await move(order, 'accepted');
    await move(order, 'picked_up');
    expect((await get(order)).actions).not.toContain('acceptRequest');
    for (const as of [order.as, mcAdmin]) expect((await answer(order, { as })).status).toBe(409);
    expect((await answer(order, { state: 'declined', note: 'It is on its way.' })).status).toBe(200);
    expect(await get(order)).toMatchObject({ sdStatus: 'picked_up', requests: [{ state: 'declined' }] });
  });

  it('declines with a note alone, and keeps the order as it is', async () => {
    const order = await anOrder();
    await askForDay(order);
    expect((await answer(order, { state: 'declined' })).body).toMatchObject({ errors: [{ path: 'note' }] });
    await answer(order, { state: 'declined', note: 'No carrier.' });
    expect(await get(order)).toMatchObject({ version: 1, pickupScheduledAt: '2026-11-25' });
    expect(await answersTold(order)).toMatchObject([
      { request: { isAccepted: false, wishedDay, answer: 'No carrier.' } },
    ]);
  });

  it('is given once: of several at the same time one wins, and the customer is told once', async () => {
    const order = await anOrder();
    await askToCancel(order);
    const requestId = await idOf(order);
    const replies = await Promise.all([
      answer(order, { requestId }),
      answer(order, { requestId, state: 'declined', note: 'No.' }),
      answer(order, { requestId, as: mcAdmin }),
      withdraw(order, requestId),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const { sdStatus, requests } = await get(order);
    const isAccepted = requests[0]?.state === 'accepted';
    expect(sdStatus).toBe(isAccepted ? 'order_canceled' : 'new');
    expect(await answersTold(order)).toHaveLength(requests[0]?.state === 'withdrawn' ? 0 : 1);
  });

  it('T3: is given by the portal of the order and by MCAdmin, to its own requests', async () => {
    const [order, other] = [
      await anOrder(),
      await anOrder(await storePortal(bed.service, 'America/Chicago')),
    ];
    await askToCancel(order);
    await askToCancel(other);
    const requestId = await idOf(order);
    expect((await answer(order, { requestId, as: other.as })).status).toBe(404);
    expect((await answer(other, { requestId })).status).toBe(404);
    expect((await answer(order, { requestId: randomUUID() })).status).toBe(404);
    const asNobody = { params: { orderId: order.orderId }, body: { requestId, state: 'accepted' as const } };
    expect((await bed.service.call(changeRequests.answer, asNobody)).status).toBe(401);
    expect((await get(order)).requests).toMatchObject([{ state: 'open' }]);
  });
});

describe('the work list', () => {
  const workList = async ({ as }: Booked) =>
    (await bed.service.call(orderTables.workList, { query: {}, as })).body.items as WorkItem[];

  it('has orders whose customer asks, until it is answered, most urgent but a payment', async () => {
    const order = await anOrder(await storePortal(bed.service, 'America/Chicago'));
    await askForDay(order);
    bed.clock.moveTo(new Date('2026-11-22T15:00:00Z'));
    expect(await workList(order)).toMatchObject([{ kind: 'customerAsks', orderId: order.orderId, days: 2 }]);
    bed.clock.moveTo(new Date('2026-12-05T15:00:00Z'));
    expect(await workList(order)).toMatchObject([{ kind: 'customerAsks' }]);
    await bed.select(`update orders set payment_type = 'COD' where id = $1`, [order.orderId]);
    expect(await workList(order)).toMatchObject([{ kind: 'paymentDue' }]);
    await bed.select(`update orders set payment_type = 'Billing' where id = $1`, [order.orderId]);
    await answer(order, { state: 'declined', note: 'No.' });
    expect(await workList(order)).not.toMatchObject([{ kind: 'customerAsks' }]);
  });

  it('T3: has those of the own portal alone', async () => {
    const other = await anOrder(await storePortal(bed.service, 'America/Chicago'));
    await askForDay(await anOrder());
    expect(await workList(other)).toEqual([]);
  });
});
