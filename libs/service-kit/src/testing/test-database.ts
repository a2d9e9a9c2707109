import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runMigrations as migrateQueue } from 'bullmq';
import pg from 'pg';
import { roleDeadlines } from '../database/connection-deadlines.js';
import { runMigrations } from '../database/run-migrations.js';
import type { MigrationClass } from '../service-definition.js';

const owner = 'overland_test_owner';
const app = 'overland_test_app';
const password = 'test';

/** Who connects by pgbouncer. */
export const poolerUsers = { [app]: password };

export interface TestDatabase {
  /** As the service connects: a role that owns nothing, so row-level security holds. By pgbouncer with `TEST_POOLER`. */
  url: string;
  /** The same, by PostgreSQL's own address. */
  directUrl: string;
  /** As the owner of the tables, who is no superuser. */
  ownerUrl: string;
  drop(): Promise<void>;
}

function adminUrl(): string {
  const url = process.env.TEST_DATABASE_ADMIN_URL;
  if (!url)
    throw new Error('TEST_DATABASE_ADMIN_URL is not set: run this as an integration spec (*.int-spec.ts).');
  return url;
}

function urlOf(database: string, user?: string): string {
  const url = new URL(adminUrl());
  url.pathname = `/${database}`;
  if (user) {
    url.username = user;
    url.password = password;
  }
  return url.toString();
}

function byPooler(direct: string): string {
  const { TEST_POOLER_PORT: port } = process.env;
  if (!port) return direct;
  const url = new URL(direct);
  url.port = port;
  return url.href;
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function createRoles(admin: pg.Client): Promise<void> {
  for (const role of [owner, app]) {
    const { rowCount } = await admin.query('select 1 from pg_roles where rolname = $1', [role]);
    if (rowCount === 0) await admin.query(`create role ${role} login password '${password}' nosuperuser`);
  }
  for (const [setting, value] of Object.entries(roleDeadlines)) {
    await admin.query(`alter role ${app} set ${setting} = ${value}`);
  }
}

/** Makes a migrated template once per server; spec files that run at the same time wait for each other. */
async function ensureTemplate(template: string, fill: (database: string) => Promise<void>): Promise<void> {
  await withClient(adminUrl(), async (admin) => {
    await admin.query(`select pg_advisory_lock(hashtextextended('overland-test-templates', 0))`);
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount !== 0) return;
    await createRoles(admin);
    const draft = `${template}_draft`;
    await admin.query(`drop database if exists ${draft} with (force)`);
    await admin.query(`create database ${draft} owner ${owner}`);
    await withClient(urlOf(draft), (client) => client.query(`alter schema public owner to ${owner}`));
    await fill(draft);
    await admin.query(`alter database ${draft} rename to ${template}`);
  });
}

async function copyTemplate(template: string): Promise<TestDatabase> {
  const database = `t_${randomBytes(8).toString('hex')}`;
  await withClient(adminUrl(), (admin) =>
    admin.query(`create database ${database} template ${template} owner ${owner}`),
  );
  const directUrl = urlOf(database, app);
  return {
    url: byPooler(directUrl),
    directUrl,
    ownerUrl: urlOf(database, owner),
    drop: () =>
      withClient(adminUrl(), (admin) => admin.query(`drop database if exists ${database} with (force)`)).then(
        () => undefined,
      ),
  };
}

const repository = path.resolve(import.meta.dirname, '../../../..');

/** The text of the migrations and of the files that they are made of, so that a changed one makes a new template. */
function fingerprint(name: string, migrations: MigrationClass[]): string {
  const hash = createHash('sha256').update(migrations.join('\n'));
  for (const folder of [`services/${name}/src/migrations`, 'libs/service-kit/src/database']) {
    const whole = path.join(repository, folder);
    const files = existsSync(whole) ? readdirSync(whole, { recursive: true, encoding: 'utf8' }) : [];
    for (const file of files.filter((each) => /(?<!spec)\.ts$/.test(each)).sort()) {
      hash.update(readFileSync(path.join(whole, file)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}

/** A fresh database for one spec file, copied from a migrated template in some 30 ms. */
export async function createTestDatabase(options: {
  name: string;
  migrations: MigrationClass[];
}): Promise<TestDatabase> {
  const { name, migrations } = options;
  const template = `tpl_${name.replaceAll('-', '_')}_${fingerprint(name, migrations)}`;
  await ensureTemplate(template, async (draft) => {
    await runMigrations({ url: urlOf(draft, owner), name, migrations, appRole: app });
  });
  return copyTemplate(template);
}

/** A fresh queue: a database with BullMQ's schema. Its `ownerUrl` is the value for QUEUE_DATABASE_URL. */
export async function createTestQueue(): Promise<TestDatabase> {
  const template = 'tpl_queue_bullmq6';
  await ensureTemplate(template, async (draft) => {
    await withClient(urlOf(draft, owner), async (client) => {
      await client.query('create schema if not exists bullmq');
      await client.query('set search_path = bullmq, public');
      await migrateQueue(client, 'bullmq');
    });
  });
  return copyTemplate(template);
}
