import { randomUUID } from 'node:crypto';
import { type OrderFact, type PortalRecord, type Report, reports, type Session } from '@overland/contracts';
import { Clock, FixedClock } from '@overland/service-kit';
import { aSession, startTestService, type TestService } from '@overland/service-kit/testing';
import { reporting } from '../index.js';
import { ReportsTestBed } from '../testing/reports-test-bed.js';

let service: TestService;
let bed: ReportsTestBed;
let ours: PortalRecord;
let theirs: PortalRecord;
const all = ['orderVolume', 'avgCostByDistance', 'avgCostByDealership'] as const;
const staff = aSession({ role: 'MCAdmin' });
const year = { from: '2025-12-01', to: '2026-11-30' };

beforeAll(async () => {
  const clock = new FixedClock(new Date('2026-11-25T15:00:00Z'));
  service = await startTestService(reporting, { overrides: [[Clock, clock]] });
  bed = new ReportsTestBed(service);
  const west = await bed.aRegion('West', randomUUID());
  ours = await bed.aPortal({
    companyName: 'Riverside Motors',
    isDealership: true,
    region: west,
    availableReports: [...all],
  });
  theirs = await bed.aPortal({
    companyName: 'Northgate Relocation',
    isDealership: false,
    region: 'other',
    regionOther: 'Texas and Oklahoma',
    availableReports: ['orderVolume'],
  });
  // The same lanes, days and prices in both, so that every figure would show a mix-up of portals.
  for (const { _id: portalId } of [ours, theirs]) {
    const factor = portalId === ours._id ? 1 : 1000;
    for (const [bookedAt, price] of [
      ['2025-10-10T15:00:00Z', 900],
      ['2025-11-26T15:00:00Z', 800],
      ['2026-10-01T03:59:59Z', 1000],
      ['2026-10-01T04:00:00Z', 1100],
      ['2026-10-14T15:00:00Z', 1300],
      ['2026-11-24T15:00:00Z', 1500],
    ] as const) {
      await bed.anOrder({ portalId, bookedAt, price: price * factor, miles: 500 });
    }
  }
  await bed.fold();
  // Not folded in yet.
  await bed.anOrder({
    portalId: ours._id,
    bookedAt: '2026-11-25T14:00:00Z',
    price: 4000,
    miles: 3600,
    vehicles: 2,
    transportType: 'ENCLOSED',
    serviceLevel: 1,
  });
});
afterAll(() => service.close());

const adminOf = (portal: PortalRecord) => aSession({ role: 'Admin', portalId: portal._id });

async function get(as: Session, query: object, report: string = 'orderVolume'): Promise<Report> {
  const reply = await service.call(reports.get, { as, params: { report }, query: { ...year, ...query } });
  expect([reply.status, reply.body.message]).toEqual([200, undefined]);
  return reply.body;
}

const shown = ({ rows }: Report) =>
  rows
    .filter(({ figures }) => figures.orders > 0)
    .map(({ label, figures }) => [label, figures.orders, figures.revenue]);

