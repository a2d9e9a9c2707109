import { createIORedisClient, RedisConnection } from 'bullmq';
import { Redis, type RedisOptions } from 'ioredis';

/** Options of a client, and a callback with the new client. */
export interface QueueRedisOptions extends RedisOptions {
  onMade?: (client: QueueRedis) => void;
}

/**
 * ioredis's client with a reliable `disconnect`. Between two attempts to connect, ioredis stops trying without emitting
 * 'end': BullMQ, which waits for it, would never close a worker, and commands would wait forever.
 */
export class QueueRedis extends Redis {
  constructor(options: QueueRedisOptions) {
    super(options);
    options.onMade?.(this);
  }

  override disconnect(reconnect = false): void {
    const isBetweenTries = this.status === 'reconnecting';
    super.disconnect(reconnect);
    // One last attempt: it ends whether that fails or not, and rejects the commands that were not sent.
    if (isBetweenTries && !reconnect) this.endAfterLastTry();
  }

  private endAfterLastTry(): void {
    this.connect().then(
      () => super.disconnect(),
      () => undefined,
    );
  }
}

/** From here on BullMQ's connections in this process are such clients. */
export function useQueueRedis(): void {
  RedisConnection.clientFactory = (options) => createIORedisClient(new QueueRedis(options as RedisOptions));
}
