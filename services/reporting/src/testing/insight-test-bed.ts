import { randomUUID } from 'node:crypto';
import type {
  ClaimFact,
  OrderCostFact,
  OrderFact,
  PortalRecord,
  QuoteFact,
  QuoteFollowedUp,
  Role,
} from '@overland/contracts';
import { PortalReplica, UserNames } from '@overland/service-kit';
import {
  ClaimFacts,
  FollowUpFacts,
  OrderCostFacts,
  OrderFacts,
  QuoteFacts,
} from '../facts/facts.listener.js';
import { ReportPortals } from '../portals/report-portals.listener.js';
import { RollupFolding } from '../rollups/rollup-folding.worker.js';
import { aFollowUp } from './follow-up.builder.js';
import { aQuoteFact } from './quote-fact.builder.js';
import { SurveysTestBed } from './surveys-test-bed.js';

/** Also delivers the events of quotes. */
export class InsightTestBed extends SurveysTestBed {
  async aQuote(overrides: Partial<QuoteFact> = {}): Promise<QuoteFact> {
    const quote = aQuoteFact(overrides);
    await this.hearOfQuote(quote);
    return quote;
  }

  /** Delivers a quote's event, whatever came before. */
  hearOfQuote(quote: QuoteFact): Promise<void> {
    return this.take('quote.changed', quote, QuoteFacts);
  }

  override async aPortal(overrides: Partial<PortalRecord> = {}): Promise<PortalRecord> {
    const portal = await super.aPortal(overrides);
    await this.hearOfPortal(portal);
    return portal;
  }

  async hearOfPortal(portal: PortalRecord): Promise<void> {
    await this.take('portal.changed', portal, PortalReplica);
    await this.take('portal.changed', portal, ReportPortals);
  }

  hearOfOrder(order: OrderFact): Promise<void> {
    return this.take('order.changed', order, OrderFacts);
  }

  /** Of a carrier that was agreed with for 800, unless overridden. */
  hearOfCost(cost: Pick<OrderCostFact, 'orderId'> & Partial<OrderCostFact>): Promise<void> {
    return this.take('order.costChanged', { version: 1, agreed: 800, paid: null, ...cost }, OrderCostFacts);
  }

  /** Of a claim of 300 that nobody has looked at, unless overridden. */
  hearOfClaim(claim: Pick<ClaimFact, 'portalId' | 'reportedAt'> & Partial<ClaimFact>): Promise<void> {
    const fact: ClaimFact = {
      claimId: randomUUID(),
      version: 1,
      orderId: randomUUID(),
      uniqueId: 10_234,
      number: 1,
      carrierName: 'Mesa',
      state: 'reported',
      asked: 300,
      agreed: null,
      paid: null,
      answerBy: '2026-11-30',
      closedAt: null,
      isTakenBack: false,
      ...claim,
    };
    return this.take('claim.changed', fact, ClaimFacts);
  }

  /** @returns the person's id. */
  async aPerson(person: { firstName: string; portalId: string; role?: Role }): Promise<string> {
    const userId = randomUUID();
    const known = {
      lastName: 'Park',
      email: `${userId}@mail.example`,
      role: 'User',
      status: 'Active',
    } as const;
    await this.take('user.changed', { userId, ...known, ...person }, UserNames);
    return userId;
  }

  hearOfFollowUp(followUp: Partial<QuoteFollowedUp> & { quoteId: string }): Promise<void> {
    const { quoteId, ...changes } = followUp;
    return this.take('quote.followedUp', aFollowUp(quoteId, changes), FollowUpFacts);
  }

  fold(): Promise<unknown> {
    return this.service.app.get(RollupFolding, { strict: false }).fold();
  }
}
