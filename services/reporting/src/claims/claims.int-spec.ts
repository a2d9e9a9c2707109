import { type ClaimFact, type ClaimsReport, insight } from '@overland/contracts';
import { Clock, FixedClock, systemScope, withPortal } from '@overland/service-kit';
import { aSession, startTestService, type TestService } from '@overland/service-kit/testing';
import { reporting } from '../index.js';
import { InsightTestBed } from '../testing/insight-test-bed.js';

const period = { from: '2026-11-01', to: '2026-11-30' };
const staff = aSession({ role: 'MCAdmin' });
const reportedAt = '2026-11-10T18:00:00.000Z';
let service: TestService;
let bed: InsightTestBed;
let ours: string;
let theirs: string;

const aClaim = (claim: Partial<ClaimFact>) => bed.hearOfClaim({ portalId: ours, reportedAt, ...claim });

beforeAll(async () => {
  const clock = new FixedClock(new Date('2026-11-25T18:00:00Z'));
  service = await startTestService(reporting, { overrides: [[Clock as never, clock]] });
  bed = new InsightTestBed(service);
  const timeZone = 'America/Chicago';
  ours = (await bed.aPortal({ companyName: 'Riverside Motors', timeZone }))._id;
  theirs = (await bed.aPortal({ companyName: 'Northgate Relocation', timeZone }))._id;
  for (const carrierName of ['Mesa', 'Mesa', 'Prairie', 'Nobody claims']) {
    await bed.anOrder({ portalId: ours, carrierName, deliveredAt: reportedAt });
  }
  await bed.anOrder({ portalId: ours, status: 'Canceled', deliveredAt: reportedAt });
  await bed.anOrder({ portalId: ours, deliveredAt: '2026-12-03T18:00:00.000Z' });
  await bed.anOrder({ portalId: theirs, carrierName: 'Mesa', deliveredAt: reportedAt });
  await aClaim({ answerBy: '2026-11-24' });
  await aClaim({ state: 'inReview', asked: null, answerBy: '2026-11-25' });
  const closedAt = '2026-11-13T06:00:00.000Z';
  await aClaim({ state: 'paid', asked: 900, agreed: 500, paid: 450, answerBy: null, closedAt });
  await aClaim({ state: 'approved', carrierName: 'Prairie', agreed: 200, answerBy: null });
  await aClaim({ state: 'declined', carrierName: '', answerBy: null, closedAt: '2026-11-15T18:00:00.000Z' });
  await aClaim({ state: 'withdrawn', asked: 7000, answerBy: null, closedAt: '2026-11-29T18:00:00.000Z' });
  await aClaim({ state: 'withdrawn', asked: 9000, answerBy: null, isTakenBack: true });
  // In December in London, and still in November where the company is; the other one the other way round.
  await aClaim({ reportedAt: '2026-12-01T05:30:00.000Z', answerBy: '2026-12-07' });
  await aClaim({ reportedAt: '2026-11-01T04:30:00.000Z', asked: 8000 });
  await aClaim({ portalId: theirs, asked: 5000, answerBy: '2026-11-01' });
});
afterAll(() => service.close());

const read = async (query: object = period, as = staff) => {
  const { status, body } = await service.call(insight.claims, { as, query: query as never });
  return { status, body: body as ClaimsReport };
};

