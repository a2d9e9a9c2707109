import { insight, type ReceivablesReport } from '@overland/contracts';
import { Clock, FixedClock } from '@overland/service-kit';
import { aSession, startTestService, type TestService } from '@overland/service-kit/testing';
import { reporting } from '../index.js';
import { InsightTestBed } from '../testing/insight-test-bed.js';

const staff = aSession({ role: 'MCAdmin' });
let service: TestService;
let bed: InsightTestBed;
let ours: string;
let theirs: string;

/** Today is Nov 25 where the companies are. */
beforeAll(async () => {
  const clock = new FixedClock(new Date('2026-11-26T04:30:00Z'));
  service = await startTestService(reporting, { overrides: [[Clock as never, clock]] });
  bed = new InsightTestBed(service);
  const timeZone = 'America/Chicago';
  ours = (await bed.aPortal({ companyName: 'Riverside Motors', timeZone }))._id;
  theirs = (await bed.aPortal({ companyName: 'Northgate Relocation', timeZone }))._id;
  const owing = (pickupFirstDay: string, price: number, more: object = {}) =>
    bed.anOrder({ portalId: ours, paymentType: 'COD', paid: false, price, pickupFirstDay, ...more });
  await owing('2026-11-25', 1);
  await owing('2026-11-24', 10);
  await owing('2026-10-26', 20);
  await owing('2026-10-25', 100);
  await owing('2026-09-26', 200);
  await owing('2026-09-25', 1000);
  await owing('2026-08-27', 2000);
  await owing('2026-08-26', 10_000, { paidAmount: 4000 });
  // Picked up before its day.
  await owing('2026-12-20', 5, { status: 'Picked Up', pickedUpAt: '2026-11-20T18:00:00.000Z' });
  await owing('2026-08-26', 50_000, { paid: true });
  await owing('2026-08-26', 60_000, { status: 'Canceled' });
  await owing('2026-08-26', 70_000, { paymentType: 'Billing' });
  await owing('2026-11-24', 7, { portalId: theirs });
});
afterAll(() => service.close());

const read = async (query: object = {}, as = staff) =>
  (await service.call(insight.receivables, { as, query: query as never })).body as ReceivablesReport;

const own = {
  ...{ orders: 9, owed: 9336, current: 1 },
  ...{ upTo30: 35, upTo60: 300, upTo90: 3000, over90: 6000 },
};

it('has what is owed by the days since it was due, by company, the most first', async () => {
  const { total, companies } = await read();
  expect(companies).toEqual([
    { portalId: ours, companyName: 'Riverside Motors', ...own },
    expect.objectContaining({ portalId: theirs, orders: 1, owed: 7, upTo30: 7 }),
  ]);
  expect(total).toEqual({ ...own, orders: 10, owed: 9343, upTo30: 42 });
});

it('is of the own company for an Admin, whatever is asked, and of a chosen one for MCAdmin', async () => {
  const admin = aSession({ role: 'Admin', portalId: ours });
  for (const report of [await read({ portalId: theirs }, admin), await read({ portalId: ours })]) {
    expect(report).toEqual({
      portalId: ours,
      total: own,
      companies: [expect.objectContaining({ portalId: ours })],
    });
  }
  const nobody = await read({}, aSession({ role: 'Admin' }));
  expect(nobody).toMatchObject({ companies: [], total: { orders: 0, owed: 0 } });
  const as = aSession({ role: 'User', portalId: ours });
  expect((await service.call(insight.receivables, { as, query: {} })).status).toBe(403);
});

it('is a file of the same', async () => {
  const { raw } = await service.call(insight.receivablesExport, { as: staff, query: { portalId: ours } });
  expect(
    raw
      .toString()
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n'),
  ).toEqual([
    'Company,Orders,Owed,Not past due,1–30 days,31–60 days,61–90 days,Over 90 days',
    'Riverside Motors,9,9336,1,35,300,3000,6000',
    'Total,9,9336,1,35,300,3000,6000',
  ]);
});
