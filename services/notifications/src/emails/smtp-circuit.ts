import { type CircuitBreakerPolicy, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { type MailLane, mailLanes } from './mail-lanes.js';
import { ServerUnreachable, smtpFailureOf } from './smtp-failure.js';

/**
 * Spares a mail server that is down: after one connection that could not be made only one email at a time tries it, with a pause
 * in between, until one gets through. A connection that broke off during an email says nothing yet: the email may be
 * the cause.
 */
export class SmtpCircuit {
  private readonly policy: CircuitBreakerPolicy;

  /** @param probeEveryMs how long a server that is down is left alone between two tries. */
  constructor(readonly probeEveryMs: number) {
    const isDown = handleWhen((error) => smtpFailureOf(error).kind === 'unreachable');
    this.policy = circuitBreaker(isDown, {
      halfOpenAfter: probeEveryMs,
      breaker: new ConsecutiveBreaker(1),
    });
  }

  /**
   * @param connect makes a connection and ends it; asked when the email was interrupted.
   * @throws BrokenCircuitError without trying, while the server is down. While one probes, the others wait for it.
   */
  run<T>(send: () => Promise<T>, connect: () => Promise<unknown>): Promise<T> {
    return this.policy.execute(async () => {
      try {
        return await send();
      } catch (error) {
        if (smtpFailureOf(error).kind === 'interrupted') await connect().catch(serverIsDown);
        throw error;
      }
    });
  }

  onDown(listener: () => void): void {
    this.policy.onBreak(listener);
  }

  onBack(listener: () => void): void {
    this.policy.onReset(listener);
  }
}

function serverIsDown(cause: unknown): never {
  throw new ServerUnreachable(cause);
}

/** One for each lane, in each process. */
export class SmtpCircuits implements Record<MailLane, SmtpCircuit> {
  readonly signIn = new SmtpCircuit(mailLanes.signIn.probeEveryMs);
  readonly others = new SmtpCircuit(mailLanes.others.probeEveryMs);
}
