import { systemScope, withPortal } from '@overland/service-kit';
import { startTestService, type TestService } from '@overland/service-kit/testing';
import { DataSource, type MigrationInterface } from 'typeorm';
import { OrderFacts } from '../facts/order-facts.listener.js';
import { QuoteFacts } from '../facts/quote-facts.listener.js';
import { reporting } from '../index.js';
import { allRollups } from '../rollups/all-rollups.js';
import { RollupRecount } from '../rollups/rollup-recount.worker.js';
import { historyOfOrder, historyOfQuote } from '../testing/histories.js';
import { ReportsTestBed } from '../testing/reports-test-bed.js';
import { NoteQuoteChanges1790000000140 } from './1790000000140-note-quote-changes.js';
import { NoteOnTimeChanges1790000000150 } from './1790000000150-note-on-time-changes.js';

let service: TestService;
let owner: DataSource;
let bed: ReportsTestBed;

beforeAll(async () => {
  service = await startTestService(reporting);
  owner = await new DataSource({ type: 'postgres', url: service.database.ownerUrl }).initialize();
  bed = new ReportsTestBed(service);
});
afterAll(async () => {
  await owner.destroy();
  await service.close();
});

const run = (migration: MigrationInterface, step: 'up' | 'down') =>
  owner.transaction(async ({ queryRunner }) => {
    if (!queryRunner) throw new Error('A transaction has a query runner.');
    await migration[step](queryRunner);
  });

async function hearOfSome() {
  const { _id } = await bed.aPortal();
  for (let index = 0; index < 5; index += 1) {
    for (const fact of historyOfOrder(index, _id)) await bed.deliver('order.changed', fact, OrderFacts);
    for (const fact of historyOfQuote(index, _id)) await bed.deliver('quote.changed', fact, QuoteFacts);
  }
}

const sums = () =>
  withPortal(service.dataSource, systemScope, (manager) =>
    Promise.all(
      ['quote_counts', 'on_time_counts'].map((table) =>
        manager.query<object[]>(`select * from ${table} t order by t`),
      ),
    ),
  );

it('the migrations keep what was summed, and sum what changed while nobody counted', async () => {
  const migrations = [new NoteQuoteChanges1790000000140(), new NoteOnTimeChanges1790000000150()];
  await hearOfSome();
  for (const migration of migrations) await run(migration, 'down');
  const before = await sums();
  expect(before.every(({ length }) => length > 10)).toBe(true);
  for (const migration of migrations) await run(migration, 'up');
  expect(await sums()).toEqual(before);

  for (const migration of migrations) await run(migration, 'down');
  await hearOfSome();
  expect(await sums()).toEqual(before);
  for (const migration of migrations) await run(migration, 'up');
  await hearOfSome();
  const recount = service.app.get(RollupRecount, { strict: false });
  for (const rollup of allRollups) expect(await recount.recount(rollup)).toBe(0);
});
