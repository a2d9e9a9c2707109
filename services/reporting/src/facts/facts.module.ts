import { Module } from '@nestjs/common';
import { ClaimFacts, OrderCostFacts, OrderFacts, QuoteFacts } from './facts.listener.js';

@Module({
  providers: [ClaimFacts, OrderFacts, OrderCostFacts, QuoteFacts],
})
export class FactsModule {}
