import * as z from 'zod/mini';
import { day, id, instant } from './fields.js';
import { SurveyQuestion } from './survey.js';
import { surveyMessages } from './survey-words.js';

/** What one customer wrote to a question. */
export const SurveyResponse = z.object({
  orderId: id,
  /** The number of the order. */
  uniqueId: z.int(),
  companyName: z.string(),
  /** null where the question is answered with words alone. */
  rating: z.nullable(z.int()),
  explanation: z.string(),
  answeredAt: instant,
  /** '' where it is not known. */
  customerFirstName: z._default(z.string(), ''),
});
export type SurveyResponse = z.infer<typeof SurveyResponse>;

export const SurveyQuestionResults = z.extend(SurveyQuestion, {
  /** Of 5, with one decimal; null without ratings. */
  average: z.nullable(z.number()),
  /** How many customers gave 1, 2, 3, 4 and 5; empty where there is no scale. */
  counts: z.array(z.int()),
  /** With words, newest first. */
  responses: z.array(SurveyResponse),
  /** The cursor of the page that follows; null on the last one. */
  next: z.nullable(z.string()),
});
export type SurveyQuestionResults = z.infer<typeof SurveyQuestionResults>;

/** Each question in its order. */
export const SurveyResults = z.object({
  /** How many surveys this counts. */
  surveys: z.int(),
  questions: z.array(SurveyQuestionResults),
});
export type SurveyResults = z.infer<typeof SurveyResults>;

/** The search of the results: the number of an order. */
export const SurveyOrderSearch = z.strictObject({
  orderId: z
    .string(surveyMessages.invalidOrderId)
    .check(z.trim(), z.regex(/^\d{1,9}$/, surveyMessages.invalidOrderId)),
});

/** Of the answers from this day to that day, inclusive, where the company is; all without them. */
export const surveyDays = { from: z.optional(day), to: z.optional(day) };
export type SurveyDays = { from?: string | undefined; to?: string | undefined };

/** A place in the responses of a question: milliseconds and the id of a survey. */
export const SurveyCursor = z.string().check(z.regex(/^\d{1,15}\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/));
