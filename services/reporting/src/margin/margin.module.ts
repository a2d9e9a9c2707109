import { Module } from '@nestjs/common';
import { MarginController } from './margin.controller.js';
import { MarginRepository } from './margin.repository.js';
import { MarginService } from './margin.service.js';

/** Of what carriers cost: for MCAdmin alone. */
@Module({
  controllers: [MarginController],
  providers: [MarginRepository, MarginService],
  exports: [MarginService],
})
export class MarginModule {}
