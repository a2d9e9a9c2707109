import { Module } from '@nestjs/common';
import { PortalsModule } from '../portals/portals.module.js';
import { AuditController } from './audit.controller.js';
import { AuditTrail } from './audit-trail.service.js';

@Module({
  imports: [PortalsModule],
  controllers: [AuditController],
  providers: [AuditTrail],
})
export class AuditTrailModule {}
