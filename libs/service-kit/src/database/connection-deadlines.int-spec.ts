import { once } from 'node:events';
import type { Socket } from 'node:net';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { SilentProxy, until } from '../testing/index.js';
import { connectionDeadlines, withLongStatements } from './connection-deadlines.js';

const adminUrl = process.env.TEST_DATABASE_ADMIN_URL ?? '';
const connections = 3;

describe('a database that falls silent', () => {
  let proxy: SilentProxy;
  let pool: pg.Pool;
  beforeEach(async () => {
    proxy = await SilentProxy.open(adminUrl);
    pool = new pg.Pool({
      connectionString: proxy.url,
      max: connections,
      ...connectionDeadlines({ statementMs: 200 }),
    });
    pool.on('error', () => undefined);
  });
  afterEach(async () => {
    await pool.end();
    await proxy.close();
  });

  const askAll = () =>
    Promise.all(Array.from({ length: connections }, () => pool.query('select pg_sleep(0.05)')));

  it('costs the call that finds out, and no later one: all connections are replaced', async () => {
    await askAll();
    expect(pool.totalCount).toBe(connections);
    proxy.silence();
    await expect(pool.query('select 1')).rejects.toThrow(
      'Connection terminated: the database does not answer',
    );
    expect(pool.totalCount).toBe(0);
    await askAll();
  });

  it('costs all calls that wait for it one deadline, not one after the other', async () => {
    await askAll();
    proxy.silence();
    const calls = Array.from({ length: connections }, () => pool.query('select 1'));
    const ends = await Promise.allSettled(calls);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await askAll();
  });

  it('on one connection alone leaves open transactions as they are', async () => {
    const transaction = await pool.connect();
    await transaction.query('begin');
    const other = await pool.connect();
    proxy.silence('newest');
    await expect(other.query('select 1')).rejects.toThrow('Connection terminated');
    other.release(true);
    await transaction.query('select 1');
    await transaction.query('commit');
    transaction.release();
  });

  it('while nobody listens for errors of a connection does not end the process', async () => {
    const client = await pool.connect();
    proxy.cut();
    await until('the broken connection', async () => proxy.open === 0);
    await expect(client.query('select 1')).rejects.toThrow();
    client.release(true);
    await askAll();
  });
});

describe('a connection that nobody asked for long', () => {
  it('has the whole time for its next answer', async () => {
    const pool = new pg.Pool({
      connectionString: adminUrl,
      max: 1,
      ...connectionDeadlines({ statementMs: 1000 }),
    });
    const client = (await pool.connect()) as pg.PoolClient & { connection: { stream: Socket } };
    await once(client.connection.stream, 'timeout');
    await expect(client.query('select pg_sleep(0.5)')).resolves.toMatchObject({ rowCount: 1 });
    client.release();
    await pool.end();
  });
});

describe('a statement that may take long', () => {
  let database: DataSource;
  beforeAll(async () => {
    const extra = connectionDeadlines({ statementMs: 200 });
    database = await new DataSource({ type: 'postgres', url: adminUrl, extra, poolSize: 1 }).initialize();
  });
  afterAll(() => database.destroy());

  const slow = `select pg_sleep(2)`;
  const lift = 'set local statement_timeout = 0';

  it('is given up unless it says so, and only then', async () => {
    const asLong = () =>
      database.transaction((manager) =>
        withLongStatements(manager, async () => {
          await manager.query(lift);
          return manager.query<unknown[]>(slow);
        }),
      );
    const asUsual = () =>
      database.transaction(async (manager) => {
        await manager.query(lift);
        await manager.query(slow);
      });
    await expect(asLong()).resolves.toHaveLength(1);
    await expect(asUsual()).rejects.toThrow('Connection terminated: the database does not answer');
    await expect(asLong()).resolves.toHaveLength(1);
  });
});
