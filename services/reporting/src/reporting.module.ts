import { Module } from '@nestjs/common';
import { DatabaseModule, PortalReplica } from '@overland/service-kit';
import { reportingDatabase } from './data-source.js';
import { OrderFacts } from './facts/order-facts.js';
import { QuoteFacts } from './facts/quote-facts.js';
import { CustomerSurveysController } from './surveys/customer-surveys.controller.js';
import { CustomerSurveys } from './surveys/customer-surveys.service.js';
import { SurveyResultsController } from './surveys/survey-results.controller.js';
import { SurveyResultsRepository } from './surveys/survey-results.repository.js';
import { SurveyResultsService } from './surveys/survey-results.service.js';
import { SurveysRepository } from './surveys/surveys.repository.js';
import { SURVEYS_CONFIG, surveysConfig } from './surveys/surveys-config.js';

@Module({
  imports: [DatabaseModule.forService(reportingDatabase)],
  controllers: [CustomerSurveysController, SurveyResultsController],
  providers: [
    PortalReplica,
    QuoteFacts,
    OrderFacts,
    { provide: SURVEYS_CONFIG, useFactory: surveysConfig },
    SurveysRepository,
    CustomerSurveys,
    SurveyResultsRepository,
    SurveyResultsService,
  ],
})
export class ReportingModule {}
