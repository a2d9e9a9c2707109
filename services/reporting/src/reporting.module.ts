import { Module } from '@nestjs/common';
import { DocumentsModule } from '@overland/documents';
import { DatabaseModule, PortalReplica } from '@overland/service-kit';
import { ConversionController } from './conversion/conversion.controller.js';
import { ConversionRepository } from './conversion/conversion.repository.js';
import { ConversionService } from './conversion/conversion.service.js';
import { reportingDatabase } from './data-source.js';
import { OrderFacts } from './facts/order-facts.js';
import { QuoteFacts } from './facts/quote-facts.js';
import { HomeController } from './home/home.controller.js';
import { HomeService } from './home/home.service.js';
import { HomeFiguresRepository } from './home/home-figures.repository.js';
import { InsightFilesController } from './insight-files/insight-files.controller.js';
import { InsightFiles } from './insight-files/insight-files.service.js';
import { OnTimeController } from './on-time/on-time.controller.js';
import { OnTimeRepository } from './on-time/on-time.repository.js';
import { OnTimeService } from './on-time/on-time.service.js';
import { ReportPortals } from './portals/report-portals.js';
import { ReportFiles } from './reports/report-files.service.js';
import { ReportPrinter } from './reports/report-printer.js';
import { ReportScopeRepository } from './reports/report-scope.repository.js';
import { ReportSumsRepository } from './reports/report-sums.repository.js';
import { ReportsController } from './reports/reports.controller.js';
import { ReportsService } from './reports/reports.service.js';
import { RollupFolding } from './rollups/rollup-folding.js';
import { RollupRecount } from './rollups/rollup-recount.js';
import { ScheduleSender } from './schedules/schedule-sender.js';
import { ScheduledFiles } from './schedules/scheduled-files.js';
import { SchedulesController } from './schedules/schedules.controller.js';
import { SchedulesRepository } from './schedules/schedules.repository.js';
import { SchedulesService } from './schedules/schedules.service.js';
import { Unsubscriptions } from './schedules/unsubscriptions.service.js';
import { CustomerSurveysController } from './surveys/customer-surveys.controller.js';
import { CustomerSurveys } from './surveys/customer-surveys.service.js';
import { SurveyResultsController } from './surveys/survey-results.controller.js';
import { SurveyResultsRepository } from './surveys/survey-results.repository.js';
import { SurveyResultsService } from './surveys/survey-results.service.js';
import { SurveysRepository } from './surveys/surveys.repository.js';
import { SURVEYS_CONFIG, surveysConfig } from './surveys/surveys-config.js';

@Module({
  imports: [DatabaseModule.forService(reportingDatabase), DocumentsModule],
  controllers: [
    CustomerSurveysController,
    SurveyResultsController,
    ReportsController,
    HomeController,
    OnTimeController,
    ConversionController,
    InsightFilesController,
    SchedulesController,
  ],
  providers: [
    PortalReplica,
    QuoteFacts,
    OrderFacts,
    { provide: SURVEYS_CONFIG, useFactory: surveysConfig },
    SurveysRepository,
    CustomerSurveys,
    SurveyResultsRepository,
    SurveyResultsService,
    ReportPortals,
    RollupFolding,
    RollupRecount,
    ReportScopeRepository,
    ReportSumsRepository,
    ReportsService,
    ReportFiles,
    HomeFiguresRepository,
    HomeService,
    OnTimeRepository,
    OnTimeService,
    ConversionRepository,
    ConversionService,
    InsightFiles,
    SchedulesRepository,
    SchedulesService,
    Unsubscriptions,
    ReportPrinter,
    ScheduledFiles,
    ScheduleSender,
  ],
})
export class ReportingModule {}
