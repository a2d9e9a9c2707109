import { Module } from '@nestjs/common';
import { maxStreamedOrders } from '@overland/contracts';
import { FilesModule } from '../files/files.module.js';
import { ExportWorker } from './export.worker.js';
import { ExportFiles } from './export-files.js';
import { ExportJobsService } from './export-jobs.service.js';
import { OrderExportController } from './order-export.controller.js';
import { OrderExportsRepository } from './order-exports.repository.js';
import { MOST_STREAMED, StreamedExportService } from './streamed-export.service.js';

@Module({
  imports: [FilesModule],
  controllers: [OrderExportController],
  providers: [
    { provide: MOST_STREAMED, useValue: maxStreamedOrders },
    ExportWorker,
    ExportFiles,
    ExportJobsService,
    OrderExportsRepository,
    StreamedExportService,
  ],
})
export class ExportModule {}
