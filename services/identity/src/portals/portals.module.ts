import { Module } from '@nestjs/common';
import { LogosModule } from '../logos/logos.module.js';
import { PortalEditsController } from './portal-edits.controller.js';
import { PortalEdits } from './portal-edits.service.js';
import { PortalsController } from './portals.controller.js';
import { PortalsRepository } from './portals.repository.js';
import { PortalsService } from './portals.service.js';
import { Regions } from './regions.service.js';

@Module({
  imports: [LogosModule],
  controllers: [PortalEditsController, PortalsController],
  providers: [PortalEdits, PortalsRepository, PortalsService, Regions],
  exports: [PortalsRepository, PortalsService],
})
export class PortalsModule {}
