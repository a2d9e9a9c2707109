import { Module } from '@nestjs/common';
import { OnTimeController } from './on-time.controller.js';
import { OnTimeRepository } from './on-time.repository.js';
import { OnTimeService } from './on-time.service.js';

@Module({
  controllers: [OnTimeController],
  providers: [OnTimeRepository, OnTimeService],
  exports: [OnTimeRepository, OnTimeService],
})
export class OnTimeModule {}
