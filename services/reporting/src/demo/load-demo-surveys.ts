import type { SurveySubmission } from '@overland/contracts';
import { inSystem } from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { SurveysRepository } from '../surveys/surveys.repository.js';

export interface DemoSurvey {
  orderId: string;
  portalId: string;
  uniqueId: number;
  answeredAt: Date;
  answers: Omit<SurveySubmission, 'id'>;
}

/** Writes demo surveys. Existing ones stay, so it can run again. Orders is not notified. */
export function loadDemoSurveys(dataSource: DataSource, surveys: readonly DemoSurvey[]): Promise<void> {
  const repository = new SurveysRepository();
  return inSystem(dataSource, async (manager) => {
    for (const survey of surveys) await repository.add(manager, survey);
  });
}
