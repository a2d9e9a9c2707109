import { Module } from '@nestjs/common';
import { CommissionsController } from './commissions.controller.js';
import { CommissionsRepository } from './commissions.repository.js';
import { CommissionsService } from './commissions.service.js';

@Module({
  controllers: [CommissionsController],
  providers: [CommissionsRepository, CommissionsService],
  exports: [CommissionsService],
})
export class CommissionsModule {}
