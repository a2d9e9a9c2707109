import { randomUUID } from 'node:crypto';
import {
  availableReports,
  type Endpoint,
  insight,
  mostSchedules,
  type OrderFact,
  type PortalRecord,
  reportSchedules,
  reports,
  type ScheduledReport,
  type Session,
  scheduledReports,
  surveys,
} from '@overland/contracts';
import { WarmBrowser } from '@overland/documents';
import { ReadBrowser } from '@overland/documents/testing';
import { Clock, FixedClock, systemScope, withPortal } from '@overland/service-kit';
import { aSession, startTestService, type TestService } from '@overland/service-kit/testing';
import { reporting } from './index.js';
import { ScheduledFiles } from './schedules/scheduled-files.js';
import { InsightTestBed } from './testing/insight-test-bed.js';
import { fillWithSameLanes } from './testing/same-lanes.js';

const browser = new ReadBrowser();
const clock = new FixedClock(new Date('2026-11-25T18:00:00Z'));
const days = { from: '2026-11-01', to: '2026-11-30' };
const given = [...availableReports];
const staff = aSession({ role: 'MCAdmin' });
const formula = '=HYPERLINK("https://evil.example")';
let service: TestService;
let bed: InsightTestBed;
let ours: PortalRecord;
let theirs: PortalRecord;
let answered: OrderFact;
let theirOrder: OrderFact;
/** What an Admin of ours saw before there were other companies. */
let alone: Map<string, string>;

beforeAll(async () => {
  const overrides: [never, unknown][] = [
    [WarmBrowser as never, browser],
    [Clock as never, clock],
  ];
  service = await startTestService(reporting, { overrides });
  bed = new InsightTestBed(service);
  const portal = { availableReports: given, isDealership: true, timeZone: 'America/Chicago' } as const;
  ours = await bed.aPortal({
    ...portal,
    companyName: 'Riverside Motors',
    region: 'other',
    regionOther: 'West',
  });
  answered = await fillWithSameLanes(bed, ours, 'Thank you.');
  theirs = await bed.aPortal({ ...portal, companyName: formula, region: 'other', regionOther: '+Gulf' });
  alone = await shownTo(adminOf(ours));
  // Twice as much, so that it shows whose figures these are.
  await fillWithSameLanes(bed, theirs, 'Of nobody else.');
  theirOrder = await fillWithSameLanes(bed, theirs, 'Of nobody else.');
}, 60_000);
afterAll(async () => {
  await service.close();
  await browser.onApplicationShutdown();
});

const adminOf = ({ _id: portalId }: PortalRecord) => aSession({ role: 'Admin', portalId });

interface Way {
  endpoint: Endpoint;
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
}

/** Every call that returns figures or answers, with every way to ask for another portal. */
function ways(): Way[] {
  const whose = [{}, { portalId: theirs._id }];
  const counted = given.flatMap((report) =>
    ['month', 'week', 'portal', 'region', 'transportType', 'level', 'mileageBand'].flatMap((by) =>
      whose.map((one) => ({ report, query: { ...days, compare: 'yearBefore', by, ...one } })),
    ),
  );
  const ofRegion = { report: 'orderVolume', query: { ...days, region: 'other:+Gulf' } };
  return [
    ...whose.map((query) => ({ endpoint: insight.home, query })),
    ...[insight.onTime, insight.conversion, insight.margin, insight.commissions, insight.claims].flatMap(
      (endpoint) => whose.map((one) => ({ endpoint, query: { ...days, ...one } })),
    ),
    ...[
      insight.onTimeExport,
      insight.conversionExport,
      insight.marginExport,
      insight.commissionsExport,
      insight.claimsExport,
    ].flatMap((endpoint) => whose.map((one) => ({ endpoint, query: { ...days, ...one, format: 'csv' } }))),
    ...[insight.receivables, insight.receivablesExport].flatMap((endpoint) =>
      whose.map((query) => ({ endpoint, query })),
    ),
    ...[...counted, ofRegion].map(({ report, query }) => ({
      endpoint: reports.get,
      params: { report },
      query,
    })),
    ...counted.map(({ report, query }) => ({
      endpoint: reports.export,
      params: { report },
      query: { ...query, format: 'csv' },
    })),
    { endpoint: surveys.list },
    ...whose.map((query) => ({
      endpoint: surveys.ofOrder,
      params: { uniqueId: answered.uniqueId },
      query,
    })),
    { endpoint: surveys.ofPortal, params: { portalId: ours._id } },
    { endpoint: surveys.ofPortal, params: { portalId: theirs._id } },
    ...['communications', 'driver', 'additionalFeedback'].flatMap((questionId) =>
      whose.map((query) => ({ endpoint: surveys.get, params: { questionId }, query })),
    ),
    { endpoint: reportSchedules.list },
  ];
}

