import { insight, type PortalRecord } from '@overland/contracts';
import { Clock, FixedClock } from '@overland/service-kit';
import { aSession, startTestService, type TestService } from '@overland/service-kit/testing';
import { reporting } from '../index.js';
import { InsightTestBed } from '../testing/insight-test-bed.js';

const clock = new FixedClock(new Date('2026-11-20T18:00:00Z'));
const period = { from: '2026-11-01', to: '2026-11-30' };
let service: TestService;
let bed: InsightTestBed;
let ours: PortalRecord;
let theirs: PortalRecord;

const open = { status: 'New', sdStatus: 'new', deliveredAt: null, pickedUpAt: null } as const;
/** Promised for November 10 and 14. */
const promised = { pickupLastDay: '2026-11-10', deliveryLastDay: '2026-11-14' };
const delivered = (pickedUpOn: string, deliveredOn: string) => ({
  ...promised,
  pickedUpAt: `${pickedUpOn}T18:00:00.000Z`,
  deliveredAt: `${deliveredOn}T18:00:00.000Z`,
});

async function someOrders({ _id: portalId }: PortalRecord) {
  await bed.anOrder({ portalId, ...delivered('2026-11-09', '2026-11-14'), carrierName: 'Prairie' });
  const late = await bed.anOrder({ portalId, ...delivered('2026-11-12', '2026-11-15'), carrierName: 'Mesa' });
  const waiting = await bed.anOrder({ portalId, ...open, ...promised, deliveryState: 'NE' });
  await bed.anOrder({ portalId, ...open, ...promised, status: 'Canceled' });
  await bed.anOrder({ portalId, ...open, pickupLastDay: '2026-11-20', deliveryLastDay: '2026-11-25' });
  return { late, waiting };
}

beforeAll(async () => {
  service = await startTestService(reporting, { overrides: [[Clock, clock]] });
  bed = new InsightTestBed(service);
  ours = await bed.aPortal({ companyName: 'Riverside Motors' });
  theirs = await bed.aPortal({ companyName: 'Northgate Relocation' });
});
afterAll(() => service.close());

const read = (as: Parameters<typeof aSession>[0], query: object = period) =>
  service.call(insight.onTime, { as: aSession(as), query: query as never });
const admin = () => ({ role: 'Admin', portalId: ours._id }) as const;
const none = { onTime: 0, late: 0, overdue: 0, percent: null };

describe('promised against actual', () => {
  it('counts what was due: on time, late, and overdue, by lane and by carrier', async () => {
    const { late, waiting } = await someOrders(ours);
    const { status, body } = await read(admin());
    expect(status).toBe(200);
    const { lateOrders, ...counted } = body;
    const both = { onTime: 1, late: 1, overdue: 0, percent: 50 };
    const overdue = { onTime: 0, late: 0, overdue: 1, percent: 0 };
    expect(counted).toEqual({
      portalId: ours._id,
      ...period,
      pickup: { onTime: 1, late: 1, overdue: 1, percent: 33 },
      delivery: { onTime: 1, late: 1, overdue: 1, percent: 33 },
      lanes: [
        { pickupState: 'TX', deliveryState: 'CO', pickup: both, delivery: both },
        { pickupState: 'TX', deliveryState: 'NE', pickup: overdue, delivery: overdue },
      ],
      carriers: [
        { carrierName: '', pickup: overdue, delivery: overdue },
        {
          carrierName: 'Mesa',
          pickup: { ...none, late: 1, percent: 0 },
          delivery: { ...none, late: 1, percent: 0 },
        },
        {
          carrierName: 'Prairie',
          pickup: { ...none, onTime: 1, percent: 100 },
          delivery: { ...none, onTime: 1, percent: 100 },
        },
      ],
    });
    expect(lateOrders.map(({ uniqueId, leg, daysLate }: never) => ({ uniqueId, leg, daysLate }))).toEqual([
      { uniqueId: waiting.uniqueId, leg: 'delivery', daysLate: 6 },
      { uniqueId: late.uniqueId, leg: 'delivery', daysLate: 1 },
      { uniqueId: waiting.uniqueId, leg: 'pickup', daysLate: 10 },
      { uniqueId: late.uniqueId, leg: 'pickup', daysLate: 2 },
    ]);
    expect(lateOrders[1]).toEqual({
      orderId: late.orderId,
      uniqueId: late.uniqueId,
      companyName: 'Riverside Motors',
      pickupState: 'TX',
      deliveryState: 'CO',
      carrierName: 'Mesa',
      leg: 'delivery',
      promisedOn: '2026-11-14',
      doneOn: '2026-11-15',
      daysLate: 1,
    });
  });

  it('holds nothing of another company with the same lanes and carriers, whatever an Admin asks for', async () => {
    const own = await read(admin());
    await someOrders(theirs);
    const asked = await read(admin(), { ...period, portalId: theirs._id });
    expect(asked.body).toEqual(own.body);
    const all = await read({ role: 'MCAdmin' });
    expect(all.body).toMatchObject({ portalId: null, pickup: { onTime: 2, late: 2, overdue: 2 } });
    const one = await read({ role: 'MCAdmin' }, { ...period, portalId: theirs._id });
    expect(one.body).toMatchObject({ pickup: { onTime: 1, late: 1, overdue: 1 } });
    expect(one.body.lateOrders).toHaveLength(4);
  });

  it('is refused to the role User and without a session', async () => {
    expect((await read({ role: 'User', portalId: ours._id })).status).toBe(403);
    expect((await service.call(insight.onTime, { as: null, query: period })).status).toBe(401);
    expect((await read(admin(), { from: '2026-11-30', to: '2026-11-01' })).status).toBe(400);
  });
});

