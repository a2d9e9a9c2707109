import { randomUUID } from 'node:crypto';
import { type ConversionReport, insight, type PortalRecord, type QuoteFact } from '@overland/contracts';
import { dayMs } from '@overland/contracts/calendar';
import { systemScope, withPortal } from '@overland/service-kit';
import { aSession, startTestService, type TestService } from '@overland/service-kit/testing';
import { reporting } from '../index.js';
import { InsightTestBed } from '../testing/insight-test-bed.js';
import { anOrderFact } from '../testing/order-fact.builder.js';

const period = { from: '2026-11-01', to: '2026-11-30' };
const createdAt = '2026-11-10T18:00:00.000Z';
let service: TestService;
let bed: InsightTestBed;
let ours: PortalRecord;
let theirs: PortalRecord;

beforeAll(async () => {
  service = await startTestService(reporting);
  bed = new InsightTestBed(service);
  ours = await bed.aPortal({ companyName: 'Riverside Motors' });
  theirs = await bed.aPortal({ companyName: 'Northgate Relocation' });
  const portalId = ours._id;
  await bed.aQuote({ portalId, createdAt, price: 400 });
  await bed.aQuote({ portalId, createdAt, status: 'Saved', wasSaved: true, price: 499 });
  await bed.aQuote({ portalId, createdAt, status: 'Booked', price: 500, serviceLevel: 3 });
  await bed.aQuote({
    portalId,
    createdAt,
    status: 'Archived',
    wasSaved: true,
    lostReason: 'price',
    price: 3000,
  });
  await bed.aQuote({ portalId, createdAt, status: 'Archived', deliveryState: 'NE', price: 9000 });
  // The same lane, of the other company.
  for (const status of ['Unsaved', 'Booked'] as const) {
    await bed.aQuote({ portalId: theirs._id, createdAt, status, price: 400 });
  }
});
afterAll(() => service.close());

const read = (as: Parameters<typeof aSession>[0], query: object = period) =>
  service.call(insight.conversion, { as: aSession(as), query: query as never });
const admin = () => ({ role: 'Admin', portalId: ours._id }) as const;
const counts = async () => {
  await bed.fold();
  return withPortal(service.dataSource, systemScope, (manager) =>
    manager.query<object[]>(
      `select portal_id, dimension, day, key, quoted, saved, booked, lost from quote_counts
       where (quoted, saved, booked, lost) <> (0, 0, 0, 0) order by portal_id, dimension, day, key`,
    ),
  );
};

describe('conversion', () => {
  it('counts what became of a period’s quotes, by lane, level, price and company', async () => {
    const { status, body } = await read(admin());
    expect(status).toBe(200);
    expect(body).toEqual({
      portalId: ours._id,
      ...period,
      total: { quoted: 5, saved: 3, booked: 1, percent: 20 },
      companies: [
        { portalId: ours._id, companyName: 'Riverside Motors', quoted: 5, saved: 3, booked: 1, percent: 20 },
      ],
      lanes: [
        { pickupState: 'TX', deliveryState: 'CO', quoted: 4, saved: 3, booked: 1, percent: 25 },
        { pickupState: 'TX', deliveryState: 'NE', quoted: 1, saved: 0, booked: 0, percent: 0 },
      ],
      levels: [1, 3, 5, 7].map((serviceLevel) => ({
        serviceLevel,
        quoted: 5,
        saved: 3,
        booked: serviceLevel === 3 ? 1 : 0,
        percent: serviceLevel === 3 ? 20 : 0,
      })),
      priceSteps: [
        { from: 250, to: 500, quoted: 2, saved: 1, booked: 0, percent: 0 },
        { from: 500, to: 750, quoted: 1, saved: 1, booked: 1, percent: 100 },
        { from: 3000, to: null, quoted: 2, saved: 1, booked: 0, percent: 0 },
      ],
      lost: {
        quotes: 2,
        reasons: expect.arrayContaining([
          { reason: 'price', quotes: 1 },
          { reason: null, quotes: 1 },
        ]),
      },
      followUps: {
        byHand: { quotes: 0, booked: 0, percent: null },
        byRule: { quotes: 0, booked: 0, percent: null },
      },
      owners: [
        {
          ...{ ownerId: null, ownerName: '', companyName: '' },
          ...{ quoted: 5, saved: 3, booked: 1, percent: 20, volume: 500 },
        },
      ],
      volume: 500,
    });
  });

  it('is of all companies for MCAdmin, or of the one in View As', async () => {
    const all = await read({ role: 'MCAdmin' });
    expect(all.body).toMatchObject({ portalId: null, total: { quoted: 7, booked: 2 } });
    expect(all.body.companies.map(({ companyName }: { companyName: string }) => companyName)).toEqual([
      'Riverside Motors',
      'Northgate Relocation',
    ]);
    const one = await read({ role: 'MCAdmin' }, { ...period, portalId: theirs._id });
    expect(one.body).toMatchObject({ total: { quoted: 2, saved: 1, booked: 1, percent: 50 } });
  });

  it('holds nothing of another company with the same lanes, whatever an Admin asks for', async () => {
    const own = await read(admin());
    const asked = await read(admin(), { ...period, portalId: theirs._id });
    expect(asked.body).toEqual(own.body);
    expect(JSON.stringify(asked.body)).not.toContain(theirs._id);
  });

  it('is refused without a session and for an endless period', async () => {
    expect((await service.call(insight.conversion, { as: null, query: period })).status).toBe(401);
    const wrong = [
      { from: '2026-11-30', to: '2026-11-01' },
      { from: '2025-01-01', to: '2026-12-31' },
      { from: '2026-02-30', to: '2026-03-01' },
      { from: '2026-11-01' },
    ];
    for (const query of wrong) expect((await read(admin(), query)).status).toBe(400);
  });
});

