import { Injectable } from '@nestjs/common';
import type { FollowUpState } from '@overland/contracts';
import { undoSeconds } from '@overland/contracts';
import { Clock, Database, ownerNames, type Scope } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { isPubliclyVisible } from '../quotes/public-quotes.service.js';
import type { QuoteEntity } from '../quotes/quote.entity.js';
import { QuotesRepository } from '../quotes/quotes.repository.js';
import { getPortal, PricingSnapshot, type Snapshot } from '../settings/pricing-snapshot.js';
import type { FollowUpEntity } from './follow-up.entity.js';
import { type Course, courseOf, lastSent } from './follow-up-course.js';
import { lettersFor } from './follow-up-letters.js';
import { followUpRefusal, nextAfter } from './follow-up-refusal.js';
import { FollowUpsRepository } from './follow-ups.repository.js';

/** A quote in the transaction that reads or has locked it. */
export interface AtQuote {
  manager: EntityManager;
  quote: QuoteEntity;
  snapshot: Snapshot;
  now: Date;
}

/** Where people and the company's rule find a quote, and how it stands. */
@Injectable()
export class FollowUpDesk {
  constructor(
    private readonly database: Database,
    private readonly quotes: QuotesRepository,
    private readonly followUps: FollowUpsRepository,
    private readonly prices: PricingSnapshot,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError notFound, also for another portal's quote. */
  async withQuote<T>(
    { quoteId, scope, isLocked = false }: { quoteId: string; scope: Scope; isLocked?: boolean },
    work: (at: AtQuote) => Promise<T>,
  ): Promise<T> {
    const snapshot = await this.prices.get();
    const now = this.clock.now();
    return this.database.withPortal(scope, async (manager) => {
      const quote = await this.quotes[isLocked ? 'lock' : 'get'](manager, quoteId, scope);
      return work({ manager, quote, snapshot, now });
    });
  }

  /** A form that somebody has open stays good, but where it would take a new address away. */
  async note(
    at: AtQuote,
    columns: Pick<Partial<QuoteEntity>, 'customerEmail' | 'answeredAt' | 'emailDueAt'>,
  ): Promise<AtQuote> {
    const { customerEmail, version } = at.quote;
    const isReaddressed = columns.customerEmail !== undefined && columns.customerEmail !== customerEmail;
    const noted = { ...columns, ...(isReaddressed && { version: version + 1 }) };
    await this.quotes.note(at.manager, at.quote.id, noted);
    return { ...at, quote: { ...at.quote, ...noted } };
  }

  /** Why it cannot be followed up now, but for one that waits or was sent; null where it can. */
  async refusalOf(
    at: AtQuote,
    { knownAt, lastAt }: Pick<Course, 'knownAt' | 'lastAt'>,
  ): Promise<string | null> {
    const { quote, snapshot, now } = at;
    const isShared = isPubliclyVisible(snapshot, quote);
    const isUnsubscribed = await this.isUnsubscribed(at);
    return followUpRefusal({ ...quote, isShared, isUnsubscribed, isKnown: knownAt !== null, lastAt }, now);
  }

  async stateOf(at: AtQuote): Promise<FollowUpState> {
    const { manager, quote, snapshot, now } = at;
    const made = await this.followUps.listOf(manager, quote.id);
    const { knownAt, lastAt } = courseOf(quote, made);
    const { timeZone, followUpDays } = getPortal(snapshot, quote.portalId);
    const refusal = await this.refusalOf(at, { knownAt, lastAt });
    const isOpen = (await this.refusalOf(at, { knownAt, lastAt: null })) === null;
    const isUnsubscribed = await this.isUnsubscribed(at);
    const standing = { timeZone, now, isKnown: knownAt !== null, isUnsubscribed };
    const isFollowed = knownAt !== null && quote.answeredAt === null && isOpen;
    return {
      refusal,
      to: quote.customerEmail,
      letters: refusal === null ? lettersFor(quote, standing) : [],
      last: await this.lastOf(at, made),
      waiting: waitingOf(made),
      answeredAt: quote.answeredAt?.toISOString() ?? null,
      isUnsubscribed,
      days: isFollowed ? followUpDays : [],
      nextAt: isOpen && refusal !== null && lastAt !== null ? nextAfter(lastAt).toISOString() : null,
    };
  }

  private async lastOf(
    { manager, quote: { portalId } }: AtQuote,
    made: readonly FollowUpEntity[],
  ): Promise<FollowUpState['last']> {
    const last = lastSent(made);
    if (last === null) return null;
    const { madeBy: ownerId, sentAt, step } = last;
    const by = ownerId === null ? '' : (await ownerNames(manager, { ownerId, portalId })).toStaff;
    return { at: sentAt.toISOString(), isByRule: step !== null, by };
  }

  async isUnsubscribed({ manager, quote }: AtQuote): Promise<boolean> {
    const { portalId, customerEmail } = quote;
    return customerEmail !== '' && this.followUps.hasOptedOut(manager, portalId, customerEmail);
  }
}

function waitingOf(made: readonly FollowUpEntity[]): FollowUpState['waiting'] {
  const waiting = made.find(({ dueAt }) => dueAt !== null);
  if (!waiting) return null;
  const undoUntil = new Date(waiting.createdAt.getTime() + undoSeconds * 1000);
  return { followUpId: waiting.id, undoUntil: undoUntil.toISOString() };
}
