import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type OrderTerms, type TermsAcceptance, termsTextFor } from '@overland/contracts';
import { AppError, Clock, type RequestInfo } from '@overland/service-kit';
import { type OrderAgreement, OrderAgreements } from '../agreements/order-agreement.js';
import { TermsRepository } from '../agreements/terms.repository.js';
import type { TermsAcceptanceEntity } from '../agreements/terms-acceptance.entity.js';
import { lineOf } from '../orders/activity-line.js';
import { LockedOrders } from '../orders/locked-orders.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { canAcceptTerms, reachedStatus } from '../orders/order-permissions.js';
import type { OrderChange } from '../work/apply-move.js';
import { OrderChanges } from '../work/order-changes.js';
import { acceptedNote } from './accepted-note.js';
import { OrderTermsService } from './order-terms.service.js';

type Call = Pick<RequestInfo, 'requestId' | 'ip' | 'userAgent'>;

const longestUserAgent = 500;

/** Customers accept the terms of their orders (docs/product/orders.md). */
@Injectable()
export class TermsAcceptances {
  constructor(
    private readonly orderTerms: OrderTermsService,
    private readonly locked: LockedOrders,
    private readonly agreements: OrderAgreements,
    private readonly terms: TermsRepository,
    private readonly changes: OrderChanges,
    private readonly clock: Clock,
  ) {}

  /**
   * Accepting twice is recorded once, and both calls get the same answer.
   * @throws AppError notFound; mailedLinkRequired; conflict if the terms or the order have changed since they were shown, or it
   * is too late.
   */
  async accept(request: TermsAcceptance, call: Call): Promise<OrderTerms> {
    const { id, portalId } = await this.orderTerms.find(request);
    return this.locked.inScope(id, { portalId }, async (manager, order) => {
      this.orderTerms.refuseUnlessMailed(order, request.token);
      const standing = await this.agreements.of(manager, order);
      const isDone = order.termsAcceptedAt !== null && standing.agreement === request.agreement;
      if (isDone) return this.orderTerms.present(manager, order, request.token);
      refuseUnlessCurrent(order, standing, request);
      const acceptance = this.acceptanceOf(order, standing, { request, call });
      await this.terms.accept(manager, acceptance);
      const change = changeBy(order, acceptance, standing);
      const accepted = await this.changes.save(manager, order, { change, requestId: call.requestId });
      return this.orderTerms.present(manager, accepted, request.token);
    });
  }

  private acceptanceOf(
    order: PlacedOrder,
    { terms, agreement, facts }: OrderAgreement,
    { request, call }: { request: TermsAcceptance; call: Call },
  ): TermsAcceptanceEntity {
    return {
      id: randomUUID(),
      orderId: order.id,
      portalId: order.portalId,
      termsId: terms.id,
      version: terms.version,
      language: request.language,
      textLanguage: termsTextFor(terms.texts, request.language).language,
      agreement,
      facts,
      fullName: request.fullName,
      signature: request.signature,
      acceptedAt: this.clock.now(),
      address: call.ip,
      userAgent: (call.userAgent ?? '').slice(0, longestUserAgent),
    };
  }
}

function refuseUnlessCurrent(
  order: PlacedOrder,
  { agreement }: OrderAgreement,
  request: TermsAcceptance,
): void {
  if (!canAcceptTerms(order)) {
    throw new AppError(
      'conflict',
      reachedStatus(order) === 'Canceled'
        ? 'This order is canceled, so there is nothing to accept. Please call us if you still need the transport.'
        : 'This order has been delivered, so there is nothing to accept any more.',
    );
  }
  if (agreement !== request.agreement) {
    throw new AppError('conflict', 'The order has changed since you opened it. Please look at it again.');
  }
}

/** Changes nothing that an edit may change, so the `version` stays and no open edit is refused because of it. */
function changeBy(
  order: PlacedOrder,
  acceptance: TermsAcceptanceEntity,
  { before }: OrderAgreement,
): OrderChange {
  const { id, fullName, version, acceptedAt: at } = acceptance;
  const note = acceptedNote(acceptance);
  return {
    columns: { termsAcceptedAt: at, termsAcceptedBy: fullName, termsVersion: version },
    activities: [lineOf(order, { kind: 'other', at, actor: fullName, source: 'customer', note })],
    milestones: [
      {
        milestone: before === null ? 'termsAccepted' : 'termsAcceptedAgain',
        transition: `termsAccepted:${id}`,
      },
    ],
  };
}
