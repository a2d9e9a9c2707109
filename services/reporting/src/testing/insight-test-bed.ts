import type { OrderFact, QuoteFact } from '@overland/contracts';
import { OrderFacts } from '../facts/order-facts.js';
import { QuoteFacts } from '../facts/quote-facts.js';
import { aQuoteFact } from './quote-fact.builder.js';
import { SurveysTestBed } from './surveys-test-bed.js';

/** What reporting hears of quotes, too. */
export class InsightTestBed extends SurveysTestBed {
  async aQuote(overrides: Partial<QuoteFact> = {}): Promise<QuoteFact> {
    const quote = aQuoteFact(overrides);
    await this.hearOfQuote(quote);
    return quote;
  }

  /** What quoting tells, whatever was told before. */
  hearOfQuote(quote: QuoteFact): Promise<void> {
    return this.take('quote.changed', quote, QuoteFacts);
  }

  hearOfOrder(order: OrderFact): Promise<void> {
    return this.take('order.changed', order, OrderFacts);
  }
}
