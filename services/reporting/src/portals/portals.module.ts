import { Module } from '@nestjs/common';
import { PortalReplica } from '@overland/service-kit';
import { ReportPortals } from './report-portals.listener.js';

@Module({
  providers: [PortalReplica, ReportPortals],
})
export class PortalsModule {}
