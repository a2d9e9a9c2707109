import { Injectable } from '@nestjs/common';
import { Clock, Database, Sweeps } from '@overland/service-kit';
import { EmailJobs } from './email-jobs.js';
import { EmailTriesRepository } from './email-tries.repository.js';

const batchSize = 1000;

/**
 * Adds a job for every waiting email without one: after a crash between commit and queue, when the queue was emptied, or when a
 * job has used up its tries. Also gives up emails that were retried for long enough.
 */
@Injectable()
export class EmailSweeper {
  constructor(
    private readonly database: Database,
    private readonly tries: EmailTriesRepository,
    private readonly jobs: EmailJobs,
    private readonly clock: Clock,
  ) {}

  /** @returns how many emails wait, up to 1,000; sign-in emails come first. */
  @Sweeps({ what: 'sweeping emails', everyMs: 5000, first: 'now' })
  async sweep(): Promise<number> {
    const waiting = await this.database.inSystem(async (manager) => {
      await this.tries.failExpired(manager, this.clock.now());
      return this.tries.findWaiting(manager, batchSize);
    });
    await this.jobs.addLost(waiting);
    return waiting.length;
  }
}
