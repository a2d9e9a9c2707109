import { systemScope, withPortal } from '@overland/service-kit';
import { startTestService, type TestService } from '@overland/service-kit/testing';
import pg from 'pg';
import { reporting } from '../index.js';
import { ReportsTestBed } from '../testing/reports-test-bed.js';
import { rebuildRollups } from './rebuild-rollups.js';
import { RollupRecount } from './rollup-recount.js';

let service: TestService;
let bed: ReportsTestBed;
beforeAll(async () => {
  service = await startTestService(reporting);
  bed = new ReportsTestBed(service);
});
afterAll(() => service.close());

const query = <T>(sql: string, values: unknown[] = []) =>
  withPortal(service.dataSource, systemScope, (manager) => manager.query<T[]>(sql, values));
const differences = () => service.app.get(RollupRecount, { strict: false }).recount();

async function connected<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: service.database.url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function someOrders(count: number) {
  const portals = [await bed.aPortal(), await bed.aPortal()];
  for (let index = 0; index < count; index += 1) {
    const fact = await bed.anOrder({
      portalId: portals[index % 2]?._id ?? '',
      bookedAt: new Date(Date.UTC(2026, index % 12, 1 + (index % 28))).toISOString(),
      price: 700 + 37 * index,
      miles: 90 * index,
      transportType: (['OPEN', 'ENCLOSED', 'WHITEGLOVE'] as const)[index % 3] ?? 'OPEN',
      serviceLevel: ([1, 3, 5, 7, null] as const)[index % 5] ?? null,
    });
    if (index % 4 === 0) await bed.anOrder({ ...fact, version: 2, price: 50 });
    if (index % 7 === 0) await bed.anOrder({ ...fact, version: 3, status: 'Canceled' });
    if (index % 10 === 0) await bed.fold();
  }
}

describe('the rollups of orders', () => {
  it('I6: are what the facts add up to, with what is not folded yet', async () => {
    await someOrders(45);
    expect(await differences()).toBe(0);
    await bed.fold();
    expect(await query('select 1 from order_deltas')).toEqual([]);
    expect(await differences()).toBe(0);
    const [sums] = await query(
      `select sum(revenue)::int as rolled, (select sum(price)::int from order_facts where status <> 'Canceled') as real
       from order_rollups where kind = 'all months'`,
    );
    expect(sums).toMatchObject({ rolled: expect.any(Number) });
    expect(new Set(Object.values(sums as object)).size).toBe(1);
  });

  it('are folded once, also by several at the same time', async () => {
    await someOrders(12);
    await Promise.all([bed.fold(), bed.fold(), bed.fold()]);
    expect(await differences()).toBe(0);
  });

  it('lose nothing when orders change in one transaction that fails', async () => {
    const before = await query('select count(*) from order_deltas');
    const failing = withPortal(service.dataSource, systemScope, async (manager) => {
      await manager.query('update order_facts set price = price + 1');
      throw new Error('later');
    });
    await expect(failing).rejects.toThrow('later');
    expect(await query('select count(*) from order_deltas')).toEqual(before);
    expect(await differences()).toBe(0);
  });

  it('that are wrong are found by the recount, and made right by a rebuild', async () => {
    await someOrders(5);
    await bed.fold();
    await query(
      `update order_rollups set revenue = revenue + 1 where ctid = (select min(ctid) from order_rollups)`,
    );
    expect(await differences()).toBe(1);
    const [state] = await query(`select differences from rollup_states where rollup = 'orders'`);
    expect(state).toEqual({ differences: 1 });
    expect(await connected(rebuildRollups)).toBeGreaterThan(10);
    expect(await differences()).toBe(0);
  });

  it('are right while and after they are rebuilt, with orders that change meanwhile', async () => {
    await someOrders(10);
    await connected(async (client) => {
      // The rebuild stops before its commit, while orders change.
      const slow = {
        query: async (statement: string) => {
          if (statement === 'commit') {
            await someOrders(6);
            expect(await differences()).toBe(0);
          }
          return client.query(statement);
        },
      };
      await rebuildRollups(slow);
    });
    expect(await query('select 1 from order_deltas')).not.toEqual([]);
    expect(await differences()).toBe(0);
    await bed.fold();
    expect(await differences()).toBe(0);
  });

  it('of all portals are read by no portal', async () => {
    const portal = await bed.aPortal();
    await bed.anOrder({ portalId: portal._id });
    await bed.fold();
    const seen = await withPortal(service.dataSource, { portalId: portal._id }, (manager) =>
      manager.query('select distinct portal_id from order_rollups'),
    );
    expect(seen).toEqual([{ portal_id: portal._id }]);
  });
});