describe('the owners of quotes', () => {
  let [lee, kim, dana]: string[] = [];
  let [own, other]: string[] = [];
  const user = (userId: string | undefined) =>
    ({ role: 'User', portalId: own, ...(userId && { userId }) }) as Parameters<typeof aSession>[0];
  const ownersIn = ({ body }: { body: ConversionReport }) =>
    body.owners.map(({ ownerName, quoted, booked, volume }) => [ownerName, quoted, booked, volume]);
  const quotesOf = (ownerId: string | null | undefined, portalId: string | undefined, more: object[]) =>
    Promise.all(
      more.map((one) => bed.aQuote({ portalId, ownerId, createdAt, ...one } as Partial<QuoteFact>)),
    );
  const booked = (price: number) => ({ status: 'Booked', price });

  beforeAll(async () => {
    own = (await bed.aPortal({ companyName: 'Lakeside Motors' }))._id;
    other = (await bed.aPortal({ companyName: 'Hillside Auto' }))._id;
    lee = await bed.aPerson({ firstName: 'Lee', portalId: own });
    kim = await bed.aPerson({ firstName: 'Kim', portalId: own });
    dana = await bed.aPerson({ firstName: 'Dana', portalId: randomUUID(), role: 'MCAdmin' });
    const another = await bed.aPerson({ firstName: 'Rose', portalId: randomUUID(), role: 'MCAdmin' });
    await quotesOf(lee, own, [{}, { status: 'Saved', wasSaved: true }, booked(700), booked(800)]);
    await quotesOf(kim, own, [{ deliveryState: 'NE' }, booked(9000)]);
    await quotesOf(dana, own, [booked(100), {}]);
    await quotesOf(another, own, [{}]);
    await quotesOf(null, own, [{}]);
    await quotesOf(lee, own, [{ ...booked(5000), createdAt: '2026-12-10T18:00:00.000Z' }]);
    await quotesOf(dana, other, [booked(40)]);
  });

  it('are counted for an Admin of the own company alone, with the provider’s staff as one', async () => {
    const report = await read({ role: 'Admin', portalId: own ?? '' });
    expect(ownersIn(report)).toEqual([
      ['Lee Park', 4, 2, 1500],
      ['Overland', 3, 1, 100],
      ['Kim Park', 2, 1, 9000],
      ['', 1, 0, 0],
    ]);
    expect(report.body.owners[0]).toMatchObject({
      ownerId: lee,
      companyName: 'Lakeside Motors',
      saved: 3,
      percent: 50,
    });
    expect(report.body.owners[1].ownerId).toBeNull();
    expect(report.body.volume).toBe(10_600);
    expect((await read({ role: 'Admin', portalId: own ?? '' }, { ...period, portalId: other })).body).toEqual(
      report.body,
    );
  });

  it('are named to MCAdmin, also in View As, and are what a recount of the rows says', async () => {
    const viewed = await read({ role: 'MCAdmin' }, { ...period, portalId: own });
    expect(ownersIn(viewed)).toEqual([
      ['Lee Park', 4, 2, 1500],
      ['Dana Park', 2, 1, 100],
      ['Kim Park', 2, 1, 9000],
      ['', 1, 0, 0],
      ['Rose Park', 1, 0, 0],
    ]);
    const rows = await withPortal(service.dataSource, systemScope, (manager) =>
      manager.query<QuoteFact[]>(
        `select owner_id as "ownerId", status, price from quote_facts
         where created_at >= '2026-11-01T05:00:00Z' and created_at < '2026-12-01T05:00:00Z'`,
      ),
    );
    const all: ConversionReport = (await read({ role: 'MCAdmin' })).body;
    for (const { ownerId, ...shown } of all.owners) {
      const made = rows.filter((row) => row.ownerId === ownerId);
      const sold = made.filter(({ status }) => status === 'Booked');
      const volume = sold.reduce((sum, { price }) => sum + price, 0);
      expect(shown).toMatchObject({ quoted: made.length, booked: sold.length, volume });
    }
    expect(all.owners.reduce((sum, { quoted }) => sum + quoted, 0)).toBe(rows.length);
  });

  it('read the own alone where they are Users, in all parts and as a file', async () => {
    const { status, body } = await read(user(kim), { ...period, portalId: other });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      portalId: own,
      total: { quoted: 2, saved: 1, booked: 1, percent: 50 },
      companies: [],
      volume: 9000,
    });
    expect(ownersIn({ body })).toEqual([['Kim Park', 2, 1, 9000]]);
    expect(body.lanes.map(({ quoted }: { quoted: number }) => quoted)).toEqual([1, 1]);
    expect((await read(user(undefined))).body).toMatchObject({ total: { quoted: 0 }, owners: [], lanes: [] });
    const query = { ...period, format: 'csv' } as const;
    const { raw } = await service.call(insight.conversionExport, { as: aSession(user(kim)), query });
    expect(raw.toString()).toContain('Kim Park,2,1,1,50,9000,');
    expect(raw.toString()).not.toMatch(/Lee|Overland|Dana/);
  });

  it('take their quotes along when these are handed over, the sums of the company staying as they are', async () => {
    const before = (await read({ role: 'Admin', portalId: own ?? '' })).body;
    const quote = await bed.aQuote({ portalId: own ?? '', ownerId: lee ?? null, createdAt });
    await bed.hearOfQuote({ ...quote, version: 2, ownerId: kim ?? null });
    const { body } = await read({ role: 'Admin', portalId: own ?? '' });
    expect(body.total.quoted).toBe(before.total.quoted + 1);
    expect((await read(user(kim))).body.total.quoted).toBe(3);
    expect((await read(user(lee))).body.total.quoted).toBe(4);
  });
});

