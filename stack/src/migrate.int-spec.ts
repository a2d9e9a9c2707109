import { serviceVariable } from '@overland/service-kit';
import pg from 'pg';
import { databaseUrls } from './databases.js';
import { migrate } from './migrate.js';
import { allServices } from './services.js';

const names = allServices.map(({ name }) => name);
const adminUrl = process.env.TEST_DATABASE_ADMIN_URL ?? '';
const env = {
  DATABASE_ADMIN_URL: adminUrl,
  DATABASE_OWNER_PASSWORD: 'owner-of-the-specs',
  ...Object.fromEntries(
    names.map((name) => [serviceVariable(name, 'DATABASE_PASSWORD'), `${name}-of-the-specs`]),
  ),
};
const urls = databaseUrls(adminUrl, {
  ownerPassword: env.DATABASE_OWNER_PASSWORD,
  appPasswords: Object.fromEntries(names.map((name) => [name, `${name}-of-the-specs`])),
});

async function query<R extends pg.QueryResultRow>(url: string, sql: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<R>(sql)).rows;
  } finally {
    await client.end();
  }
}

afterAll(async () => {
  for (const url of Object.values(urls)) {
    await query(adminUrl, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
  }
});

it('creates every database that the services connect to, even when run twice at once and again afterwards', async () => {
  await Promise.all([migrate(env), migrate(env)]);
  await migrate(env);
  const services = Object.entries(urls).filter(([name]) => name !== 'QUEUE_DATABASE_URL');
  expect(services).toHaveLength(5);
  for (const [, url] of services) expect(await query(url, 'select 1 from outbox')).toEqual([]);
  expect(await query(urls.QUEUE_DATABASE_URL ?? '', 'select 1 as answer')).toEqual([{ answer: 1 }]);
}, 60_000);

it('names the variable that is missing', async () => {
  await expect(migrate({ ...env, ORDERS_DATABASE_PASSWORD: '' })).rejects.toThrow(
    'ORDERS_DATABASE_PASSWORD: is missing',
  );
});

it('refuses demo data in production before it touches anything', async () => {
  const unreachable = { ...env, DATABASE_ADMIN_URL: 'postgres://nobody@127.0.0.1:1/none' };
  await expect(migrate({ ...unreachable, NODE_ENV: 'production', LOAD_DEMO_DATA: 'true' })).rejects.toThrow(
    'NODE_ENV is production',
  );
});
