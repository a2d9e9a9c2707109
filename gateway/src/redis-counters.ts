import { describeError } from '@overland/service-kit';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { streamsInRedis } from './redis-streams.js';
import { type SharedCounters, sharedOptions } from './shared-counters.js';

/** Waits until Redis has answered or failed: the gateway starts without it too. */
export async function openRedisCounters(url: string, logger: Logger): Promise<SharedCounters> {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    // A Redis that is silent keeps no request waiting, and its connection is replaced.
    commandTimeout: 1000,
    socketTimeout: 2000,
  });
  redis.on('error', (error) => logger.warn({ err: describeError(error) }, 'the shared counters lost Redis'));
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
    streams: streamsInRedis(redis),
    close: async () => {
      redis.disconnect();
    },
  };
}