describe('order volume', () => {
  it('is by month, with every month of the days, where the provider is', async () => {
    const report = await get(adminOf(ours), {});
    expect(report).toMatchObject({ by: 'month', compared: null, comparedTotals: null, ...year });
    expect(report.rows).toHaveLength(12);
    expect(shown(report)).toEqual([
      ['Sep 2026', 1, 1000],
      ['Oct 2026', 2, 2400],
      ['Nov 2026', 2, 5500],
    ]);
    expect(report.totals).toEqual({
      orders: 5,
      vehicles: 6,
      revenue: 8900,
      averagePrice: 1780,
      pricePerVehicle: 1483.33,
      averageMiles: 1120,
      pricePerMile: 0.97,
    });
    expect(report.rows[0]?.figures).toMatchObject({ orders: 0, averagePrice: null });
  });

  it('compares a month that is not over with as many days of the year before', async () => {
    const report = await get(adminOf(ours), { from: '2026-10-01', compare: 'yearBefore' });
    expect(report.compared).toEqual({ from: '2025-10-01', to: '2025-11-25' });
    expect(report.rows.map(({ key, compared }) => [key, compared?.orders, compared?.revenue])).toEqual([
      ['2026-10', 1, 900],
      ['2026-11', 0, 0],
    ]);
    expect(report.comparedTotals).toMatchObject({ orders: 1, revenue: 900 });
  });

  it('is by week, portal, region, transport type, level and band, always of the same orders', async () => {
    const expected: Record<string, unknown[]> = {
      week: [
        ['Sep 28 – Oct 4, 2026', 2, 2100],
        ['Oct 12 – Oct 18, 2026', 1, 1300],
        ['Nov 23 – Nov 29, 2026', 2, 5500],
      ],
      portal: [['Riverside Motors', 5, 8900]],
      region: [['West', 5, 8900]],
      transportType: [
        ['Open', 4, 4900],
        ['Enclosed', 1, 4000],
      ],
      level: [
        ['1 business day', 1, 4000],
        ['3 business days', 4, 4900],
      ],
      mileageBand: [
        ['251 – 500', 4, 4900],
        ['Over 3,500', 1, 4000],
      ],
    };
    for (const [by, rows] of Object.entries(expected)) {
      const report = await get(adminOf(ours), { by });
      expect([by, shown(report)]).toEqual([by, rows]);
      expect(report.totals).toMatchObject({ orders: 5, revenue: 8900 });
    }
  });

  it('is of all portals for MCAdmin, of one by View As, and of one region', async () => {
    expect((await get(staff, {})).totals).toMatchObject({ orders: 9, revenue: 4_908_900 });
    expect((await get(staff, { portalId: ours._id })).totals).toMatchObject({ orders: 5 });
    // The largest first.
    expect(shown(await get(staff, { by: 'portal' }))).toEqual([
      ['Riverside Motors', 5, 8900],
      ['Northgate Relocation', 4, 4_900_000],
    ]);
    const byRegion = await get(staff, { by: 'region' });
    expect(shown(byRegion)).toEqual([
      ['West', 5, 8900],
      ['Texas and Oklahoma', 4, 4_900_000],
    ]);
    for (const { key, figures } of byRegion.rows)
      expect((await get(staff, { region: key })).totals).toEqual(figures);
    expect((await get(staff, { region: 'nowhere' })).totals).toMatchObject({ orders: 0 });
  });

  it('finds the same whether days are read from months, from days or from orders', async () => {
    for (const filter of [
      {},
      { transportType: 'OPEN' },
      { level: '3' },
      { mileageBand: '2' },
      { portalId: ours._id },
    ]) {
      const both = { portalId: ours._id, transportType: 'OPEN' };
      for (const query of [filter, { ...filter, ...both }]) {
        const whole = await get(staff, { ...query, from: '2026-09-01', to: '2026-10-31' });
        const parts = await Promise.all([
          get(staff, { ...query, from: '2026-09-01', to: '2026-09-30' }),
          get(staff, { ...query, from: '2026-10-01', to: '2026-10-13' }),
          get(staff, { ...query, from: '2026-10-14', to: '2026-10-31' }),
        ]);
        const added = parts.reduce((sum, { totals }) => sum + totals.revenue, 0);
        expect([query, whole.totals.revenue]).toEqual([query, added]);
      }
    }
  });
});

describe('the average cost', () => {
  it('by distance is split by transport type', async () => {
    const report = await get(adminOf(ours), {}, 'avgCostByDistance');
    expect(report.by).toBe('mileageBand');
    expect(report.rows).toHaveLength(12);
    expect(report.rows[1]).toMatchObject({
      key: '2',
      label: '251 – 500',
      figures: { orders: 4, pricePerVehicle: 1225, pricePerMile: 2.45 },
      split: { open: { orders: 4, pricePerVehicle: 1225 }, enclosed: { orders: 0, pricePerVehicle: null } },
    });
    expect(report.rows[11]).toMatchObject({ key: '12', split: { enclosed: { pricePerVehicle: 2000 } } });
  });

  it('by dealership leaves out other companies', async () => {
    const report = await get(staff, {}, 'avgCostByDealership');
    expect(report.by).toBe('portal');
    expect(shown(report)).toEqual([['Riverside Motors', 5, 8900]]);
    expect(report.totals).toMatchObject({ orders: 5 });
  });
});

