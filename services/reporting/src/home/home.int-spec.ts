import { insight, type PortalRecord } from '@overland/contracts';
import { Clock, FixedClock } from '@overland/service-kit';
import { aSession, startTestService, type TestService } from '@overland/service-kit/testing';
import { reporting } from '../index.js';
import { InsightTestBed } from '../testing/insight-test-bed.js';

/** Wednesday in Chicago; Thursday in UTC. */
const clock = new FixedClock(new Date('2026-11-26T03:00:00Z'));
let service: TestService;
let bed: InsightTestBed;
let ours: PortalRecord;
let theirs: PortalRecord;

/** The same for both companies, but twice as much for theirs. */
async function aWeekOf({ _id: portalId }: PortalRecord, times: number) {
  for (let time = 0; time < times; time += 1) {
    const thisWeek = '2026-11-24T18:00:00.000Z';
    await bed.aQuote({ portalId, createdAt: thisWeek });
    await bed.aQuote({ portalId, createdAt: thisWeek, status: 'Booked' });
    // Wednesday evening of the week before: one before this time, one after it, and one on the Sunday.
    await bed.aQuote({ portalId, createdAt: '2026-11-19T02:59:00.000Z', status: 'Archived' });
    await bed.aQuote({ portalId, createdAt: '2026-11-19T03:01:00.000Z' });
    await bed.aQuote({ portalId, createdAt: '2026-11-23T05:00:00.000Z' });
    const open = { portalId, status: 'New', sdStatus: 'new', deliveredAt: null } as const;
    await bed.anOrder({ ...open, bookedAt: thisWeek, price: 1000, paymentType: 'Billing' });
    await bed.anOrder({ ...open, bookedAt: thisWeek, price: 500, status: 'Canceled' });
    const order = await bed.anOrder({
      portalId,
      bookedAt: '2026-11-17T18:00:00.000Z',
      price: 700,
      pickupLastDay: '2026-11-18',
      pickedUpAt: '2026-11-18T20:00:00.000Z',
      deliveryLastDay: '2026-11-23',
      // Tuesday evening in Chicago: a day late.
      deliveredAt: '2026-11-25T02:00:00.000Z',
    });
    await bed.anOrder({
      ...open,
      pickupLastDay: '2026-11-24',
      bookedAt: '2026-11-10T18:00:00.000Z',
      price: 300,
      // Of what is paid in part the rest is owed.
      paidAmount: 100,
    });
    // Booked on the Thursday of the week before, which is not over yet this week.
    await bed.anOrder({ ...open, bookedAt: '2026-11-19T18:00:00.000Z', paymentType: 'Billing', price: 900 });
    await bed.answer(order, { communications: 4, driver: 5, recommend: 2 });
  }
}

beforeAll(async () => {
  service = await startTestService(reporting, { overrides: [[Clock, clock]] });
  bed = new InsightTestBed(service);
  ours = await bed.aPortal({ companyName: 'Riverside Motors', timeZone: 'America/Chicago' });
  theirs = await bed.aPortal({ companyName: 'Northgate Relocation', timeZone: 'America/Chicago' });
  await aWeekOf(ours, 1);
  await aWeekOf(theirs, 2);
});
afterAll(() => service.close());

const read = (as: Parameters<typeof aSession>[0], portalId?: string) =>
  service.call(insight.home, { as: aSession(as), query: { ...(portalId && { portalId }) } });
const nothing = { onTime: 0, late: 0, overdue: 0, percent: null };

describe('the figures of the first page', () => {
  it('are those of the week where the company is, beside the same days of the week before', async () => {
    const { status, body } = await read({ role: 'User', portalId: ours._id });
    expect(status).toBe(200);
    expect(body).toEqual({
      portalId: ours._id,
      timeZone: 'America/Chicago',
      week: {
        from: '2026-11-23',
        to: '2026-11-29',
        quotes: 2,
        booked: 1,
        conversion: 50,
        orders: 1,
        revenue: 1000,
        pickup: { onTime: 0, late: 0, overdue: 1, percent: 0 },
        delivery: { onTime: 0, late: 1, overdue: 0, percent: 0 },
        rating: 3.7,
        surveys: 1,
      },
      weekBefore: {
        from: '2026-11-16',
        to: '2026-11-18',
        quotes: 1,
        booked: 0,
        conversion: 0,
        orders: 1,
        revenue: 700,
        pickup: { onTime: 1, late: 0, overdue: 0, percent: 100 },
        delivery: nothing,
        rating: null,
        surveys: 0,
      },
      cod: { orders: 2, amount: 900 },
    });
  });

  it('are those of all companies for MCAdmin, by the calendar of the provider, or of the one viewed as', async () => {
    const all = await read({ role: 'MCAdmin' });
    expect(all.body).toMatchObject({ portalId: null, timeZone: 'America/New_York' });
    expect(all.body.week).toMatchObject({ orders: 3, revenue: 3000, surveys: 3 });
    expect(all.body.week.delivery).toEqual({ onTime: 0, late: 3, overdue: 0, percent: 0 });
    const one = await read({ role: 'MCAdmin' }, theirs._id);
    expect(one.body.week).toMatchObject({ quotes: 4, booked: 2, orders: 2, revenue: 2000 });
  });

  it('hold nothing of another company, whatever an Admin or User asks for', async () => {
    for (const role of ['Admin', 'User'] as const) {
      const own = await read({ role, portalId: ours._id });
      const asked = await read({ role, portalId: ours._id }, theirs._id);
      expect(asked.body).toEqual(own.body);
      expect(asked.body.week.orders).toBe(1);
    }
  });

  it('of a company without any orders are zeros, and no percentages', async () => {
    const quiet = await bed.aPortal();
    const { body } = await read({ role: 'Admin', portalId: quiet._id });
    expect(body.week).toMatchObject({
      quotes: 0,
      conversion: null,
      revenue: 0,
      rating: null,
      pickup: nothing,
    });
    expect(body.cod).toEqual({ orders: 0, amount: 0 });
  });

  it('are refused without a session, and for an unknown company', async () => {
    expect((await service.call(insight.home, { as: null })).status).toBe(401);
    expect((await read({ role: 'MCAdmin' }, 'all')).status).toBe(400);
  });
});