describe('follow-ups', () => {
  it('count by the last one, with bookings of the 14 days after it, as separate SQL counts them', async () => {
    const portalId = (await bed.aPortal())._id;
    const later = (days: number) => new Date(Date.parse(createdAt) + days * dayMs).toISOString();
    const followed = async (last: boolean, bookedOn: number | null, from = portalId) => {
      const { quoteId, uniqueId } = await bed.aQuote({ portalId: from, createdAt });
      await bed.hearOfFollowUp({ quoteId, portalId: from, isByRule: !last, sentAt: later(1) });
      const event = { quoteId, portalId: from, isByRule: last, sentAt: later(3) };
      await Promise.all([event, event].map((one) => bed.hearOfFollowUp({ ...one, followUpId: quoteId })));
      if (bookedOn === null) return;
      await bed.hearOfOrder(anOrderFact({ quoteId, uniqueId, portalId: from, bookedAt: later(bookedOn) }));
    };
    for (const bookedOn of [null, 4, 16, 18]) await followed(false, bookedOn);
    await followed(true, 5);
    await followed(true, 5, theirs._id);
    await bed.aQuote({ portalId, createdAt });
    const { body } = await read({ role: 'MCAdmin' }, { ...period, portalId });
    expect(body.followUps).toEqual({
      byHand: { quotes: 4, booked: 2, percent: 50 },
      byRule: { quotes: 1, booked: 1, percent: 100 },
    });
    const [recounted] = await withPortal(service.dataSource, systemScope, (manager) =>
      manager.query<object[]>(
        `with sent as (select f.*, o.booked_at, not exists (select from follow_up_facts later
             where later.quote_id = f.quote_id and later.sent_at > f.sent_at) as is_last
           from follow_up_facts f left join order_facts o using (quote_id) where f.portal_id = $1)
         select count(*) filter (where is_last and not is_by_rule)::int as "byHand",
           count(*) filter (where is_last and not is_by_rule and booked_at - sent_at <= interval '14 days')::int as "byHandBooked",
           count(*) filter (where is_last and is_by_rule)::int as "byRule" from sent`,
        [portalId],
      ),
    );
    expect(recounted).toEqual({ byHand: 4, byHandBooked: 2, byRule: 1 });
    const own = await read({ role: 'Admin', portalId });
    expect(own.body.followUps).toEqual(body.followUps);
  });
});

