import { Module } from '@nestjs/common';
import { PortalReplica, UserNames } from '@overland/service-kit';
import { ReportPortals } from './report-portals.listener.js';

@Module({
  providers: [PortalReplica, ReportPortals, UserNames],
})
export class PortalsModule {}
