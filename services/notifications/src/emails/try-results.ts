import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { dayMs } from '@overland/contracts/calendar';
import { Clock, Database, describeError, pauseMs } from '@overland/service-kit';
import type { EmailEntity } from './email.entity.js';
import { EmailTriesRepository, type SentEmail } from './email-tries.repository.js';

/** Begun and not marked yet, in a lane: as many are sent again after a crash. They are marked together. */
export const mostUnmarked = 10;
/** A sent email waits this long for others at most. */
const longestWaitMs = 100;
/** These tries, and the time before them, must take less time than a claim lasts (email-claims.repository.ts). */
const markTries = 16;
const markPauseMs = 500;

const pauses = { firstMs: 5000, longestMs: dayMs };

/** Saves how tries ended. */
@Injectable()
export class TryResults {
  private readonly logger = new Logger('TryResults');
  private group: { email: SentEmail; done: () => void }[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly tries: EmailTriesRepository,
    private readonly clock: Clock,
  ) {}

  /** Marks it as sent, together with others. Resolves when nothing more is done about it. */
  sent(email: SentEmail): Promise<void> {
    return new Promise((done) => {
      this.group.push({ email, done });
      if (this.group.length >= mostUnmarked) this.flush();
      else this.timer ??= setTimeout(() => this.flush(), longestWaitMs);
    });
  }

  /** Marks sent emails that wait for others. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const group = this.group.splice(0);
    if (group.length === 0) return;
    void this.mark(group.map(({ email }) => email)).finally(() => {
      for (const { done } of group) done();
    });
  }

  async failed({ id }: EmailEntity, reason: string): Promise<void> {
    const failure = { reason, at: this.clock.now() };
    await this.database.inSystem((manager) => this.tries.markFailed(manager, id, failure));
  }

  /** After a try that failed for now. @returns the time until its next try, milliseconds */
  async failedForNow({ id, attempts }: EmailEntity, reason: string): Promise<number> {
    const againInMs = Math.ceil(pauseMs(attempts, pauses));
    await this.database.inSystem((manager) => this.tries.release(manager, id, { reason, againInMs }));
    return againInMs;
  }

  /** Retried while the database is down: an email that was sent but not marked is sent again when its claim is over. */
  private async mark(emails: readonly SentEmail[]): Promise<void> {
    for (let left = markTries; ; left -= 1) {
      try {
        return await this.database.inSystem((manager) => this.tries.markSent(manager, emails));
      } catch (error) {
        const { message } = describeError(error);
        if (left === 0) return this.logger.error(`${emails.length} sent emails are not marked: ${message}`);
        await pause(markPauseMs);
      }
    }
  }
}
