import { randomUUID } from 'node:crypto';
import { type OrderRequestInput, orders, type Session } from '@overland/contracts';
import { systemScope, withPortal } from '@overland/service-kit';
import { aSession } from '@overland/service-kit/testing';
import { DataSource } from 'typeorm';
import { aBooking } from '../testing/booking.builder.js';
import { type BookingTestBed, startBookingTestBed } from '../testing/booking-test-bed.js';
import { aQuote } from '../testing/quote.builder.js';

const [lone, north] = [randomUUID(), randomUUID()];
const loneUser = aSession({ portalId: lone });
const northUser = aSession({ portalId: north });
const mcAdmin = aSession({ role: 'MCAdmin', portalId: randomUUID() });

let bed: BookingTestBed;
let nextNumber = 50_000;

beforeAll(async () => {
  bed = await startBookingTestBed();
});
afterAll(() => bed.close());
afterEach(() => {
  bed.quoting.losesAnswers = false;
});

async function anOrder(as: Session, change: Partial<OrderRequestInput> = {}): Promise<string> {
  nextNumber += 1;
  const quote = bed.quoting.add(aQuote({ uniqueId: nextNumber, portalId: as.portalId }));
  const { body } = await bed.service.call(orders.book, { body: aBooking(quote, change), as });
  return body.orderId;
}

async function search(as: Session, searchText: string, more: object = {}): Promise<string[]> {
  const { status, body } = await bed.service.call(orders.list, { as, body: { searchText, ...more } });
  expect(status).toBe(200);
  expect(body.total).toBe(body.rows.length);
  return body.rows.map(({ _id }: { _id: string }) => _id);
}

describe('a search of orders', () => {
  it('finds those of the own portal, of all for MCAdmin, and of the one viewed as', async () => {
    const own = await anOrder(loneUser, { customerFullName: 'Quentin Searle' });
    const other = await anOrder(northUser, { customerFullName: 'Quentin Searle' });
    expect(await search(loneUser, 'QUENTIN sea')).toEqual([own]);
    expect(await search(loneUser, 'quentin', { portalId: north })).toEqual([own]);
    expect((await search(mcAdmin, 'quentin')).sort()).toEqual([own, other].sort());
    expect(await search(mcAdmin, 'quentin', { portalId: north })).toEqual([other]);
  });

  it('finds by number, place, vehicle, VIN and registration', async () => {
    const vehicle = { vin: '1HGCM82633A004352', year: 1999 };
    const id = await anOrder(loneUser, { reg: 'TRF-77', quotes: [vehicle] });
    const texts = [`#${nextNumber}`, 'austin, tx', '1999 honda acc', vehicle.vin, 'trf-77'];
    for (const text of texts)
      expect([text, await search(loneUser, text)]).toEqual([text, expect.arrayContaining([id])]);
    expect(await search(northUser, 'trf-77')).toEqual([]);
  });

  it('takes #10234 for the number alone, not for a registration that holds it', async () => {
    const numbered = await anOrder(loneUser);
    const number = nextNumber;
    const other = await anOrder(loneUser, { reg: `A${number} B` });
    expect(await search(loneUser, `#${number}`)).toEqual([numbered]);
    expect((await search(loneUser, String(number))).sort()).toEqual([numbered, other].sort());
  });

  it('keeps to the other filters', async () => {
    const id = await anOrder(loneUser, { customerFullName: 'Fiona Filter', transportType: 'ENCLOSED' });
    expect(await search(loneUser, 'fiona', { transportType: ['ENCLOSED'] })).toEqual([id]);
    expect(await search(loneUser, 'fiona', { transportType: ['OPEN'] })).toEqual([]);
    expect(await search(loneUser, 'fiona', { dateStart: '2026-11-21' })).toEqual([]);
  });

  it('finds nothing that is still being placed', async () => {
    bed.quoting.losesAnswers = true;
    await anOrder(loneUser, { customerFullName: 'Paula Placing' });
    const found = await bed.select(`select 1 from orders where customer_full_name = 'Paula Placing'`);
    expect(found).toHaveLength(1);
    expect(await search(loneUser, 'paula')).toEqual([]);
  });

  it.each(['zz', 'qq', '_', '%', '\\', '%%%%', '\\\\\\'])(
    'finds nothing for %s, which no order holds',
    async (text) => {
      await anOrder(loneUser, { customerFullName: 'Plain Name' });
      expect(await search(loneUser, text)).toEqual([]);
    },
  );
});

describe('the search itself', () => {
  const pattern = '%hidden person%';
  const matching = (scope: Parameters<typeof withPortal>[1]) =>
    withPortal(bed.service.dataSource, scope, (manager) =>
      manager.query<unknown[]>('select orders_matching($1, 100)', [pattern]),
    );

  it('returns no id of another portal, and none outside a portal', async () => {
    await anOrder(loneUser, { customerFullName: 'Hidden Person' });
    expect(await matching({ portalId: north })).toEqual([]);
    expect(await matching({ portalId: lone })).toHaveLength(1);
    expect(await matching(systemScope)).toHaveLength(1);
    expect(await bed.service.dataSource.query(`select orders_matching('%', 100)`)).toEqual([]);
  });

  it('ignores temporary tables', async () => {
    const [row] = await bed.service.dataSource.query(
      `select prosecdef, proconfig from pg_proc where proname = 'orders_matching'`,
    );
    expect(row).toEqual({ prosecdef: true, proconfig: ['search_path=public, pg_temp'] });
  });

  it('reads the trigram index, which only the owner may', async () => {
    await anOrder(loneUser, { customerFullName: 'Hidden Person' });
    const planOf = (dataSource: DataSource) =>
      withPortal(dataSource, { portalId: lone }, async (manager) => {
        await manager.query('set local enable_seqscan = off');
        const sql = `explain select id from orders_search where search_text like '${pattern}'`;
        const lines = await manager.query<{ 'QUERY PLAN': string }[]>(sql);
        return lines.map((line) => line['QUERY PLAN']).join('\n');
      });
    const owner = await new DataSource({
      type: 'postgres',
      url: bed.service.database.ownerUrl,
    }).initialize();
    try {
      expect(await planOf(owner)).toContain('Index Scan on orders_search_text');
      expect(await planOf(bed.service.dataSource)).not.toContain('orders_search_text');
    } finally {
      await owner.destroy();
    }
  });
});
