import { Injectable } from '@nestjs/common';
import { Clock, InjectDatabase, Sweeps, systemScope, withPortal } from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { failExpiredEmails, findWaitingEmails } from './email-claims.js';
import { EmailJobs } from './email-jobs.js';

const batchSize = 1000;

/**
 * Adds a job for every email that waits and has none: a crash between commit and queue, a queue that was emptied, a job
 * that used up its tries. And ends the waiting of emails that were tried for long enough.
 */
@Injectable()
export class EmailSweeper {
  constructor(
    @InjectDatabase() private readonly database: DataSource,
    private readonly jobs: EmailJobs,
    private readonly clock: Clock,
  ) {}

  /** @returns how many emails wait, up to 1,000; those of signing in come first. */
  @Sweeps({ what: 'sweeping emails', everyMs: 5000, first: 'now' })
  async sweep(): Promise<number> {
    const waiting = await withPortal(this.database, systemScope, async (manager) => {
      await failExpiredEmails(manager, this.clock.now());
      return findWaitingEmails(manager, batchSize);
    });
    await this.jobs.addLost(waiting);
    return waiting.length;
  }
}
