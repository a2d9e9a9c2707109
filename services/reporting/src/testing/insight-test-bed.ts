import type { OrderFact, PortalRecord, QuoteFact } from '@overland/contracts';
import { PortalReplica } from '@overland/service-kit';
import { OrderFacts, QuoteFacts } from '../facts/facts.listener.js';
import { ReportPortals } from '../portals/report-portals.listener.js';
import { RollupFolding } from '../rollups/rollup-folding.worker.js';
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

  fold(): Promise<void> {
    return this.service.app.get(RollupFolding, { strict: false }).fold();
  }
}
