import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Clock, InjectDatabase, Rounds, systemScope, withPortal } from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { EmailQueue } from './email-queue.js';
import { EmailsRepository } from './emails.repository.js';
import { SmtpCircuit } from './smtp-circuit.js';

const batchSize = 1000;

/**
 * Makes jobs for mails that are due: those whose retry has come, and those that lost their job (a crash between
 * commit and queue, a queue that was emptied, a worker that died).
 */
@Injectable()
export class EmailSweeper implements BeforeApplicationShutdown {
  private readonly rounds = new Rounds({
    what: 'sweeping mails',
    everyMs: 3000,
    work: () => this.sweep(),
  });

  constructor(
    @InjectDatabase() private readonly database: DataSource,
    private readonly repository: EmailsRepository,
    private readonly queue: EmailQueue,
    private readonly circuit: SmtpCircuit,
    private readonly clock: Clock,
  ) {}

  /** Sweeps now and every three seconds. Only where jobs are worked on. */
  start(): void {
    this.rounds.start('now');
  }

  /** @returns how many jobs were handed to the queue; one at most while the mail server is down. */
  async sweep(): Promise<number> {
    const now = this.clock.now();
    const due = await withPortal(this.database, systemScope, async (manager) => {
      await this.repository.failExpired(manager, now);
      if (!this.circuit.lets(now)) return [];
      return this.repository.findDue(manager, now, this.circuit.isOpen ? 1 : batchSize);
    });
    await this.queue.add(due);
    return due.length;
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }
}
