import type { SurveySubmission } from '@overland/contracts';
import { systemScope, withPortal } from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { SurveysRepository } from '../surveys/surveys.repository.js';

/** What the customer of a demo order answered. */
export interface DemoSurvey {
  orderId: string;
  portalId: string;
  /** The number of the order. */
  uniqueId: number;
  answeredAt: Date;
  answers: Omit<SurveySubmission, 'id'>;
}

/** Writes demo surveys; those that are there already stay, so that it can be run again. Orders is told nothing. */
export function loadDemoSurveys(dataSource: DataSource, surveys: readonly DemoSurvey[]): Promise<void> {
  const repository = new SurveysRepository();
  return withPortal(dataSource, systemScope, async (manager) => {
    for (const survey of surveys) await repository.add(manager, survey);
  });
}