/** Of these rows, in no way as the report does it. */
async function recounted(condition: string) {
  const of = (rest: string) =>
    `(select count(*)::int from claims where ${condition} and state <> 'withdrawn' ${rest})`;
  const sum = (column: string) =>
    `(select coalesce(sum(${column}), 0)::int from claims where ${condition} and state <> 'withdrawn')`;
  const [row] = await withPortal(service.dataSource, systemScope, (manager) =>
    manager.query<Record<string, number>[]>(
      `with claims as (
         select * from claim_facts
         where not is_taken_back and reported_at >= '2026-11-01T05:00:00Z' and reported_at < '2026-12-01T06:00:00Z'
       )
       select ${of('')} as claims, ${of(`and closed_at is null and agreed is null`)} as open,
         ${of(`and closed_at is null and answer_by <= '2026-11-24'`)} as overdue,
         ${sum('asked')} as asked, ${sum('agreed')} as approved, ${sum('paid')} as paid,
         (select count(*)::int from claims where ${condition} and state = 'withdrawn') as withdrawn,
         (select count(*)::int from order_facts where ${condition} and status = 'Delivered'
            and delivered_at >= '2026-11-01T05:00:00Z' and delivered_at < '2026-12-01T06:00:00Z') as delivered`,
    ),
  );
  return row;
}

it('counts claims reported in the period, against orders delivered, and withdrawn ones apart', async () => {
  const { status, body } = await read({ ...period, portalId: ours });
  expect(status).toBe(200);
  expect(body.total).toEqual({
    claims: 6,
    withdrawn: 1,
    delivered: 4,
    perHundred: 150,
    asked: 300 + 900 + 300 + 300 + 300,
    approved: 700,
    paid: 450,
    open: 3,
    overdue: 1,
    // Two and a half, and five.
    daysToClose: 3.8,
  });
  expect(body.carriers).toMatchObject([
    { carrierName: 'Mesa', claims: 4, delivered: 2, perHundred: 200, daysToClose: 2.5 },
    { carrierName: '', claims: 1, delivered: 0, perHundred: null, daysToClose: 5 },
    { carrierName: 'Prairie', claims: 1, delivered: 1, perHundred: 100, daysToClose: null },
  ]);
});

it('is what a recount of the rows says, as a whole, of each company and carrier', async () => {
  const { body } = await read();
  expect(body.total).toMatchObject({ ...(await recounted('true')) });
  for (const { portalId, companyName: _name, ...company } of body.companies) {
    expect(company).toMatchObject({ ...(await recounted(`portal_id = '${portalId}'`)) });
  }
  for (const { carrierName, ...carrier } of body.carriers) {
    expect(carrier).toMatchObject({ ...(await recounted(`carrier_name = '${carrierName}'`)) });
  }
  expect(body.companies.map(({ companyName }) => companyName)).toEqual([
    'Riverside Motors',
    'Northgate Relocation',
  ]);
});

it('shows an Admin the own company alone, whatever is asked, and a User nothing', async () => {
  const as = aSession({ role: 'Admin', portalId: theirs });
  for (const query of [period, { ...period, portalId: ours }]) {
    const { body } = await read(query, as);
    expect(body.total).toMatchObject({ claims: 1, delivered: 1, asked: 5000, overdue: 1 });
    expect(body.companies.map(({ portalId }) => portalId)).toEqual([theirs]);
    expect(body.carriers).toMatchObject([{ carrierName: 'Mesa', claims: 1, delivered: 1 }]);
  }
  const user = aSession({ role: 'User', portalId: ours });
  expect((await read(period, user)).status).toBe(403);
  const asked = { as: user, query: { ...period, format: 'csv' } } as const;
  expect((await service.call(insight.claimsExport, asked)).status).toBe(403);
});

it('has nothing of a period without claims', async () => {
  const { body } = await read({ from: '2025-01-01', to: '2025-01-31' });
  expect(body).toMatchObject({ companies: [], carriers: [] });
  expect(body.total).toMatchObject({ claims: 0, delivered: 0, perHundred: null, daysToClose: null });
});

it('is a file with the same figures', async () => {
  const query = { ...period, portalId: ours, format: 'csv' } as const;
  const { raw } = await service.call(insight.claimsExport, { as: staff, query });
  const lines = raw.toString().split('\r\n');
  expect(lines).toContain('Mesa,4,200,1500,500,450,3,1,2.5,1');
  expect(lines).toContain('Carrier not known,1,,300,0,0,0,0,5,0');
  expect(lines).toContain('Total,6,150,2100,700,450,3,1,3.8,1');
});