describe('the counts', () => {
  it('follow a quote to other states, other places and another company, by the day where the company is', async () => {
    const [before, after] = [
      await bed.aPortal({ timeZone: 'America/Los_Angeles' }),
      await bed.aPortal({ timeZone: 'America/New_York' }),
    ];
    const evening = '2026-12-01T06:00:00.000Z';
    const quote = await bed.aQuote({ portalId: before._id, createdAt: evening });
    const november = { ...period, portalId: before._id };
    expect((await read({ role: 'MCAdmin' }, november)).body.total).toMatchObject({ quoted: 1, saved: 0 });
    await bed.hearOfQuote({ ...quote, version: 2, status: 'Saved', wasSaved: true, pickupState: 'UT' });
    expect((await read({ role: 'MCAdmin' }, november)).body).toMatchObject({
      total: { quoted: 1, saved: 1 },
      lanes: [{ pickupState: 'UT', quoted: 1 }],
    });
    await bed.hearOfQuote({ ...quote, version: 3, portalId: after._id });
    expect((await read({ role: 'MCAdmin' }, november)).body).toMatchObject({
      total: { quoted: 0 },
      lanes: [],
    });
    const december = { from: '2026-12-01', to: '2026-12-01', portalId: after._id };
    expect((await read({ role: 'MCAdmin' }, december)).body.total).toMatchObject({ quoted: 1, saved: 0 });
  });

  it('count each quote once, however often, late or at the same time its changes come', async () => {
    const before = await counts();
    const portal = await bed.aPortal();
    const quote = await bed.aQuote({ portalId: portal._id, createdAt });
    const booked = { ...quote, version: 3, status: 'Booked' } as const;
    await Promise.all(
      [booked, booked, { ...quote, version: 2, price: 9000 }, quote].map((fact) => bed.hearOfQuote(fact)),
    );
    await bed.hearOfQuote({ ...quote, version: 2 });
    const { body } = await read({ role: 'MCAdmin' }, { ...period, portalId: portal._id });
    expect(body.total).toEqual({ quoted: 1, saved: 1, booked: 1, percent: 100 });
    expect(body.priceSteps).toHaveLength(1);
    await bed.hearOfQuote({ ...quote, version: 4, createdAt: '2025-01-10T18:00:00.000Z' });
    const rest = (await counts()).filter((row) => !JSON.stringify(row).includes('2025-01-10'));
    expect(rest).toEqual(before);
  });

  it('are the same before and after what waits is folded into them', async () => {
    const portal = await bed.aPortal();
    await bed.aQuote({ portalId: portal._id, createdAt, status: 'Booked' });
    for (const asked of [period, { ...period, portalId: portal._id }]) {
      const before = await read({ role: 'MCAdmin' }, asked);
      await bed.fold();
      expect((await read({ role: 'MCAdmin' }, asked)).body).toEqual(before.body);
      await bed.aQuote({ portalId: portal._id, createdAt, status: 'Archived', lostReason: 'timing' });
    }
    const { body } = await read({ role: 'MCAdmin' }, { ...period, portalId: portal._id });
    expect(body.total).toEqual({ quoted: 3, saved: 1, booked: 1, percent: 33 });
  });

  it('of all companies together are seen by no company', async () => {
    await bed.fold();
    const seen = await withPortal(service.dataSource, { portalId: ours._id }, (manager) =>
      manager.query<object[]>('select distinct portal_id from quote_counts'),
    );
    expect(seen).toEqual([{ portal_id: ours._id }]);
  });
});
