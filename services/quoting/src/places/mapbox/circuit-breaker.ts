import type { Clock } from '@overland/service-kit';

const FAILURES_TO_OPEN = 3;
const REST_SECONDS = 15;

/**
 * Spares everyone the wait for a server that is down. Open after three failures in a row: whoever asks is refused at
 * once; after 15 seconds one call is let through, and its outcome decides.
 */
export class CircuitBreaker {
  private failures = 0;
  private restsUntil = 0;

  constructor(private readonly clock: Clock) {}

  /** Whether a call may be made now. Whoever gets `true` reports how it went. */
  admits(): boolean {
    if (this.failures < FAILURES_TO_OPEN) return true;
    const now = this.clock.now().getTime();
    if (now < this.restsUntil) return false;
    // Others wait until the outcome of this one is known, or as long again.
    this.restsUntil = now + REST_SECONDS * 1000;
    return true;
  }

  succeeded(): void {
    this.failures = 0;
  }

  failed(): void {
    this.failures += 1;
    if (this.failures >= FAILURES_TO_OPEN) this.restsUntil = this.clock.now().getTime() + REST_SECONDS * 1000;
  }
}
