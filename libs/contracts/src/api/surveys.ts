import * as z from 'zod/mini';
import { endpoint, endpointsOf } from '../endpoint.js';
import { id, queryInt } from '../fields.js';
import { CustomerSurvey } from '../survey.js';
import { SurveyCursor, SurveyQuestionResults, SurveyResults, surveyDays } from '../survey-results.js';
import { SurveyLinkToken, SurveySubmission } from '../survey-submission.js';

/** The survey as customers answer it, by the link of an email. Its token is in the body: addresses of calls end in logs. */
export const customerSurveys = endpointsOf('reporting', {
  open: endpoint('POST', '/customer-survey', {
    access: 'public',
    rate: 'publicWrite',
    summary: "The questions about the customer's own order, and whether they are answered",
    body: SurveyLinkToken,
    reply: CustomerSurvey,
  }),
  submit: endpoint('POST', '/survey', {
    access: 'public',
    rate: 'publicWrite',
    summary: "The customer's answers, once for each order",
    body: SurveySubmission,
    reply: z.object({ message: z.string() }),
  }),
});

const readers = ['MCAdmin', 'Admin'] as const;

/** What customers answered: of all portals for MCAdmin, of the own one for an Admin (docs/product/surveys.md). */
export const surveys = endpointsOf('reporting', {
  list: endpoint('GET', '/surveys', {
    access: readers,
    summary: 'The results of each question, with the newest responses',
    query: z.strictObject(surveyDays),
    reply: SurveyResults,
  }),
  get: endpoint('GET', '/surveys/:questionId', {
    access: readers,
    summary: 'The results of one question, with its responses page by page',
    params: z.object({ questionId: z.string().check(z.regex(/^[a-zA-Z]{1,40}$/)) }),
    query: z.strictObject({
      /** One portal of all: honored for MCAdmin, ignored for everyone else. */
      portalId: z.optional(id),
      cursor: z.optional(SurveyCursor),
      ...surveyDays,
    }),
    reply: SurveyQuestionResults,
  }),
  ofOrder: endpoint('GET', '/survey/:uniqueId', {
    access: readers,
    summary: 'The results of one order, by its number',
    params: z.object({ uniqueId: queryInt(0, 999_999_999) }),
    /** View As, or one portal of all: honored for MCAdmin, ignored for everyone else. */
    query: z.strictObject({ portalId: z.optional(id) }),
    reply: SurveyResults,
  }),
  ofPortal: endpoint('GET', '/survey/portal/:portalId', {
    access: readers,
    summary: 'The results of one portal, for MCAdmin, or of the own one',
    params: z.object({ portalId: id }),
    query: z.strictObject(surveyDays),
    reply: SurveyResults,
  }),
});
