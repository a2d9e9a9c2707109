import { Inject, Injectable } from '@nestjs/common';
import { messages } from '@overland/contracts';
import { AppError, Clock, Database, linkKeyFrom, readIdLink } from '@overland/service-kit';
import { QUOTING_CONFIG, type QuotingConfig } from '../config.js';
import { FollowUpsRepository } from './follow-ups.repository.js';

/** Ends follow-ups from one company to one mailbox by the link in an email: it does that, and allows nothing else. */
@Injectable()
export class FollowUpOptOuts {
  private readonly linkKey: Buffer;

  constructor(
    private readonly database: Database,
    private readonly followUps: FollowUpsRepository,
    private readonly clock: Clock,
    @Inject(QUOTING_CONFIG) config: QuotingConfig,
  ) {
    this.linkKey = linkKeyFrom(config.MAIL_SEAL_KEY, 'follow-ups');
  }

  /** Ending them twice is no error. @throws AppError linkExpired for a link that we did not make. */
  async end(token: string): Promise<{ message: string }> {
    const id = readIdLink(this.linkKey, token);
    const isEnded = id !== null && (await this.endOf(id));
    if (!isEnded) throw new AppError('linkExpired', messages.linkNotValid);
    return { message: 'These reminders are not sent to you any more.' };
  }

  private endOf(id: string): Promise<boolean> {
    return this.database.inSystem(async (manager) => {
      const followUp = await this.followUps.find(manager, id);
      if (followUp) await this.followUps.addOptOut(manager, followUp, this.clock.now());
      return followUp !== null;
    });
  }
}
