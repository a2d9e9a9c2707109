import { Module } from '@nestjs/common';
import { DocumentsModule } from '@overland/documents';
import { ReportFiles } from './report-files.service.js';
import { ReportPrinter } from './report-printer.js';
import { ReportScopeRepository } from './report-scope.repository.js';
import { ReportSumsRepository } from './report-sums.repository.js';
import { ReportsController } from './reports.controller.js';
import { ReportsService } from './reports.service.js';

@Module({
  imports: [DocumentsModule],
  controllers: [ReportsController],
  providers: [ReportFiles, ReportPrinter, ReportScopeRepository, ReportSumsRepository, ReportsService],
  exports: [ReportFiles, ReportPrinter, ReportScopeRepository],
})
export class ReportsModule {}
