import { randomUUID } from 'node:crypto';
import { type CommissionReport, insight, type Session } from '@overland/contracts';
import { systemScope, withPortal } from '@overland/service-kit';
import { aSession, startTestService, type TestService } from '@overland/service-kit/testing';
import { reporting } from '../index.js';
import { InsightTestBed } from '../testing/insight-test-bed.js';

const period = { from: '2026-10-01', to: '2026-11-30' };
const staff = aSession({ role: 'MCAdmin' });
const at = { october: '2026-10-20T18:00:00.000Z', november: '2026-11-10T18:00:00.000Z' };
let service: TestService;
let bed: InsightTestBed;
let ours: string;
let theirs: string;
let [lee, kim, dana, other]: string[] = [];

beforeAll(async () => {
  service = await startTestService(reporting);
  bed = new InsightTestBed(service);
  ours = (await bed.aPortal({ companyName: 'Riverside Motors' }))._id;
  theirs = (await bed.aPortal({ companyName: 'Northgate Relocation' }))._id;
  lee = await bed.aPerson({ firstName: 'Lee', portalId: ours });
  kim = await bed.aPerson({ firstName: 'Kim', portalId: ours });
  other = await bed.aPerson({ firstName: 'Otto', portalId: theirs });
  dana = await bed.aPerson({ firstName: 'Dana', portalId: randomUUID(), role: 'MCAdmin' });
  const order = (
    ownerId: string | null | undefined,
    bookedAt: string,
    commission: number | null,
    more = {},
  ) => bed.anOrder({ portalId: ours, ownerId: ownerId ?? null, bookedAt, commission, ...more });
  await order(lee, at.october, 50);
  await order(lee, at.november, 75);
  await order(lee, at.november, 100);
  await order(kim, at.november, 500);
  await order(kim, at.november, 9000, { status: 'Canceled' });
  await order(kim, '2026-12-01T18:00:00.000Z', 8000);
  await order(dana, at.november, 20);
  await order(null, at.november, 0);
  await order(null, at.november, null);
  await order(other, at.november, 777, { portalId: theirs });
  await order(dana, at.november, 30, { portalId: theirs });
});
afterAll(() => service.close());

const read = async (as: Session, query: object = period): Promise<CommissionReport> =>
  (await service.call(insight.commissions, { as, query: query as never })).body;
const admin = () => aSession({ role: 'Admin', portalId: ours });
const own = (userId: string | undefined) => aSession({ portalId: ours, ...(userId && { userId }) });
const count = (orders: number, commission: number, unknown = 0) => ({ orders, commission, unknown });
const named = (report: CommissionReport) =>
  report.owners.map(({ ownerName, companyName, commission }) => [ownerName, companyName, commission]);

it('adds up what is not canceled, by owner and month, for an Admin of the own company alone', async () => {
  const report = await read(admin());
  const months = [
    { month: '2026-10', ...count(1, 50) },
    { month: '2026-11', ...count(2, 175) },
  ];
  expect(report.total).toEqual(count(7, 745, 1));
  expect(named(report)).toEqual([
    ['Kim Park', 'Riverside Motors', 500],
    ['Lee Park', 'Riverside Motors', 225],
    ['Overland', '', 20],
    ['', '', 0],
  ]);
  expect(report.owners[1]).toMatchObject({ ownerId: lee, ...count(3, 225), months });
  expect(report.owners[2]?.ownerId).toBeNull();
  expect(report.owners[3]).toMatchObject(count(2, 0, 1));
  expect(JSON.stringify(await read(admin(), { ...period, portalId: theirs }))).toBe(JSON.stringify(report));
});

it('shows a user the own alone, also of another company asked for, and of somebody without orders nothing', async () => {
  for (const query of [period, { ...period, portalId: theirs }]) {
    const report = await read(own(lee), query);
    expect(named(report)).toEqual([['Lee Park', 'Riverside Motors', 225]]);
    expect(report.total).toEqual(count(3, 225));
  }
  expect(await read(own(undefined))).toMatchObject({ total: count(0, 0), owners: [] });
});

it('shows MCAdmin all, with the names of the provider’s staff, or one company', async () => {
  expect(named(await read(staff))).toEqual([
    ['Otto Park', 'Northgate Relocation', 777],
    ['Kim Park', 'Riverside Motors', 500],
    ['Lee Park', 'Riverside Motors', 225],
    ['Dana Park', '', 50],
    ['', '', 0],
  ]);
  const viewed = await read(staff, { ...period, portalId: theirs });
  expect(named(viewed)).toEqual([
    ['Otto Park', 'Northgate Relocation', 777],
    ['Dana Park', '', 30],
  ]);
});

it('is what a recount of the rows says, of every owner and month', async () => {
  const rows = await withPortal(service.dataSource, systemScope, (manager) =>
    manager.query<{ owner: string | null; at: Date; commission: number | null }[]>(
      `select owner_id as owner, booked_at as at, commission from order_facts
       where status in ('Pending', 'New', 'Picked Up', 'Delivered') and booked_at < '2026-12-01T05:00:00Z'`,
    ),
  );
  const { owners } = await read(staff);
  for (const { ownerId, months } of owners) {
    for (const { month, ...shown } of months) {
      const found = rows.filter(
        ({ owner, at: when }) => owner === ownerId && when.toISOString().startsWith(month),
      );
      const commission = found.reduce((sum, row) => sum + (row.commission ?? 0), 0);
      const unknown = found.filter((row) => row.commission === null).length;
      expect([ownerId, month, shown]).toEqual([ownerId, month, count(found.length, commission, unknown)]);
    }
  }
  expect(owners.flatMap(({ months }) => months).reduce((sum, { orders }) => sum + orders, 0)).toBe(
    rows.length,
  );
});

it('is a file of what its reader may see: a row for each owner and month', async () => {
  const fileOf = async (as: Session) =>
    (await service.call(insight.commissionsExport, { as, query: { ...period, format: 'csv' } })).raw
      .toString()
      .split('\r\n');
  const header = expect.stringContaining('Owner,Company,Month,Orders,Commission,Commission not known');
  const lines = ['Lee Park,Riverside Motors,2026-10,1,50,0', 'Lee Park,Riverside Motors,2026-11,2,175,0'];
  expect(await fileOf(own(lee))).toEqual([header, ...lines, 'Total,,,3,225,0', '']);
  const all = await fileOf(admin());
  expect(all).toEqual(expect.arrayContaining([...lines, 'No owner,,2026-11,2,0,1', 'Total,,,7,745,1']));
  expect(all.join('\n')).not.toMatch(/Otto|Dana|777/);
});

it('is closed to the public', async () => {
  expect((await service.call(insight.commissions, { as: null, query: period })).status).toBe(401);
});
