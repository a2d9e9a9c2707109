import { randomUUID } from 'node:crypto';
import { type PortalRecord, reports, type Session } from '@overland/contracts';
import { WarmBrowser } from '@overland/documents';
import { pagesOf, ReadBrowser } from '@overland/documents/testing';
import { Clock, FixedClock } from '@overland/service-kit';
import { aSession, startTestService, type TestService } from '@overland/service-kit/testing';
import { reporting } from '../index.js';
import { ReportsTestBed } from '../testing/reports-test-bed.js';

const browser = new ReadBrowser();
const clock = new FixedClock(new Date('2026-11-25T15:00:00Z'));
const staff = aSession({ role: 'MCAdmin' });
const days = { from: '2026-10-01', to: '2026-11-30' };
let service: TestService;
let bed: ReportsTestBed;
let portal: PortalRecord;
let admin: Session;

beforeAll(async () => {
  service = await startTestService(reporting, {
    overrides: [
      [WarmBrowser, browser],
      [Clock, clock],
    ],
  });
  bed = new ReportsTestBed(service);
  portal = await bed.aPortal({
    companyName: '=HYPERLINK("https://evil.example")',
    displayMCLogo: false,
    availableReports: ['orderVolume', 'avgCostByDistance'],
  });
  admin = aSession({ role: 'Admin', portalId: portal._id });
  for (const [bookedAt, price] of [
    ['2025-10-14T15:00:00Z', 800],
    ['2026-10-14T15:00:00Z', 1000],
    ['2026-11-14T15:00:00Z', 1501],
  ] as const)
    await bed.anOrder({ portalId: portal._id, bookedAt, price, miles: 500, vehicles: 2 });
});
afterAll(async () => {
  await service.close();
  await browser.onApplicationShutdown();
});

const file = (query: object, report = 'orderVolume', as = admin) =>
  service.call(reports.export, { as, params: { report }, query: { ...days, ...query } });

describe('a report as a file', () => {
  it('for spreadsheets has what the page shows and a total, in columns that say what they are', async () => {
    const { status, headers, raw } = await file({ format: 'csv', compare: 'yearBefore' });
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="Order volume 2026-10-01 to 2026-11-30.csv"',
    ]);
    const [header, ...rows] = raw.toString().trim().split('\r\n');
    expect(header).toBe(
      'Month,Orders,Vehicles,Revenue,Average price,Price per vehicle,Average miles,Price per mile,' +
        'Orders before,Vehicles before,Revenue before,Average price before,Price per vehicle before,' +
        'Average miles before,Price per mile before',
    );
    expect(rows).toEqual([
      'Oct 2026,1,2,1000,1000,500,500,1,1,2,800,800,400,500,0.8',
      'Nov 2026,1,2,1501,1501,750.5,500,1.5,0,0,0,,,,',
      'Total,2,4,2501,1250.5,625.25,500,1.25,1,2,800,800,400,500,0.8',
    ]);
  });

  it('T19: has no cell that a spreadsheet calculates', async () => {
    const { raw } = await file({ format: 'csv', by: 'portal' });
    expect(raw.toString()).toContain(`"'=HYPERLINK(""https://evil.example"")",2,`);
  });

  it('is a workbook, with costs by distance split by transport type', async () => {
    const { raw, headers } = await file({ format: 'xlsx' });
    expect(headers['content-type']).toContain('spreadsheetml');
    expect(raw.subarray(0, 2).toString()).toBe('PK');
    const csv = (await file({ format: 'csv' }, 'avgCostByDistance')).raw.toString();
    expect(csv).toMatch(/^\uFEFFMiles,.*,"Price per vehicle, Open","Price per vehicle, Enclosed",/);
    expect(csv).toContain('251 – 500,2,4,2501,1250.5,625.25,500,1.25,625.25,,\r\n');
  });

  it('is a PDF on the letterhead of the company, or of the provider', async () => {
    const { raw, headers } = await file({ format: 'pdf', compare: 'yearBefore' });
    expect(headers).toMatchObject({ 'content-type': 'application/pdf' });
    expect(raw.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pagesOf(raw)).toBe(1);
    expect(browser.text()).toMatch(/Order volume[\s\S]*Oct 1, 2026 to Nov 30, 2026/);
    expect(browser.text()).toMatch(/Oct 2026\s+1\s+1\s+0%\s+\$1,000/);
    expect(browser.text()).toMatch(/Total\s+2\s+1\s+\+100%\s+\$2,501/);
    expect(browser.text()).toContain('HYPERLINK');
    await file({ format: 'pdf' }, 'avgCostByDealership', staff);
    expect(browser.text()).toContain('All companies');
    expect(browser.text()).toContain('Overland');
  });

  it('says on paper which orders it counts, and names no region of another company', async () => {
    const region = await bed.aRegion('West Coast', randomUUID());
    await bed.aPortal({ region });
    const chosen = { format: 'pdf', region, transportType: 'OPEN', level: '3', mileageBand: '2' };
    await file(chosen, 'orderVolume', staff);
    expect(browser.text()).toContain(
      'All companies, West Coast, Open, picked up within 3 business days, 251–500 mi',
    );
    await file(chosen);
    expect(browser.text()).toContain('Unknown region, Open,');
    expect(browser.text()).not.toContain('West Coast');
  });

  it('of many rows takes several pages', async () => {
    const { raw } = await file({ from: '2024-12-01', by: 'week', format: 'pdf' }, 'avgCostByDistance');
    expect(pagesOf(raw)).toBeGreaterThan(1);
  });

  it('is refused to readers without access, and for an unknown kind', async () => {
    expect((await file({ format: 'csv' }, 'avgCostByDealership')).status).toBe(403);
    expect((await file({ format: 'html' })).status).toBe(400);
    expect((await file({})).status).toBe(400);
  });
});
