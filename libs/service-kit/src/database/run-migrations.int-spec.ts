import pg from 'pg';
import type { QueryRunner } from 'typeorm';
import { samplePublisher } from '../testing/sample-service.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { runMigrations } from './run-migrations.js';

const [CreateSample] = samplePublisher.migrations;
if (!CreateSample) throw new Error('The sample service has a migration.');
/** The same tables, as one step in place of two. */
class CreateAtOnce1800000000000 extends CreateSample {
  static override readonly follows = 'SecondStep1790000000002';
}

let database: TestDatabase;
let owner: pg.Client;
beforeEach(async () => {
  database = await createTestDatabase(samplePublisher);
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query(`insert into outbox (id, type, payload) values (gen_random_uuid(), 'kept', '{}')`);
});
afterEach(async () => {
  await owner.end();
  await database.drop();
});

const run = () =>
  runMigrations({
    url: database.ownerUrl,
    name: 'sample',
    migrations: [CreateAtOnce1800000000000],
    appRole: 'overland_test_app',
  });
const wasMade = async (...names: string[]) => {
  await owner.query('delete from migrations');
  for (const name of names) {
    await owner.query('insert into migrations (timestamp, name) values ($1, $2)', [name.slice(-13), name]);
  }
};
const kept = async () => (await owner.query(`select 1 from outbox where type = 'kept'`)).rowCount;

describe('a database that was made step by step', () => {
  it('is taken as it is when it has the last of the steps, and keeps its rows', async () => {
    await wasMade('FirstStep1790000000001', 'SecondStep1790000000002');
    expect(await run()).toEqual([]);
    expect(await run()).toEqual([]);
    expect(await kept()).toBe(1);
    const { rows } = await owner.query('select name from migrations order by timestamp');
    expect(rows.at(-1)).toEqual({ name: 'CreateAtOnce1800000000000' });
  });

  it('is refused, and keeps its rows, when it lacks the last of the steps', async () => {
    await wasMade('FirstStep1790000000001');
    await expect(run()).rejects.toThrow('older than release 1.0.0');
    expect(await kept()).toBe(1);
  });
});

/** As migrations of big tables do. */
class IndexOutbox1800000000001 {
  readonly transaction = false;
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index concurrently if exists outbox_type');
    // The other start waits for its turn by now.
    await queryRunner.query('select pg_sleep(1)');
    await queryRunner.query('create index concurrently outbox_type on outbox (type)');
  }
  async down(): Promise<void> {}
}

it('two starts at once create an index concurrently, once', async () => {
  const options = {
    url: database.ownerUrl,
    name: 'sample',
    migrations: [CreateSample, IndexOutbox1800000000001],
    appRole: 'overland_test_app',
  };
  const done = await Promise.all([runMigrations(options), runMigrations(options)]);
  expect(done.flat()).toEqual(['IndexOutbox1800000000001']);
  const { rows } = await owner.query(
    `select indisvalid from pg_index where indexrelid = 'outbox_type'::regclass`,
  );
  expect(rows).toEqual([{ indisvalid: true }]);
});