describe('an order', () => {
  it('is counted by its latest state: undone, promised anew or canceled, and once even if events come twice', async () => {
    const portal = await bed.aPortal();
    const totals = async () => {
      const { body } = await read({ role: 'MCAdmin' }, { ...period, portalId: portal._id });
      return { pickup: body.pickup, delivery: body.delivery };
    };
    const order = await bed.anOrder({ portalId: portal._id, ...delivered('2026-11-12', '2026-11-14') });
    await Promise.all([1, 2].map(() => bed.hearOfOrder(order)));
    expect(await totals()).toMatchObject({ pickup: { late: 1 }, delivery: { onTime: 1 } });
    await bed.hearOfOrder({ ...order, version: 3, pickupLastDay: '2026-11-12' });
    await bed.hearOfOrder({ ...order, version: 2 });
    expect(await totals()).toMatchObject({ pickup: { onTime: 1, late: 0 } });
    await bed.hearOfOrder({ ...order, ...open, version: 4, pickupLastDay: '2026-11-20' });
    expect(await totals()).toMatchObject({ pickup: none, delivery: { onTime: 0, late: 0, overdue: 1 } });
    await bed.hearOfOrder({ ...order, version: 5, status: 'Canceled' });
    expect(await totals()).toEqual({ pickup: none, delivery: none });
  });

  it('is picked up on the day where the company is', async () => {
    const portal = await bed.aPortal({ timeZone: 'America/Los_Angeles' });
    // Late in the evening in Los Angeles, and the next day in UTC.
    await bed.anOrder({ portalId: portal._id, ...promised, pickedUpAt: '2026-11-11T07:30:00.000Z' });
    const { body } = await read({ role: 'MCAdmin' }, { ...period, portalId: portal._id });
    expect(body.pickup).toEqual({ onTime: 1, late: 0, overdue: 0, percent: 100 });
  });

  it('is counted the same before and after what waits is folded into the sums', async () => {
    const portal = await bed.aPortal();
    const order = await bed.anOrder({ portalId: portal._id, ...delivered('2026-11-12', '2026-11-14') });
    for (const asked of [period, { ...period, portalId: portal._id }]) {
      const before = await read({ role: 'MCAdmin' }, asked);
      await bed.fold();
      expect((await read({ role: 'MCAdmin' }, asked)).body).toEqual(before.body);
      await bed.hearOfOrder({ ...order, version: 2, pickupLastDay: '2026-11-13' });
    }
    const { body } = await read({ role: 'MCAdmin' }, { ...period, portalId: portal._id });
    expect(body).toMatchObject({ pickup: { onTime: 1, late: 0 }, delivery: { onTime: 1 } });
  });
});