/** The answers of each way, without parts that change with time. */
async function shownTo(as: Session): Promise<Map<string, string>> {
  const shown = new Map<string, string>();
  for (const { endpoint, params, query } of ways()) {
    const { status, raw } = await service.call(endpoint, {
      as,
      ...(params && { params }),
      ...(query && { query }),
    });
    const text = raw.toString().replace(/"(upTo|requestId)":"[^"]*"/g, '');
    shown.set(JSON.stringify([endpoint.path, params, query]), `${status} ${text}`);
  }
  return shown;
}

const calls = [insight, reports, surveys, reportSchedules].flatMap<Endpoint>((group) => Object.values(group));
const named = ({ method, path }: Endpoint) => `${method} ${path}`;

const isOfCosts = (endpoint: Endpoint) => endpoint === insight.margin || endpoint === insight.marginExport;

describe('T2: insight', () => {
  const params = () => ({
    report: 'orderVolume',
    questionId: 'driver',
    uniqueId: answered.uniqueId,
    portalId: ours._id,
    scheduleId: randomUUID(),
    token: 'x'.repeat(48),
  });
  const isOfToday = (endpoint: Endpoint) =>
    endpoint === insight.receivables || endpoint === insight.receivablesExport;
  const query = (endpoint: Endpoint) => (isOfToday(endpoint) ? {} : ofPeriod(endpoint));
  const ofPeriod = ({ path }: Endpoint) => ({
    ...(path.startsWith('/reports/') && path !== insight.home.path && days),
    ...(path.endsWith('/export') && { format: 'csv' }),
  });
  const body = { report: 'conversion', every: 'weekly', query: {} };

  it.each(calls.filter(({ access }) => access !== 'public').map((one) => [named(one), one] as const))(
    '%s is for nobody unknown, for role User where it is the own, and of costs for MCAdmin alone',
    async (_name, endpoint) => {
      const statusFor = async (as: Session | null) => {
        const needs = endpoint.body ? { body } : {};
        const asked = { as, params: params(), query: query(endpoint), ...needs };
        return (await service.call(endpoint, asked)).status;
      };
      const mine = endpoint === reportSchedules.remove ? 404 : 200;
      expect(await statusFor(null)).toBe(401);
      expect(await statusFor(aSession({ role: 'User', portalId: ours._id }))).toBe(
        endpoint.access === 'signedIn' ? 200 : 403,
      );
      expect(await statusFor(adminOf(ours))).toBe(isOfCosts(endpoint) ? 403 : mine);
      expect(await statusFor(staff)).toBe(mine);
    },
  );

  it.each([...given])('the report %s is closed to an Admin whose portal was not given it', async (report) => {
    const other = adminOf(await bed.aPortal({ availableReports: given.filter((one) => one !== report) }));
    const asked = { as: other, params: { report } };
    expect((await service.call(reports.get, { ...asked, query: days })).status).toBe(403);
    for (const format of ['csv', 'xlsx', 'pdf']) {
      expect((await service.call(reports.export, { ...asked, query: { ...days, format } })).status).toBe(403);
    }
    const schedule = { ...body, report };
    expect((await service.call(reportSchedules.add, { as: other, body: schedule })).status).toBe(403);
  });
});