describe('access to reports', () => {
  it('T2: is for MCAdmin, and for an Admin to those that the portal was given', async () => {
    const statusOf = async (as: Session | null, report: string) =>
      (await service.call(reports.get, { as, params: { report }, query: year })).status;
    for (const report of all) {
      expect(await statusOf(null, report)).toBe(401);
      expect(await statusOf(aSession({ role: 'User', portalId: ours._id }), report)).toBe(403);
      expect(await statusOf(staff, report)).toBe(200);
      expect(await statusOf(adminOf(ours), report)).toBe(200);
      expect(await statusOf(adminOf(theirs), report)).toBe(report === 'orderVolume' ? 200 : 403);
      expect(await statusOf(aSession({ role: 'Admin' }), report)).toBe(403);
    }
    expect(await statusOf(staff, 'everything')).toBe(404);
    const params = { report: 'avgCostByDistance' };
    const query = { ...year, format: 'csv' };
    expect((await service.call(reports.export, { as: adminOf(theirs), params, query })).status).toBe(403);
  });

  it('T3: shows an Admin nothing of another portal, whatever is asked', async () => {
    const request = [
      {},
      { portalId: theirs._id },
      { region: 'other:Texas and Oklahoma' },
      { by: 'portal' },
      { by: 'region' },
    ];
    for (const query of request) {
      for (const compare of ['none', 'yearBefore', 'periodBefore']) {
        for (const as of [adminOf(ours)]) {
          const text = JSON.stringify(await get(as, { ...query, compare }));
          expect(text).not.toMatch(/Northgate|Texas|000\d\d\d|00000/);
        }
      }
    }
    const file = await service.call(reports.export, {
      as: adminOf(ours),
      params: { report: 'orderVolume' },
      query: { ...year, by: 'portal', format: 'csv', portalId: theirs._id },
    });
    expect(file.raw.toString()).toContain('Riverside Motors');
    expect(file.raw.toString()).not.toContain('Northgate');
  });

  it('T15, T23: takes no other words, days or numbers than those of the contract', async () => {
    const wrong = [
      { by: `month'; drop table order_facts --` },
      { by: 'constructor' },
      { from: `2026-01-01' or 1=1` },
      { from: '2026-02-30' },
      { from: '1999-12-31' },
      { from: '2026-12-01' },
      { from: '2010-01-01' },
      { to: '9999-12-31' },
      { transportType: 'open' },
      { level: '2' },
      { mileageBand: '13' },
      { mileageBand: '1 or 1=1' },
      { region: 'x'.repeat(101) },
      { portalId: 'mine' },
      { compare: 'never' },
      { page: '1' },
    ];
    for (const query of wrong) {
      const params = { report: 'orderVolume' };
      const reply = await service.call(reports.get, { as: staff, params, query: { ...year, ...query } });
      expect([query, reply.status]).toEqual([query, 400]);
    }
    const region = `' or '1'='1`;
    expect((await get(staff, { region })).totals.orders).toBe(0);
  });
});

describe('what is counted', () => {
  const total = async (portal: PortalRecord) => {
    const { totals } = await get(adminOf(portal), {});
    return [totals.orders, totals.revenue];
  };
  const change = (fact: OrderFact, changes: Partial<OrderFact>) => bed.anOrder({ ...fact, ...changes });

  it('follows each order at once, folded or not: its price, its portal, and that it is canceled', async () => {
    const [one, other] = [
      await bed.aPortal({ availableReports: [...all] }),
      await bed.aPortal({ availableReports: [...all] }),
    ];
    const fact = await bed.anOrder({ portalId: one._id, bookedAt: '2026-05-05T12:00:00Z', price: 1000 });
    expect(await total(one)).toEqual([1, 1000]);
    await change(fact, { version: 2, price: 1200 });
    expect(await total(one)).toEqual([1, 1200]);
    await bed.fold();
    expect(await total(one)).toEqual([1, 1200]);
    await change(fact, { version: 3, price: 1200, portalId: other._id });
    expect([await total(one), await total(other)]).toEqual([
      [0, 0],
      [1, 1200],
    ]);
    await change(fact, { version: 5, price: 1200, portalId: other._id, status: 'Canceled' });
    await bed.fold();
    expect([await total(one), await total(other)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    // A late event, and a repeated one.
    await change(fact, { version: 4, price: 999, portalId: other._id });
    await change(fact, { version: 5, price: 1200, portalId: other._id, status: 'Canceled' });
    expect(await total(other)).toEqual([0, 0]);
  });
});
