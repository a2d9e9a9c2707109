import { Injectable } from '@nestjs/common';
import { Clock, Database, Sweeps } from '@overland/service-kit';
import { EmailClaimsRepository } from './email-claims.repository.js';
import { EmailTriesRepository } from './email-tries.repository.js';
import { EmailWakeUps } from './email-wake-ups.js';

/** Younger emails have a wake-up of their own. */
const youngMs = 3000;

/**
 * Wakes a lane for emails that are due and were left: after a crash between commit and queue, or of a worker that had claimed
 * them, when the queue was emptied, or when their next try has come. Also gives up emails that were retried for long enough.
 */
@Injectable()
export class EmailSweeper {
  constructor(
    private readonly database: Database,
    private readonly claims: EmailClaimsRepository,
    private readonly tries: EmailTriesRepository,
    private readonly wakeUps: EmailWakeUps,
    private readonly clock: Clock,
  ) {}

  @Sweeps({ what: 'sweeping emails', everyMs: 5000, first: 'now' })
  async sweep(): Promise<void> {
    const now = this.clock.now();
    const lanes = await this.database.inSystem(async (manager) => {
      await this.tries.failExpired(manager, now);
      return this.claims.findDueLanes(manager, new Date(now.getTime() - youngMs));
    });
    for (const lane of lanes) await this.wakeUps.add(lane);
  }
}
