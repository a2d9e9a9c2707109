import { findRedisServer, TestRedis } from './redis-server.js';

/** Where the queue of a spec lives. */
export interface QueueBackend {
  name: 'PostgreSQL' | 'Redis';
  /** Before a service starts: points the environment to it. */
  start(): Promise<void>;
  /** After the service has closed. */
  stop(): Promise<void>;
  /** The server, while it runs; null on PostgreSQL. */
  redis: TestRedis | null;
}

const onPostgres: QueueBackend = {
  name: 'PostgreSQL',
  redis: null,
  start: async () => undefined,
  stop: async () => undefined,
};

function onRedis(): QueueBackend {
  const backend: QueueBackend = {
    name: 'Redis',
    redis: null,
    start: async () => {
      backend.redis = await TestRedis.start();
      process.env.REDIS_URL = backend.redis.url;
    },
    stop: async () => {
      delete process.env.REDIS_URL;
      await backend.redis?.stop();
      backend.redis = null;
    },
  };
  return backend;
}

/** For `describe.each`: both queues, or PostgreSQL alone where no redis-server is installed. */
export function queueBackends(): QueueBackend[] {
  return [onPostgres, ...redisBackends()];
}

/** For specs of what only Redis can do: one, or none where no redis-server is installed. */
export function redisBackends(): QueueBackend[] {
  return findRedisServer() ? [onRedis()] : [];
}
