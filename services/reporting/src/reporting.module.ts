import { Module } from '@nestjs/common';
import { DatabaseModule, PortalReplica } from '@overland/service-kit';
import { reportingDatabase } from './data-source.js';
import { OrderFacts } from './facts/order-facts.js';
import { QuoteFacts } from './facts/quote-facts.js';

@Module({
  imports: [DatabaseModule.forService(reportingDatabase)],
  providers: [PortalReplica, QuoteFacts, OrderFacts],
})
export class ReportingModule {}
