import { connectionDeadlines, describeError, Sweeper } from '@overland/service-kit';
import { Redis } from 'ioredis';
import pg from 'pg';
import type { Logger } from 'pino';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
} from 'rate-limiter-flexible';

interface LimiterOptions {
  keyPrefix: string;
  points: number;
  duration: number;
  /** Its points are given back when a request was refused. */
  givesBack: boolean;
}

/** Where all gateways count together. */
export interface RateLimitStore {
  limiterFor(options: LimiterOptions): RateLimiterAbstract;
  close(): Promise<void>;
}

const tableName = 'gateway_rate_limits';

/** Options of every shared limiter: while its store is away, each gateway counts on its own. */
function sharedOptions({ givesBack, ...options }: LimiterOptions) {
  return {
    ...options,
    // Spares the store what is beyond the limit; such a block would outlast points that are given back.
    ...(givesBack ? {} : { inMemoryBlockOnConsumed: options.points + 1 }),
    insuranceLimiter: new RateLimiterMemory(options),
  };
}

/** Waits until Redis has answered or failed: the gateway starts without it too. */
export async function openRedisStore(url: string, logger: Logger): Promise<RateLimitStore> {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    // A Redis that is silent keeps no request waiting, and its connection is replaced.
    commandTimeout: 1000,
    socketTimeout: 2000,
  });
  redis.on('error', (error) => logger.warn({ err: describeError(error) }, 'the rate counters lost Redis'));
  await new Promise<void>((resolve) => {
    redis.once('ready', resolve);
    redis.once('error', () => resolve());
  });
  return {
    limiterFor: (options) =>
      new RateLimiterRedis({
        ...sharedOptions(options),
        keyPrefix: `overland:limit:${options.keyPrefix}`,
        storeClient: redis,
        rejectIfRedisNotReady: true,
      }),
    close: async () => {
      redis.disconnect();
    },
  };
}

/** Opens without its table too, and keeps trying to make it: a busy database must not keep the gateway from starting. */
export async function openPostgresStore(url: string, logger: Logger): Promise<RateLimitStore> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    application_name: 'gateway',
    ...connectionDeadlines({ statementMs: 1000 }),
  });
  pool.on('error', (error) =>
    logger.warn({ err: describeError(error) }, 'the rate counters lost PostgreSQL'),
  );
  const making = new Sweeper({
    what: 'making the table of the rate counters',
    everyMs: 1000,
    work: async () => {
      await createTable(pool);
      void making.stop();
    },
  });
  // A first failure is usual on a busy machine, and not worth a line.
  await createTable(pool).catch(() => making.start());
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
async function createTable(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(hashtextextended('${tableName}', 0))`);
    await client.query(
      `create unlogged table if not exists ${tableName} ` +
        '(key varchar(255) primary key, points integer not null default 0, expire bigint)',
    );
    await client.query('commit');
  } finally {
    // Closes the connection, and so ends the transaction in whatever state it is.
    client.release(true);
  }
}
