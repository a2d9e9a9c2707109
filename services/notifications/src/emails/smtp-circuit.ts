import { type CircuitBreakerPolicy, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { smtpFailureOf } from './smtp-failure.js';

/** How long a mail server that is down is left alone between two tries (docs/product/emails.md). */
export const probeEveryMs = 30_000;

/**
 * Spares a mail server that is down: after one failed connection only one email every 30 s tries it, until one gets
 * through. One per process.
 */
export class SmtpCircuit {
  private readonly policy: CircuitBreakerPolicy;

  constructor(readonly probeEveryMs: number) {
    const isDown = handleWhen((error) => smtpFailureOf(error).kind === 'unreachable');
    this.policy = circuitBreaker(isDown, {
      halfOpenAfter: probeEveryMs,
      breaker: new ConsecutiveBreaker(1),
    });
  }

  /** @throws BrokenCircuitError without trying, while the server is down. While one probes, the others wait for it. */
  run<T>(send: () => Promise<T>): Promise<T> {
    return this.policy.execute(send);
  }

  onDown(listener: () => void): void {
    this.policy.onBreak(listener);
  }

  onBack(listener: () => void): void {
    this.policy.onReset(listener);
  }
}
