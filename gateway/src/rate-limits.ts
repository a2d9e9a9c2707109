import { messages, type RateClass } from '@overland/contracts';
import { AppError, describeError } from '@overland/service-kit';
import { Redis } from 'ioredis';
import pg from 'pg';
import type { Logger } from 'pino';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';

/** How many requests of each class one user, or one address, may make in a minute. */
export type RateLimitsPerMinute = Record<RateClass, number>;

const defaults: RateLimitsPerMinute = { normal: 600, cheap: 3000, signIn: 60, mailing: 30, publicWrite: 60 };

/** Classes whose counters all gateways share; the limits of one account live in identity. */
const shared: ReadonlySet<RateClass> = new Set(['signIn', 'mailing', 'publicWrite']);

const duration = 60;
const tableName = 'gateway_rate_limits';
const tooMany = 'Too many requests. Please wait a moment and try again.';

type LimiterFor = (rateClass: RateClass, points: number) => RateLimiterAbstract;

interface Store {
  limiterFor: LimiterFor;
  close(): Promise<void>;
}

export interface RateLimitOptions {
  perMinute?: Partial<RateLimitsPerMinute> | undefined;
  /** Multiplies all of them. */
  factor?: number;
  redisUrl?: string | undefined;
  queueDatabaseUrl?: string | undefined;
  logger: Logger;
}

/** Counts requests and refuses those beyond the limit of their class. */
export class RateLimits {
  private constructor(
    private readonly limiters: Record<RateClass, RateLimiterAbstract>,
    private readonly store: Store | null,
    private readonly logger: Logger,
  ) {}

  /** @throws Error when the database for the shared counters cannot be prepared. */
  static async open({
    perMinute,
    factor = 1,
    redisUrl,
    queueDatabaseUrl,
    logger,
  }: RateLimitOptions): Promise<RateLimits> {
    const store = redisUrl
      ? await openRedis(redisUrl, logger)
      : queueDatabaseUrl
        ? await openPostgres(queueDatabaseUrl, logger)
        : null;
    const make = (rateClass: RateClass) => {
      const points = Math.max(1, Math.round((perMinute?.[rateClass] ?? defaults[rateClass]) * factor));
      return store && shared.has(rateClass)
        ? store.limiterFor(rateClass, points)
        : inMemory(rateClass, points);
    };
    const limiters = {
      normal: make('normal'),
      cheap: make('cheap'),
      signIn: make('signIn'),
      mailing: make('mailing'),
      publicWrite: make('publicWrite'),
    };
    return new RateLimits(limiters, store, logger);
  }

  /** @throws AppError tooManyRequests, with the seconds to wait. */
  async consume(rateClass: RateClass, key: string): Promise<void> {
    try {
      await this.limiters[rateClass].consume(key);
    } catch (error) {
      if (error instanceof RateLimiterRes) {
        throw new AppError('tooManyRequests', rateClass === 'signIn' ? messages.tooManyTries : tooMany, {
          retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)),
        });
      }
      this.logger.error({ err: describeError(error) }, 'a rate counter failed');
    }
  }

  async close(): Promise<void> {
    await this.store?.close();
  }
}

function inMemory(rateClass: RateClass, points: number): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix: rateClass, points, duration });
}

/** What every shared limiter has: while its store is away, each gateway counts for itself. */
function sharedOptions(rateClass: RateClass, points: number) {
  return {
    keyPrefix: rateClass,
    points,
    duration,
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: inMemory(rateClass, points),
  };
}

/** Waits for the first answer, good or bad: a Redis that is away is no reason not to start. */
async function openRedis(url: string, logger: Logger): Promise<Store> {
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 });
  redis.on('error', (error) => logger.warn({ err: describeError(error) }, 'the rate counters lost Redis'));
  await new Promise<void>((resolve) => {
    redis.once('ready', resolve);
    redis.once('error', () => resolve());
  });
  return {
    limiterFor: (rateClass, points) =>
      new RateLimiterRedis({
        ...sharedOptions(rateClass, points),
        keyPrefix: `overland:limit:${rateClass}`,
        storeClient: redis,
        rejectIfRedisNotReady: true,
      }),
    close: async () => {
      redis.disconnect();
    },
  };
}

async function openPostgres(url: string, logger: Logger): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    connectionTimeoutMillis: 2000,
    application_name: 'gateway',
  });
  pool.on('error', (error) =>
    logger.warn({ err: describeError(error) }, 'the rate counters lost PostgreSQL'),
  );
  try {
    await createTable(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    limiterFor: (rateClass, points) =>
      new RateLimiterPostgres({
        ...sharedOptions(rateClass, points),
        storeClient: pool,
        storeType: 'pool',
        tableName,
        tableCreated: true,
        clearExpiredByTimeout: true,
      }),
    close: () => pool.end(),
  };
}

/**
 * Unlogged: counters are worth no WAL and may go at a crash. Several gateways may start at once, and
 * `if not exists` alone does not survive that, hence the lock.
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
    // Ends the transaction too, whatever state it is in.
    client.release(true);
  }
}
