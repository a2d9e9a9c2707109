import * as z from 'zod/mini';
import { atMost } from './fields.js';
import { ratingLegends, surveyMessages } from './survey-words.js';

// Apart from what the page of the survey reads: its form needs this alone.

/** The secret of a customer's link. A text of any shape is taken, so that every wrong one gets the same answer. */
const token = z.string().check(z.maxLength(200));
export const SurveyLinkToken = z.strictObject({ token });

const rating = z
  .int(surveyMessages.ratingRequired)
  .check(z.gte(1, surveyMessages.ratingRequired), z.lte(ratingLegends.length, surveyMessages.ratingRequired));
const words = z._default(z.string().check(z.trim(), atMost(1000)), '');

/** What a customer answers; `id` is the token of the link. */
export const SurveySubmission = z.strictObject({
  id: token,
  communications: rating,
  communicationsDetail: words,
  driver: rating,
  driverDetail: words,
  recommend: rating,
  recommendDetail: words,
  additionalFeedback: words,
});
export type SurveySubmission = z.infer<typeof SurveySubmission>;
