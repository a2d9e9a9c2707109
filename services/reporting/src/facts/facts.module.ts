import { Module } from '@nestjs/common';
import { ClaimFacts, OrderFacts, QuoteFacts } from './facts.listener.js';

@Module({
  providers: [ClaimFacts, OrderFacts, QuoteFacts],
})
export class FactsModule {}
