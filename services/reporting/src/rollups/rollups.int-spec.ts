import type { OrderFact, PortalRecord, QuoteFact } from '@overland/contracts';
import { systemScope, withPortal } from '@overland/service-kit';
import { startTestService, type TestService } from '@overland/service-kit/testing';
import pg from 'pg';
import { OrderFacts, QuoteFacts } from '../facts/facts.listener.js';
import { reporting } from '../index.js';
import { historyOfOrder, historyOfQuote } from '../testing/histories.js';
import { ReportsTestBed } from '../testing/reports-test-bed.js';
import { SurveysTestBed } from '../testing/surveys-test-bed.js';
import { allPortals } from './all-portals.js';
import { allRollups } from './all-rollups.js';
import { rebuildRollups } from './rebuild-rollups.js';
import type { Rollup } from './rollup.js';
import { RollupRecount } from './rollup-recount.worker.js';

let service: TestService;
let bed: ReportsTestBed;
let surveys: SurveysTestBed;
beforeAll(async () => {
  service = await startTestService(reporting);
  bed = new ReportsTestBed(service);
  surveys = new SurveysTestBed(service);
});
afterAll(() => service.close());

const query = <T extends object>(sql: string, values: unknown[] = []) =>
  withPortal(service.dataSource, systemScope, (manager) => manager.query<T[]>(sql, values));
const differences = (rollup: Rollup) => service.app.get(RollupRecount, { strict: false }).recount(rollup);
const waiting = ({ deltas }: Rollup) => query(`select * from ${deltas} order by id`);

async function connected<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: service.database.url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const deliver = (fact: OrderFact | QuoteFact) =>
  'orderId' in fact
    ? bed.deliver('order.changed', fact, OrderFacts)
    : bed.deliver('quote.changed', fact, QuoteFacts);

/** The events of an order and a quote, in order. */
const changesOf = (index: number, { _id }: PortalRecord): (OrderFact | QuoteFact)[] => [
  ...historyOfOrder(index, _id),
  ...historyOfQuote(index, _id),
];

/** Events of several, for two companies. */
async function someChanges(count: number): Promise<(OrderFact | QuoteFact)[]> {
  const [one, other] = [await bed.aPortal(), await bed.aPortal()];
  return Array.from({ length: count }, (_, index) => changesOf(index, index % 2 ? one : other)).flat();
}

async function deliverAll(facts: readonly (OrderFact | QuoteFact)[]) {
  for (const fact of facts) await deliver(fact);
}

/** A customer rates an order of the company. */
async function rate({ _id }: PortalRecord, driver: number) {
  const reply = await surveys.answer(await surveys.anOrder({ portalId: _id }), { driver });
  expect(reply.status).toBe(200);
}

async function hearOfSome(count: number) {
  await deliverAll(await someChanges(count));
  await rate(await bed.aPortal(), 1 + (count % 5));
}

/** One figure of each, as stored and as counted from the facts. */
const figures: Record<string, { kept: string; counted: string }> = {
  orders: {
    kept: `select sum(revenue)::int as figure from order_rollups where kind = 'all months'`,
    counted: `select sum(price)::int as figure from order_facts where status <> 'Canceled'`,
  },
  quotes: {
    kept: `select sum(booked)::int as figure from quote_counts where dimension = 'level' and portal_id = '${allPortals}'`,
    counted: `select count(*)::int as figure from quote_facts where status = 'Booked'`,
  },
  'on time': {
    kept: `select sum(late)::int as figure from on_time_counts where dimension = 'carrier' and portal_id = '${allPortals}'`,
    counted: `select sum(coalesce((picked_up_on > pickup_last_day)::int, 0)
        + coalesce((delivered_on > delivery_last_day)::int, 0))::int as figure
      from order_facts where status <> 'Canceled'`,
  },
  surveys: {
    kept: `select sum(rating * answers)::int as figure from survey_counts where portal_id = '${allPortals}'`,
    counted: 'select sum(rating)::int as figure from survey_answers',
  },
};

