import { createIORedisClient, RedisConnection } from 'bullmq';
import { Redis, type RedisOptions } from 'ioredis';

/** Options of a client, and who wants to know of it. */
export interface QueueRedisOptions extends RedisOptions {
  onMade?: (client: QueueRedis) => void;
}

/**
 * ioredis's client, but one that ends when it is told to. Between two tries to connect, ioredis stops trying and says
 * 'end' to nobody: BullMQ, which waits for that, would never close a worker, and commands would wait for ever.
 */
export class QueueRedis extends Redis {
  constructor(options: QueueRedisOptions) {
    super(options);
    options.onMade?.(this);
  }

  override disconnect(reconnect = false): void {
    const isBetweenTries = this.status === 'reconnecting';
    super.disconnect(reconnect);
    // The last try: told to end, it does so whether that fails or not, and lets go of what it could not send.
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
