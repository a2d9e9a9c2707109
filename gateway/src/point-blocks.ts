import { LRUCache } from 'lru-cache';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

interface Block {
  left: number;
}

/**
 * Takes points of a shared counter in blocks and hands them out in this process, so that a limit of hundreds of requests a minute
 * costs the store one call in twenty or so. All gateways together never hand out more than the limit. Somebody whose requests reach
 * several gateways may be refused a little early: each may keep the rest of one block until the period ends.
 */
export class PointBlocks {
  private readonly blocks = new LRUCache<string, Block>({ max: 10_000 });
  private readonly takings = new Map<string, Promise<void>>();

  constructor(
    private readonly limiter: RateLimiterAbstract,
    private readonly size: number,
  ) {}

  /** @throws what the limiter rejects with: `RateLimiterRes` when the limit is reached */
  async consume(key: string): Promise<void> {
    for (;;) {
      const block = this.blocks.get(key);
      if (block && block.left > 0) {
        block.left -= 1;
        return;
      }
      await this.take(key);
    }
  }

  /** Requests that come at the same time wait for one block. */
  private take(key: string): Promise<void> {
    const open = this.takings.get(key);
    if (open) return open;
    const taking = this.limiter
      .consume(key, this.size)
      .then(({ msBeforeNext }) => {
        this.blocks.set(key, { left: this.size }, { ttl: Math.max(1, msBeforeNext) });
      })
      .finally(() => this.takings.delete(key));
    this.takings.set(key, taking);
    return taking;
  }
}
