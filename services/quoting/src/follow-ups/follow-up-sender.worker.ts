import { Injectable, Logger } from '@nestjs/common';
import { AppError, Clock, Database, describeError, Rest, Sweeps, systemScope } from '@overland/service-kit';
import { getPortal } from '../settings/pricing-snapshot.js';
import type { FollowUpEntity } from './follow-up.entity.js';
import { courseOf } from './follow-up-course.js';
import { FollowUpDesk } from './follow-up-desk.js';
import { FollowUpSending } from './follow-up-sending.js';
import { FollowUpsRepository } from './follow-ups.repository.js';

/** Sends follow-ups that waited because they could be taken back. What is no longer true is not sent, whoever changed it. */
@Injectable()
export class FollowUpSender {
  private readonly logger = new Logger('FollowUpSender');

  constructor(
    private readonly database: Database,
    private readonly desk: FollowUpDesk,
    private readonly followUps: FollowUpsRepository,
    private readonly sending: FollowUpSending,
    private readonly clock: Clock,
  ) {}

  @Sweeps({ what: 'sending follow-ups of quotes', everyMs: 1000 })
  async run(): Promise<Rest | null> {
    const now = this.clock.now();
    const waiting = await this.database.look((manager) => this.followUps.listWaiting(manager));
    const due = waiting.filter(({ dueAt }) => dueAt !== null && dueAt <= now);
    if (due.length === 0) return Rest.until(waiting[0]?.dueAt, now);
    for (const followUp of due) {
      try {
        await this.letGo(followUp);
      } catch (error) {
        this.logger.warn(
          `follow-up ${followUp.id} is left for the next run: ${describeError(error).message}`,
        );
      }
    }
    return null;
  }

  private async letGo({ id, quoteId }: FollowUpEntity): Promise<void> {
    try {
      await this.desk.withQuote({ quoteId, scope: systemScope, isLocked: true }, async (at) => {
        const { manager, quote, snapshot } = at;
        const followUp = await this.followUps.find(manager, id);
        // Taken back, or sent by another process.
        if (!followUp?.dueAt) return;
        const { knownAt } = courseOf(quote, await this.followUps.listOf(manager, quoteId));
        const refusal = await this.desk.refusalOf(at, { knownAt, lastAt: null });
        if (refusal !== null || quote.customerEmail === '') {
          await this.desk.note(at, { emailDueAt: null });
          return void (await this.followUps.removeWaiting(manager, id));
        }
        await this.sending.send(manager, followUp, { quote, portal: getPortal(snapshot, quote.portalId) });
      });
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'notFound')) throw error;
      // The quote was removed.
      await this.database.inSystem((manager) => this.followUps.removeWaiting(manager, id));
    }
  }
}
