import { Module } from '@nestjs/common';
import { ClaimFacts, FollowUpFacts, OrderCostFacts, OrderFacts, QuoteFacts } from './facts.listener.js';

@Module({
  providers: [ClaimFacts, FollowUpFacts, OrderFacts, OrderCostFacts, QuoteFacts],
})
export class FactsModule {}
