import type { SurveySubmission } from '@overland/contracts';
import type { SurveyAnswerEntity } from './survey-answer.entity.js';

type Answer = Pick<SurveyAnswerEntity, 'questionId' | 'rating' | 'explanation'>;

export function answersOf(submission: Omit<SurveySubmission, 'id'>): Answer[] {
  const { communications, driver, recommend, additionalFeedback } = submission;
  return [
    { questionId: 'communications', rating: communications, explanation: submission.communicationsDetail },
    { questionId: 'driver', rating: driver, explanation: submission.driverDetail },
    { questionId: 'recommend', rating: recommend, explanation: submission.recommendDetail },
    { questionId: 'additionalFeedback', rating: null, explanation: additionalFeedback },
  ];
}
