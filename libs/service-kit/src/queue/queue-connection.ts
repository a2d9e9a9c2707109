import {
  type ConnectionOptions,
  createPostgresBackend,
  runMigrations,
  setDefaultBackendFactory,
} from 'bullmq';
import pg from 'pg';
import { type KitConfig, unusable } from '../config.js';
import { connectionDeadlines } from '../database/connection-deadlines.js';
import { onceAnswering } from '../database/once-answering.js';
import { logQueueError } from './log-queue-error.js';
import { openRedis } from './open-redis.js';

/** What a Queue or a Worker is given; on PostgreSQL one pool that the whole process shares. */
export interface QueueConnection {
  connection: ConnectionOptions;
  /** To be called before queues and workers close: from here on none waits for a server that is away. */
  stopWaiting(): void;
  /** May be called twice. */
  release(): Promise<void>;
}

const pools = new Map<string, { pool: pg.Pool; users: number }>();
/**
 * Opens the configured queue: `REDIS_URL`, else PostgreSQL at `QUEUE_DATABASE_URL` (schema
 * `bullmq`, migrated on the first use). The backend is a setting of the process, so all services in it share one.
 */
export async function openQueueConnection(config: KitConfig): Promise<QueueConnection> {
  if (config.REDIS_URL) return openRedis(config.REDIS_URL);
  if (!config.QUEUE_DATABASE_URL) {
    throw unusable(['QUEUE_DATABASE_URL or REDIS_URL: one must be set']);
  }
  setDefaultBackendFactory(createPostgresBackend);
  return sharePool(config.QUEUE_DATABASE_URL, config.QUEUE_POOL_SIZE);
}

async function sharePool(url: string, size: number): Promise<QueueConnection> {
  const shared = pools.get(url) ?? { pool: createPool(url, size), users: 0 };
  shared.users += 1;
  pools.set(url, shared);
  let isReleased = false;
  const release = async () => {
    if (isReleased) return;
    isReleased = true;
    shared.users -= 1;
    if (shared.users > 0) return;
    pools.delete(url);
    await shared.pool.end();
  };
  try {
    await onceAnswering({ variable: 'QUEUE_DATABASE_URL', url }, () => migrate(shared.pool));
  } catch (error) {
    await release();
    throw error;
  }
  return {
    connection: shared.pool as unknown as ConnectionOptions,
    stopWaiting: () => undefined,
    release,
  };
}

/** Each worker keeps one connection for LISTEN; the rest is for queries. */
function createPool(url: string, size: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    options: '-c search_path=bullmq,public',
    application_name: 'overland-queue',
    ...connectionDeadlines({ connectMs: 5000, statementMs: 10_000 }),
  });
  pool.on('error', logQueueError);
  pool.setMaxListeners(0);
  return pool;
}

async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await runMigrations(client, 'bullmq');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}
