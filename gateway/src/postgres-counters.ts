import { connectionDeadlines, describeError, Sweeper } from '@overland/service-kit';
import pg from 'pg';
import type { Logger } from 'pino';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { streamsInPostgres, streamsTable } from './postgres-streams.js';
import { type SharedCounters, sharedOptions } from './shared-counters.js';

const tableName = 'gateway_rate_limits';

/** Opens without its tables too, and keeps trying to make them: a busy database must not keep the gateway from starting. */
export async function openPostgresCounters(url: string, logger: Logger): Promise<SharedCounters> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    application_name: 'gateway',
    ...connectionDeadlines({ statementMs: 1000 }),
  });
  pool.on('error', (error) =>
    logger.warn({ err: describeError(error) }, 'the shared counters lost PostgreSQL'),
  );
  const making = new Sweeper({
    what: 'making the tables of the shared counters',
    everyMs: 1000,
    work: async () => {
      await createTables(pool);
      void making.stop();
    },
  });
  // A first failure is usual on a busy machine, and not worth a line.
  await createTables(pool).catch(() => making.start());
  return {
    limiterFor: (options) =>
      new RateLimiterPostgres({
        ...sharedOptions(options),
        storeClient: pool,
        storeType: 'pool',
        tableName,
        tableCreated: true,
        clearExpiredByTimeout: true,
      }),
    streams: streamsInPostgres(pool),
    close: async () => {
      await making.stop();
      await pool.end();
    },
  };
}

/**
 * Unlogged: counters need no WAL and may be lost in a crash. `if not exists` alone fails when several gateways start
 * at once, hence the lock.
 */
async function createTables(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(hashtextextended('${tableName}', 0))`);
    await client.query(
      `create unlogged table if not exists ${tableName} ` +
        '(key varchar(255) primary key, points integer not null default 0, expire bigint)',
    );
    await client.query(streamsTable);
    await client.query('commit');
  } finally {
    // Closes the connection, and so ends the transaction in whatever state it is.
    client.release(true);
  }
}
