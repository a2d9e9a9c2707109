import { Module } from '@nestjs/common';
import { OrderFacts, QuoteFacts } from './facts.listener.js';

@Module({
  providers: [OrderFacts, QuoteFacts],
})
export class FactsModule {}
