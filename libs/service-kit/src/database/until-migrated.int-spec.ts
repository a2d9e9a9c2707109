import pg from 'pg';
import { samplePublisher } from '../testing/sample-service.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { until } from '../testing/until.js';
import { runMigrations } from './run-migrations.js';
import { untilMigrated } from './until-migrated.js';

const { name, migrations } = samplePublisher;
let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase(samplePublisher);
});
afterEach(() => database.drop());

/** Begins to wait as a part does before it starts. */
function wait(awaited = migrations) {
  const reasons: string[] = [];
  let isOver = false;
  const onWaiting = (reason: string) => reasons.push(reason);
  const over = untilMigrated({ url: database.url, migrations: awaited, onWaiting, everyMs: 20 }).then(() => {
    isOver = true;
  });
  return { reasons, over, isOver: () => isOver };
}

it('does not wait for a database that has all migrations, and more', async () => {
  const { over, reasons } = wait(migrations.slice(0, 1));
  await over;
  expect(reasons).toEqual([]);
});

it('waits for the migration that a release brings, and says so once', async () => {
  class TellMore1890000000000 {
    up = async () => undefined;
    down = async () => undefined;
  }
  const all = [...migrations, TellMore1890000000000];
  const { over, reasons, isOver } = wait(all);
  await until('it waits', () => reasons.length > 0);
  expect(reasons).toEqual(['migrations that are missing: TellMore1890000000000']);
  expect(isOver()).toBe(false);
  await runMigrations({ url: database.ownerUrl, name, migrations: all, appRole: 'overland_test_app' });
  await over;
  expect(reasons).toHaveLength(1);
});

it('waits for tables that are not there yet', async () => {
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query('alter table migrations rename to later');
  const { over, reasons } = wait();
  await until('it waits', () => reasons.length > 0);
  expect(reasons).toEqual(['database error 42P01']);
  await owner.query('alter table later rename to migrations');
  await over;
  await owner.end();
});
