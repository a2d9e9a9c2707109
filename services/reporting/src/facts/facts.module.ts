import { Module } from '@nestjs/common';
import { OrderFacts } from './order-facts.listener.js';
import { QuoteFacts } from './quote-facts.listener.js';

@Module({
  providers: [OrderFacts, QuoteFacts],
})
export class FactsModule {}
