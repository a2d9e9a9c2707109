import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, Database, DueWorks, Sweeps } from '@overland/service-kit';
import { EmailClaimsRepository } from './email-claims.repository.js';
import { EmailLanes } from './email-lanes.js';
import { EmailTriesRepository } from './email-tries.repository.js';

/** Younger emails have a wake-up of their own. */
const youngMs = 3000;

/**
 * Wakes a lane of this process for emails that are due and were left: after a crash between commit and queue, or of a worker
 * that had claimed them, when the queue is away or was emptied, or when their next try has come. Also gives up emails that were
 * retried for long enough.
 */
@Injectable()
export class EmailSweeper implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly claims: EmailClaimsRepository,
    private readonly tries: EmailTriesRepository,
    private readonly lanes: EmailLanes,
    private readonly clock: Clock,
    private readonly dueWorks: DueWorks,
  ) {}

  /** For `/metrics`, as the queue holds wake-ups alone. */
  onModuleInit(): void {
    this.dueWorks.countToo('email', (manager) => this.claims.countDue(manager));
  }

  @Sweeps({ what: 'sweeping emails', everyMs: 5000, first: 'now' })
  async sweep(): Promise<void> {
    const now = this.clock.now();
    const due = await this.database.inSystem(async (manager) => {
      await this.tries.failExpired(manager, now);
      return this.claims.findDueLanes(manager, new Date(now.getTime() - youngMs));
    });
    for (const lane of due) await this.lanes[lane].wake();
  }
}
