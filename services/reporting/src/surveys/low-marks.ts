import { type LowMark, lowestRatings, type SurveySubmission } from '@overland/contracts';

/** The answers that the company should hear of at once. */
export const lowMarksOf = (answers: Omit<SurveySubmission, 'id'>): LowMark[] =>
  (['communications', 'driver', 'recommend'] as const)
    .map((about) => ({ about, rating: answers[about], detail: answers[`${about}Detail`] }))
    .filter(({ rating }) => rating <= lowestRatings);
