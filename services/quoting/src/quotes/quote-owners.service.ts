import { Injectable } from '@nestjs/common';
import {
  type InputOf,
  mayHandOver,
  type QuoteAuditNote,
  type QuotesReport,
  type quotes,
  undoSeconds,
} from '@overland/contracts';
import {
  AppError,
  addToOutbox,
  type By,
  Clock,
  Database,
  newOwnerNames,
  ownerNames,
  portalScope,
} from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { eachQuote } from './each-quote.js';
import type { QuoteEntity } from './quote.entity.js';
import { toQuoteFact } from './quote.mapper.js';
import { QuotesRepository } from './quotes.repository.js';

/** Hands quotes over. */
@Injectable()
export class QuoteOwners {
  constructor(
    private readonly database: Database,
    private readonly repository: QuotesRepository,
    private readonly clock: Clock,
  ) {}

  handOver({ quoteIds, ownerId }: InputOf<typeof quotes.handOver>['body'], by: By): Promise<QuotesReport> {
    const scope = portalScope(by.session);
    return eachQuote(quoteIds, (quoteId, found) =>
      this.database.withPortal(scope, async (manager) => {
        const quote = await this.repository.lock(manager, quoteId, scope);
        found(quote);
        await this.handOne(manager, quote, { ownerId, by });
        return { quoteId, uniqueId: quote.uniqueId };
      }),
    );
  }

  /** Of a locked quote. To the owner that it has it changes nothing. */
  private async handOne(
    manager: EntityManager,
    quote: QuoteEntity,
    { ownerId, by }: { ownerId: string | null; by: By },
  ): Promise<void> {
    if (quote.ownerId === ownerId) return;
    const now = this.clock.now();
    const isBack = isGivenBack(quote, ownerId, { userId: by.session.userId, now });
    if (!isBack && !mayHandOver(by.session, quote.ownerId)) {
      throw new AppError('forbidden', 'Only its owner or an administrator hands this quote over.');
    }
    const owner = await newOwnerNames(manager, { ownerId, portalId: quote.portalId });
    const before = await ownerNames(manager, quote);
    const until = new Date(now.getTime() + undoSeconds * 1000).toISOString();
    const handedOver = { userId: by.session.userId, from: quote.ownerId, to: ownerId, until };
    const changed = await this.repository.update(manager, quote, {
      ownerId,
      handedOver: isBack ? null : handedOver,
    });
    const { ip: address, requestId } = by.info;
    await addToOutbox(manager, 'quote.changed', toQuoteFact(changed), { requestId });
    const note: QuoteAuditNote = {
      action: 'quote.handedOver',
      at: now.toISOString(),
      actorId: by.session.userId,
      portalId: quote.portalId,
      subject: `Quote #${quote.uniqueId}`,
      address,
      changes: [{ what: 'Owner', from: before.toCompany, to: owner.toCompany }],
    };
    await addToOutbox(manager, 'quote.audited', note, { requestId });
  }
}

/** Whether this person handed it over within the last minute, and gives it back to its owner of before. */
function isGivenBack(
  { ownerId: owner, handedOver }: QuoteEntity,
  ownerId: string | null,
  { userId, now }: { userId: string; now: Date },
): boolean {
  if (handedOver?.userId !== userId || new Date(handedOver.until) <= now) return false;
  return handedOver.to === owner && handedOver.from === ownerId;
}
