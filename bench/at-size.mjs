// A service's databases of thousands to millions of rows, in a separate PostgreSQL under .data/. They are created once and
// kept between runs.
import path from 'node:path';
import { startPostgres } from '@overland/embedded-postgres';
import { demoPortals, demoUsers } from '@overland/identity';
import { runMigrations } from '@overland/service-kit';
import pg from 'pg';
import { prepareDatabases } from '../stack/dist/databases.js';
import { loadDemoData } from '../stack/dist/demo/load-demo-data.js';
import { readOrCreateSecrets } from '../stack/dist/secrets.js';
import { allServices } from '../stack/dist/services.js';
import { endWithUs, hasEnded } from './end-with-us.mjs';

/** This portal owns half of all rows, of the facts of orders a quarter. */
export const bigPortal = demoPortals.loneStar;
export const demo = { portals: demoPortals, users: demoUsers };

/**
 * Runs `work` with the server. `urlOf(size)` is the URL of a migrated database with that many rows, with the service's
 * role; `adminUrlOf(size)` is the same as superuser.
 * @param table of the service `service`; `seed(url, { size, bigPortal })` fills it up
 */
export function withRowsAtSize({ service, table, seed }, sizes, work) {
  return withBenchServer(table, async ({ secrets, urls, adminUrl, dataDir }) => {
    const kind = { service: allServices.find(({ name }) => name === service), table, seed };
    for (const size of sizes) await ensureSize(adminUrl, { ...kind, size, secrets });
    const at = (base, size) => withPath(base, `${table}_${size}`);
    return work({
      secrets,
      dataDir,
      urlOf: (size) => at(urls[`${service.toUpperCase()}_DATABASE_URL`], size),
      adminUrlOf: (size) => at(adminUrl, size),
    });
  });
}

/** Runs `work({ secrets, urls, adminUrl, dataDir })` with a server and the product's databases with their demo data. */
export async function withBenchServer(things, work) {
  const folder = path.resolve(import.meta.dirname, `../.data/bench-${things}`);
  const dataDir = path.join(folder, 'postgres');
  const settings = {
    shared_buffers: '2GB',
    maintenance_work_mem: '1GB',
    max_wal_size: '8GB',
    // Indexes are built without writing them twice.
    wal_level: 'minimal',
    max_wal_senders: '0',
    archive_mode: 'off',
    shared_preload_libraries: 'pg_stat_statements',
  };
  const server = await startPostgres({ dataDir, port: 0, log: () => {}, extraSettings: settings });
  endWithUs(server.pid);
  let urls = {};
  try {
    const secrets = readOrCreateSecrets(folder);
    urls = await prepareDatabases(server.adminUrl, secrets);
    Object.assign(process.env, urls);
    await loadDemoData();
    return await work({ secrets, urls, adminUrl: server.adminUrl, dataDir });
  } finally {
    // A product that is started later gets its own.
    for (const variable of Object.keys(urls)) delete process.env[variable];
    await server.stop();
    hasEnded(server.pid);
  }
}

/** A copy of the service's demo database, filled up to the size and migrated if it is older than the code. */
async function ensureSize(adminUrl, { service, table, seed, size, secrets }) {
  const name = `${table}_${size}`;
  const known = await query(adminUrl, `select 1 from pg_database where datname = '${name}'`);
  if (known.length === 0) {
    const started = performance.now();
    const draft = `${name}_draft`;
    const owner = `${service.name}_owner`;
    await query(adminUrl, `drop database if exists ${draft}`);
    await query(adminUrl, `create database ${draft} template overland_${service.name} owner ${owner}`);
    await seed(withPath(adminUrl, draft), { size, bigPortal });
    await query(adminUrl, `alter database ${draft} rename to ${name}`);
    console.log(`  ${size} ${table} made in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
  const owner = new URL(withPath(adminUrl, name));
  owner.username = `${service.name}_owner`;
  owner.password = secrets.ownerPassword;
  const done = await runMigrations({
    url: owner.href,
    name: service.name,
    migrations: service.migrations,
    appRole: `${service.name}_app`,
  });
  if (done.length > 0) await query(withPath(adminUrl, name), `vacuum analyze ${table}`);
}

export function withPath(url, database) {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

/** The rows of one statement, run on a new connection. */
export async function query(url, sql, params) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, params)).rows;
  } finally {
    await client.end();
  }
}
