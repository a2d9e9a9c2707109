import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { PortalsModule } from '../portals/portals.module.js';
import { AuditController } from './audit.controller.js';
import { AuditTrailRepository } from './audit-trail.repository.js';
import { AuditTrail } from './audit-trail.service.js';

@Module({
  imports: [AccountsModule, PortalsModule],
  controllers: [AuditController],
  providers: [AuditTrail, AuditTrailRepository],
})
export class AuditTrailModule {}
