import type { Logger } from 'pino';
import type { GatewayConfig } from './config.js';
import { openPostgresCounters } from './postgres-counters.js';
import { openRedisCounters } from './redis-counters.js';
import type { SharedCounters } from './shared-counters.js';

/** @returns null where neither store is configured: this process counts alone then. */
export async function openSharedCounters(
  { REDIS_URL, QUEUE_DATABASE_URL }: Pick<GatewayConfig, 'REDIS_URL' | 'QUEUE_DATABASE_URL'>,
  logger: Logger,
): Promise<SharedCounters | null> {
  if (REDIS_URL) return openRedisCounters(REDIS_URL, logger);
  return QUEUE_DATABASE_URL ? openPostgresCounters(QUEUE_DATABASE_URL, logger) : null;
}
