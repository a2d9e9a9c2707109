import { Redis, type RedisOptions } from 'ioredis';
import { within } from '../within.js';
import { logQueueError } from './log-queue-error.js';

/** What of the jobs that were handed to Redis may be gone. */
export type Forgotten = 'nothing' | 'the last' | 'everything';

/**
 * Notices that Redis has forgotten jobs: a mark beside them says in which run of the server they were added. No mark:
 * it was emptied, or is new. The mark of another run: it was restarted, and its log lags up to a second behind.
 */
export class RedisMemory {
  private readonly redis: Redis;

  constructor(options: RedisOptions) {
    this.redis = new Redis({
      ...options,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      lazyConnect: true,
    });
    this.redis.on('error', logQueueError);
  }

  /** @throws Error while Redis is away. */
  async look(owner: string): Promise<{ forgotten: Forgotten; run: string }> {
    if (this.redis.status === 'wait') await this.redis.connect();
    const [run, marked] = await Promise.all([this.run(), this.redis.get(keyOf(owner))]);
    if (marked === null) return { forgotten: 'everything', run };
    return { forgotten: marked === run ? 'nothing' : 'the last', run };
  }

  /** To be called once everything that was forgotten is safe: not published, so that it will be again. */
  async mark(owner: string, run: string): Promise<void> {
    await this.redis.set(keyOf(owner), run);
  }

  /** Calls back each time that Redis can be reached again. */
  onBack(callback: () => void): void {
    this.redis.on('ready', callback);
  }

  /** Whether Redis answers within that time. */
  async isThere(withinMs: number): Promise<boolean> {
    try {
      await within(withinMs, () => this.ping());
      return true;
    } catch {
      return false;
    }
  }

  close(): void {
    this.redis.disconnect();
  }

  private async ping(): Promise<void> {
    if (this.redis.status === 'wait') await this.redis.connect();
    await this.redis.ping();
  }

  private async run(): Promise<string> {
    const [, run] = /^run_id:(\w+)/m.exec(await this.redis.info('server')) ?? [];
    if (!run) throw new Error('Redis does not tell its run_id.');
    return run;
  }
}

function keyOf(owner: string): string {
  return `overland:relay:${owner}`;
}