describe('T3: of two portals with the same lanes', () => {
  it('has a way to ask for each call that reads', () => {
    const asked = new Set(ways().map(({ endpoint }) => endpoint));
    expect(calls.filter((one) => one.method === 'GET' && !asked.has(one))).toEqual([]);
  });

  it('an Admin is shown what was shown while the other portal had nothing, call by call', async () => {
    const now = await shownTo(adminOf(ours));
    expect([...now.keys()]).toEqual([...alone.keys()]);
    for (const [way, text] of now) expect([way, text]).toEqual([way, alone.get(way)]);
  });

  it('an MCAdmin is shown both, and by View As the one alone, so that the test above can fail', async () => {
    const both = await shownTo(staff);
    const unchanged = [...both].filter(([way, text]) => alone.get(way) === text).map(([way]) => way);
    const paths = unchanged.map((way): string => JSON.parse(way)[0]);
    // An order's number and the requested portal are the same for everybody.
    expect(paths.filter((path) => path !== reportSchedules.list.path)).toEqual([
      surveys.ofOrder.path,
      surveys.ofPortal.path,
    ]);
    const { body } = await service.call(insight.home, { as: staff, query: { portalId: ours._id } });
    const own = await service.call(insight.home, { as: adminOf(ours) });
    expect(body).toEqual(own.body);
  });

  it('no answer names the other one, its orders or what its customers wrote', async () => {
    const secrets = [
      theirs._id,
      'evil.example',
      'Gulf',
      theirOrder.orderId,
      String(theirOrder.uniqueId),
      'Of nobody else.',
    ];
    for (const [way, text] of await shownTo(adminOf(ours))) {
      expect([way, secrets.filter((secret) => text.includes(secret))]).toEqual([way, []]);
    }
    const number = { uniqueId: theirOrder.uniqueId };
    const missing = { uniqueId: 999_999_998 };
    const as = adminOf(ours);
    expect((await service.call(surveys.ofOrder, { as, params: number })).status).toBe(404);
    expect((await service.call(surveys.ofOrder, { as, params: missing })).status).toBe(404);
  });

  // Margin is of MCAdmin alone.
  it.each(scheduledReports.filter((report) => report !== 'margin'))(
    'the files of %s that are mailed have the own figures alone',
    async (report) => {
      const files = service.app.get(ScheduledFiles, { strict: false });
      const textsOf = async (name: ScheduledReport, reader: Session, portalId?: string) => {
        const query = { compare: 'none' as const, ...days, ...(portalId && { portalId }) };
        const made = await files.make(name, query, reader);
        const csv = made.files.find(({ kind }) => kind === 'text/csv')?.base64 ?? '';
        const page = browser.text().replace(/Changes counted until[^.]*\./, '');
        return [Buffer.from(csv, 'base64').toString(), page];
      };
      const [csv, page] = await textsOf(report, adminOf(ours));
      expect(await textsOf(report, adminOf(ours), theirs._id)).toEqual([csv, page]);
      expect(await textsOf(report, staff, ours._id)).toEqual([csv, page]);
      const [all] = await textsOf(report, staff);
      expect(all).not.toEqual(csv);
      expect(`${csv} ${page}`).not.toMatch(/evil\.example|Gulf|Of nobody else/);
    },
    60_000,
  );

  it('row-level security alone keeps them apart, in every table of portals', async () => {
    const portalsIn = (table: string, scope: { portalId: string } | typeof systemScope) =>
      withPortal(service.dataSource, scope, (manager) =>
        manager.query<{ id: string }[]>(`select distinct portal_id as id from ${table}`),
      );
    const tables: { name: string }[] = await service.dataSource.query(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relkind = 'r' and c.relrowsecurity and a.attname = 'portal_id' order by 1`,
    );
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'order_facts',
        'quote_counts',
        'report_schedules',
        'survey_answers',
        'surveys',
      ]),
    );
    for (const { name } of tables) {
      const seen = (await portalsIn(name, { portalId: ours._id })).map(({ id }) => id);
      expect([name, seen.filter((id) => id !== ours._id)]).toEqual([name, []]);
    }
    expect((await portalsIn('order_facts', systemScope)).length).toBeGreaterThan(1);
  });
});

describe('T19: a file of insight', () => {
  const csvOf = async (report: ScheduledReport, query: object = {}) => {
    const files = service.app.get(ScheduledFiles, { strict: false });
    const made = await files.make(report, { compare: 'none', ...days, ...query }, staff);
    return Buffer.from(made.files[1]?.base64 ?? '', 'base64').toString();
  };
  const starts = (csv: string) =>
    csv
      .replace(/^\uFEFF/, '')
      .split('\r\n')
      .flatMap((line) => [line, ...line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)])
      .filter((cell) => /^"?[=+\-@\t\r]/.test(cell));

  it('has no cell that a spreadsheet calculates, of companies, regions and carriers', async () => {
    await bed.anOrder({
      portalId: ours._id,
      carrierName: '@SUM(A1)',
      pickupLastDay: '2026-11-23',
      pickedUpAt: '2026-11-23T18:00:00.000Z',
    });
    const files = [
      await csvOf('orderVolume', { by: 'portal' }),
      await csvOf('orderVolume', { by: 'region' }),
      await csvOf('avgCostByDealership'),
      await csvOf('onTime'),
      await csvOf('conversion'),
    ];
    expect(files.map((csv) => starts(csv))).toEqual(files.map(() => []));
    expect(files.join('\n')).toContain(`'=HYPERLINK`);
    expect(files.join('\n')).toContain(`'+Gulf`);
    expect(files.join('\n')).toContain(`'@SUM(A1)`);
  }, 60_000);
});

describe('T23: insight', () => {
  const admin = () => adminOf(ours);
  const ask = async (endpoint: Endpoint, query: object, report = 'orderVolume') =>
    (await service.call(endpoint, { as: admin(), params: { report }, query: query as never })).status;

  it('covers no endless days, and no more of anything than the contract says', async () => {
    const long = { from: '2016-01-01', to: '2026-12-31' };
    const twoYears = { from: '2025-01-01', to: '2026-12-31' };
    expect(await ask(insight.onTime, twoYears)).toBe(400);
    expect(await ask(insight.conversion, twoYears)).toBe(400);
    expect(await ask(reports.get, long)).toBe(400);
    expect(await ask(reports.export, { ...long, format: 'pdf' })).toBe(400);
    for (const more of [{ limit: '1000000000' }, { skip: '1' }, { by: ['month', 'week'] }]) {
      expect(await ask(reports.get, { ...days, ...more })).toBe(400);
      expect(await ask(insight.onTime, { ...days, ...more })).toBe(400);
      expect(await ask(insight.conversion, { ...days, ...more })).toBe(400);
    }
  });

  it('of ten years by week is an answer of some hundred kilobytes at most', async () => {
    const query = { from: '2017-01-01', to: '2026-12-31', by: 'week', compare: 'yearBefore' };
    const { status, raw } = await service.call(reports.get, {
      as: admin(),
      params: { report: 'orderVolume' },
      query,
    });
    expect(status).toBe(200);
    expect(raw.length).toBeLessThan(300_000);
  });

  it('lists a hundred lanes and carriers, and fifty late orders, of however many there are', async () => {
    const busy = await bed.aPortal();
    for (let index = 0; index < 120; index += 1) {
      const pickupState = String.fromCharCode(65 + (index % 26), 65 + Math.floor(index / 26));
      await bed.anOrder({
        portalId: busy._id,
        pickupState,
        carrierName: `Carrier ${index}`,
        pickupLastDay: '2026-11-10',
        pickedUpAt: '2026-11-12T18:00:00.000Z',
      });
      await bed.aQuote({ portalId: busy._id, createdAt: '2026-11-10T18:00:00.000Z', pickupState });
    }
    const onTime = (await service.call(insight.onTime, { as: adminOf(busy), query: days })).body;
    expect([onTime.lanes.length, onTime.carriers.length, onTime.lateOrders.length]).toEqual([100, 100, 50]);
    expect(onTime.pickup.late).toBe(120);
    const conversion = (await service.call(insight.conversion, { as: adminOf(busy), query: days })).body;
    expect([conversion.lanes.length, conversion.total.quoted]).toEqual([100, 120]);
  }, 60_000);

  it('takes no large body, no deep one and no long token', async () => {
    const send = (url: string, payload: string) =>
      service.app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload });
    const large = JSON.stringify({ token: 'x'.repeat(300 * 1024) });
    expect((await send('/report-schedules/unsubscribe', large)).statusCode).toBe(413);
    const deep = `{"token":${'['.repeat(5000)}${']'.repeat(5000)}}`;
    expect((await send('/report-schedules/unsubscribe', deep)).statusCode).toBe(400);
    const long = `/report-schedules/unsubscribe/${'x'.repeat(4000)}`;
    expect((await send(long, '')).statusCode).toBeGreaterThanOrEqual(400);
    const add = (query: object) =>
      service.call(reportSchedules.add, {
        as: admin(),
        body: { report: 'conversion', every: 'weekly', query },
      });
    for (const query of [{ region: 'x'.repeat(101) }, { by: 'x'.repeat(100_000) }, { from: '2000-01-01' }]) {
      expect((await add(query)).status).toBe(400);
    }
  });

  it('keeps twenty schedules of a person at most', async () => {
    const one = adminOf(ours);
    const replies: number[] = [];
    for (let index = 0; index <= mostSchedules; index += 1) {
      const body = { report: 'conversion', every: 'weekly', query: { region: String(index) } };
      replies.push((await service.call(reportSchedules.add, { as: one, body })).status);
    }
    expect(replies).toEqual([...Array.from({ length: mostSchedules }, () => 200), 409]);
  });

  it('gives up a statement after 5 s, and counts public calls as public writes', async () => {
    const [row] = await service.dataSource.query(`select current_setting('statement_timeout') as most`);
    expect(row).toEqual({ most: '5s' });
    const open = calls.filter(({ access }) => access === 'public');
    expect(open.map(({ rate }) => rate)).toEqual(open.map(() => 'publicWrite'));
  });
});
