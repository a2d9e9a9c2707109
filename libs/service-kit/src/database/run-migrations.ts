import { setTimeout as pause } from 'node:timers/promises';
import { minuteMs } from '@overland/contracts/calendar';
import pg from 'pg';
import { DataSource } from 'typeorm';
import type { MigrationClass } from '../service-definition.js';
import { onceAnswering } from './once-answering.js';

interface MigrationOptions {
  /** Of the owner of the tables, not of the role that the service connects as. */
  url: string;
  /** The service's name. */
  name: string;
  migrations: MigrationClass[];
  /** The role that the service connects as: may read and write every table, owns none. */
  appRole: string;
}

const connectMs = 10_000;
/** Of another start, which may have millions of rows to change. */
const longestTurnMs = 15 * minuteMs;
const askEveryMs = 200;

/**
 * Brings a service's database up to date, under a lock: TypeORM takes none, and two hosts that start on an
 * empty database would collide. Returns the names of the migrations that ran.
 * @throws Error when another start holds the lock for a quarter of an hour.
 */
export async function runMigrations({ url, name, migrations, appRole }: MigrationOptions): Promise<string[]> {
  const lock = await onceAnswering({ variable: `the address for the migrations of ${name}`, url }, () =>
    connect(url, name),
  );
  try {
    await takeSessionLock(lock, name);
    await allowAppRole(lock, appRole);
    await adoptFirst(lock, migrations);
    return await migrate(url, migrations, appRole);
  } finally {
    await lock.end();
  }
}

/** A client can connect once only. */
async function connect(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `overland-${name}-migrations`,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  await client.connect();
  return client;
}

/**
 * Asks again and again: whoever waited inside PostgreSQL would be in a transaction, for the end of which `create index concurrently` of the
 * start that holds the lock would wait in turn.
 */
async function takeSessionLock(client: pg.Client, name: string): Promise<void> {
  const deadline = Date.now() + longestTurnMs;
  while (!(await tryLock(client, name))) {
    if (Date.now() > deadline) {
      throw new Error(
        `Another start has been changing the database of ${name} for ${longestTurnMs / minuteMs} minutes. Wait until it has ` +
          'ended, or end it, and start again.',
      );
    }
    await pause(askEveryMs);
  }
}

async function tryLock(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ isOurs: boolean }>(
    `select pg_try_advisory_lock(hashtextextended('overland-migrations-' || $1, 0)) as "isOurs"`,
    [name],
  );
  return rows[0]?.isOurs ?? false;
}

/** Tables made from here on are the app role's to use, so that a migration can take a right away again. */
async function allowAppRole(client: pg.Client, appRole: string): Promise<void> {
  const role = client.escapeIdentifier(appRole);
  await client.query(`grant usage on schema public to ${role}`);
  await client.query(
    `alter default privileges in schema public grant select, insert, update, delete on tables to ${role}`,
  );
  await client.query(`alter default privileges in schema public grant usage, select on sequences to ${role}`);
}

/**
 * A database that was made step by step, before the first migration took the place of those steps, has what it makes.
 * @throws Error when the database lacks the last of those steps.
 */
async function adoptFirst(client: pg.Client, [first]: MigrationClass[]): Promise<void> {
  if (!first?.follows) return;
  const { rows: tables } = await client.query(`select to_regclass('public.migrations') as name`);
  if (tables[0].name === null) return;
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  const names = rows.map(({ name }) => name);
  if (names.length === 0 || names.includes(first.name)) return;
  if (!names.includes(first.follows)) {
    throw new Error('This database is older than release 1.0.0. Start that release once, then this one.');
  }
  await client.query('insert into migrations (timestamp, name) values ($1, $2)', [
    first.name.slice(-13),
    first.name,
  ]);
}

async function migrate(url: string, migrations: MigrationClass[], appRole: string): Promise<string[]> {
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    migrations,
    logging: false,
    installExtensions: false,
    extra: { max: 1, options: `-c overland.app_role=${appRole}` },
  });
  await dataSource.initialize();
  try {
    const done = await dataSource.runMigrations({ transaction: 'each' });
    return done.map((migration) => migration.name);
  } finally {
    await dataSource.destroy();
  }
}
