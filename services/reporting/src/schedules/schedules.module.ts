import { Module } from '@nestjs/common';
import { InsightFilesModule } from '../insight-files/insight-files.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { ScheduleSender } from './schedule-sender.worker.js';
import { ScheduledFiles } from './scheduled-files.js';
import { SchedulesController } from './schedules.controller.js';
import { SchedulesRepository } from './schedules.repository.js';
import { SchedulesService } from './schedules.service.js';
import { Unsubscriptions } from './unsubscriptions.service.js';

@Module({
  imports: [InsightFilesModule, ReportsModule],
  controllers: [SchedulesController],
  providers: [ScheduleSender, ScheduledFiles, SchedulesRepository, SchedulesService, Unsubscriptions],
})
export class SchedulesModule {}
