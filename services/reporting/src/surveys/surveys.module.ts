import { Module } from '@nestjs/common';
import { CustomerSurveysController } from './customer-surveys.controller.js';
import { CustomerSurveys } from './customer-surveys.service.js';
import { SurveyResultsController } from './survey-results.controller.js';
import { SurveyResultsRepository } from './survey-results.repository.js';
import { SurveyResultsService } from './survey-results.service.js';
import { SurveysRepository } from './surveys.repository.js';

@Module({
  controllers: [CustomerSurveysController, SurveyResultsController],
  providers: [CustomerSurveys, SurveyResultsRepository, SurveyResultsService, SurveysRepository],
})
export class SurveysModule {}
