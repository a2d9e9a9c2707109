import { Injectable } from '@nestjs/common';

const probeEveryMs = 30_000;

/**
 * Spares a mail server that is down: after one failed connection only one mail at most every 30 s tries it, until
 * one gets through. One per process.
 */
@Injectable()
export class SmtpCircuit {
  private nextProbeAt: number | null = null;

  get isOpen(): boolean {
    return this.nextProbeAt !== null;
  }

  /** Would a mail be let through now? */
  lets(now: Date): boolean {
    return this.nextProbeAt === null || now.getTime() >= this.nextProbeAt;
  }

  /** Lets the caller try, or not. While the server is down, who is let through is the only one for 30 s. */
  enter(now: Date): boolean {
    if (!this.lets(now)) return false;
    if (this.nextProbeAt !== null) this.nextProbeAt = now.getTime() + probeEveryMs;
    return true;
  }

  serverAnswered(): void {
    this.nextProbeAt = null;
  }

  serverIsDown(now: Date): void {
    this.nextProbeAt = now.getTime() + probeEveryMs;
  }
}