describe.each(allRollups)('the rollup of $name', (rollup) => {
  it('I6: is what the facts add up to, with what is not folded yet', async () => {
    await hearOfSome(9);
    expect(await waiting(rollup)).not.toEqual([]);
    expect(await differences(rollup)).toBe(0);
    await bed.fold();
    await hearOfSome(3);
    expect(await differences(rollup)).toBe(0);
    await bed.fold();
    expect(await waiting(rollup)).toEqual([]);
    expect(await differences(rollup)).toBe(0);
    const { kept = '', counted = '' } = figures[rollup.name] ?? {};
    const [figure] = await query<{ figure: number }>(kept);
    expect(figure?.figure).toBeGreaterThan(0);
    expect([figure]).toEqual(await query(counted));
  });

  it('counts each fact once, whose changes come twice, late, in any order and at the same time', async () => {
    const changes = await someChanges(6);
    const shuffled = [...changes, ...changes].sort((one, other) => one.price - other.price);
    await Promise.all(shuffled.map(deliver));
    await deliverAll(changes.reverse());
    expect(await differences(rollup)).toBe(0);
    const before = await waiting(rollup);
    await deliverAll(changes.map((fact) => ({ ...fact, price: 1 })));
    expect(await waiting(rollup)).toEqual(before);
  });

  it('is folded once, also by several at the same time and while changes come', async () => {
    await hearOfSome(4);
    await Promise.all([bed.fold(), hearOfSome(4), bed.fold(), bed.fold()]);
    expect(await differences(rollup)).toBe(0);
  });

  it('loses nothing when facts change in one transaction that fails', async () => {
    const before = await waiting(rollup);
    const failing = withPortal(service.dataSource, systemScope, async (manager) => {
      await manager.query(`update order_facts set price = price + 1, carrier_name = 'Nobody'`);
      await manager.query(`update quote_facts set price = price + 1000`);
      throw new Error('later');
    });
    await expect(failing).rejects.toThrow('later');
    expect(await waiting(rollup)).toEqual(before);
    expect(await differences(rollup)).toBe(0);
  });

  it('no longer counts facts that are deleted', async () => {
    await hearOfSome(4);
    for (const facts of ['order_facts', 'quote_facts'])
      await query(`delete from ${facts} where portal_id = (select min(portal_id::text)::uuid from ${facts})`);
    expect(await differences(rollup)).toBe(0);
  });

  it('is checked by the recount and corrected by a rebuild', async () => {
    await hearOfSome(4);
    await bed.fold();
    const { name, table, sums } = rollup;
    await query(
      `update ${table} set ${sums[0]} = ${sums[0]} + 1 where ctid = (select min(ctid) from ${table})`,
    );
    expect(await differences(rollup)).toBe(1);
    const state = 'select differences from rollup_states where rollup = $1';
    expect(await query(state, [name])).toEqual([{ differences: 1 }]);
    await query(`delete from ${table}`);
    expect(await differences(rollup)).toBeGreaterThan(10);
    expect(await connected(rebuildRollups)).toBeGreaterThan(10);
    expect(await differences(rollup)).toBe(0);
    expect(await connected(rebuildRollups)).toBe(0);
    expect(await query(state, [name])).toEqual([{ differences: 0 }]);
  });

  it('of all portals is read by no portal, nor are the changes of another', async () => {
    const portal = await bed.aPortal();
    await deliverAll(changesOf(1, portal));
    await rate(portal, 4);
    await bed.fold();
    await hearOfSome(1);
    await deliverAll(changesOf(2, portal));
    await rate(portal, 5);
    for (const table of [rollup.table, rollup.deltas]) {
      const seen = await withPortal(service.dataSource, { portalId: portal._id }, (manager) =>
        manager.query(`select distinct portal_id from ${table}`),
      );
      expect(seen).toEqual([{ portal_id: portal._id }]);
    }
  });
});

describe('rollups', () => {
  it('are right while and after they are rebuilt, with facts that change meanwhile', async () => {
    await hearOfSome(6);
    await connected(async (client) => {
      // Stops each rebuild before its commit, while facts change.
      const slow = {
        query: async (statement: string) => {
          if (statement === 'commit') {
            await hearOfSome(3);
            await bed.fold();
            for (const rollup of allRollups) expect(await differences(rollup)).toBe(0);
          }
          return client.query(statement);
        },
      };
      await rebuildRollups(slow);
    });
    for (const rollup of allRollups) {
      expect(await waiting(rollup)).not.toEqual([]);
      expect(await differences(rollup)).toBe(0);
    }
    await bed.fold();
    for (const rollup of allRollups) expect(await differences(rollup)).toBe(0);
  });

  it('make no event wait for another, of the same company, lane and days', async () => {
    const portal = await bed.aPortal();
    await deliverAll(changesOf(1, portal));
    await withPortal(service.dataSource, systemScope, async (manager) => {
      await manager.query(
        `update order_facts set price = 1, picked_up_on = '2026-11-20' where portal_id = $1`,
        [portal._id],
      );
      await manager.query('update quote_facts set price = 1 where portal_id = $1', [portal._id]);
      // While the changes above are uncommitted.
      await deliverAll(changesOf(1, portal));
    });
    for (const rollup of allRollups) expect(await differences(rollup)).toBe(0);
  });
});
