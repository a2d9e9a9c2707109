import { type CircuitBreakerPolicy, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { type MailLane, mailLanes } from './mail-lanes.js';
import { ServerUnreachable, smtpFailureOf } from './smtp-failure.js';

/**
 * Spares a mail server that is down: once a connection fails, only one email at a time tries it, with a pause in between, until
 * one gets through. A connection that breaks off during an email does not count by itself, as the email may be the cause.
 */
export class SmtpCircuit {
  private readonly policy: CircuitBreakerPolicy;

  /** @param probeEveryMs how long to leave a server alone between two tries while it is down. */
  constructor(readonly probeEveryMs: number) {
    const isDown = handleWhen((error) => smtpFailureOf(error).kind === 'unreachable');
    this.policy = circuitBreaker(isDown, {
      halfOpenAfter: probeEveryMs,
      breaker: new ConsecutiveBreaker(1),
    });
  }

  /**
   * @param connect opens and closes a connection; called when an email was interrupted.
   * @throws BrokenCircuitError without a try while the server is down. While one email probes the server, the others wait for
   * it.
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

export class SmtpCircuits implements Record<MailLane, SmtpCircuit> {
  readonly signIn = new SmtpCircuit(mailLanes.signIn.probeEveryMs);
  readonly others = new SmtpCircuit(mailLanes.others.probeEveryMs);
}
