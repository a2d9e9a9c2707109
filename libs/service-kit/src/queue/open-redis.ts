import { type ConnectionOptions, setDefaultBackendFactory } from 'bullmq';
import { Redis } from 'ioredis';
import { within } from '../within.js';
import { logQueueError } from './log-queue-error.js';
import type { QueueConnection } from './queue-connection.js';
import { type QueueRedis, type QueueRedisOptions, useQueueRedis } from './queue-redis.js';

const longestPauseMs = 2000;
/** While a service closes: how often Redis is asked whether it is still there, and how long it may take to say so. */
const askEveryMs = 2000;
/** A connection that its other side does not close is destroyed after this. */
const disconnectTimeout = 500;

/** The clients are BullMQ's; they are known here, so that none of them can keep a service from closing. */
export function openRedis(address: string): QueueConnection {
  setDefaultBackendFactory();
  useQueueRedis();
  let isClosing = false;
  let watch: NodeJS.Timeout | undefined;
  const clients: QueueRedis[] = [];
  const options: QueueRedisOptions = {
    ...redisOptions(address),
    disconnectTimeout,
    // A client that may not retry rejects the commands that it could not send, closing included.
    retryStrategy: (times) => (isClosing ? null : Math.min(times * 100, longestPauseMs)),
  };
  const probe = new Redis({
    ...options,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    lazyConnect: true,
  });
  probe.on('error', logQueueError);
  const cutOffIfAway = async () => {
    if (await answers(probe)) return;
    probe.disconnect();
    for (const client of clients) if (client.status !== 'end') client.disconnect();
  };
  return {
    // Its type knows of no end to trying; its clients, which are ioredis's own, do.
    connection: { ...options, onMade: (client: QueueRedis) => clients.push(client) } as ConnectionOptions,
    stopWaiting: () => {
      if (isClosing) return;
      isClosing = true;
      for (const client of clients) if (client.status === 'reconnecting') client.disconnect();
      watch = setInterval(() => void cutOffIfAway(), askEveryMs);
    },
    release: async () => {
      clearInterval(watch);
      probe.disconnect();
    },
  };
}

async function answers(probe: Redis): Promise<boolean> {
  try {
    await within(askEveryMs, async () => {
      if (probe.status === 'wait') await probe.connect();
      await probe.ping();
    });
    return true;
  } catch {
    return false;
  }
}

/** Options, not a client: BullMQ makes the blocking and the plain connections it needs from them. */
function redisOptions(address: string) {
  const url = new URL(address);
  return {
    host: url.hostname,
    port: Number(url.port || 6379),
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    db: Number(url.pathname.slice(1) || 0),
    ...(url.protocol === 'rediss:' ? { tls: {} } : {}),
  };
}
