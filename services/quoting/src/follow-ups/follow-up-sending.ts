import { Injectable } from '@nestjs/common';
import type { PortalRecord, QuoteFollowedUp } from '@overland/contracts';
import { addToOutbox, Clock } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import type { QuoteEntity } from '../quotes/quote.entity.js';
import { toQuoteMail } from '../quotes/quote-mail.js';
import { QuotesRepository } from '../quotes/quotes.repository.js';
import type { FollowUpEntity } from './follow-up.entity.js';
import { FollowUpsRepository } from './follow-ups.repository.js';

/** Lets a follow-up go, in the transaction that has locked its quote: its row and its email's event, or neither. */
@Injectable()
export class FollowUpSending {
  constructor(
    private readonly followUps: FollowUpsRepository,
    private readonly quotes: QuotesRepository,
    private readonly clock: Clock,
  ) {}

  async send(
    manager: EntityManager,
    followUp: FollowUpEntity,
    { quote, portal }: { quote: QuoteEntity; portal: PortalRecord },
  ): Promise<void> {
    const now = this.clock.now();
    // The quote may have got another address while it waited.
    const sent = { sentAt: now, toAddress: quote.customerEmail };
    await this.followUps.markSent(manager, followUp.id, sent);
    await this.quotes.note(manager, quote.id, { followedUpAt: now, emailDueAt: null });
    const event = followedUp({ ...followUp, ...sent }, quote, portal);
    await addToOutbox(manager, 'quote.followedUp', event, { requestId: null });
  }
}

/** The email as it is written: with the prices of now. */
export function followedUp(
  followUp: Pick<FollowUpEntity, 'id' | 'step' | 'toAddress' | 'subject' | 'words'> & { sentAt: Date },
  quote: QuoteEntity,
  portal: PortalRecord,
): QuoteFollowedUp {
  const { id: followUpId, step, subject, words, sentAt, toAddress: email } = followUp;
  return {
    followUpId,
    portalId: quote.portalId,
    isByRule: step !== null,
    sentAt: sentAt.toISOString(),
    subject,
    words,
    mail: { ...toQuoteMail(quote, portal), email },
  };
}
