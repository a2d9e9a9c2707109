import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { CustomerSurvey, SurveyLinkToken, SurveySubmission } from '../survey.js';

/** The survey as customers answer it, by the link of an email. Its token is in the body: addresses of calls end in logs. */
export const customerSurveys = {
  open: endpoint('POST', '/customer-survey', {
    service: 'reporting',
    access: 'public',
    rate: 'publicWrite',
    summary: "The questions about the customer's own order, and whether they are answered",
    body: SurveyLinkToken,
    reply: CustomerSurvey,
  }),
  submit: endpoint('POST', '/survey', {
    service: 'reporting',
    access: 'public',
    rate: 'publicWrite',
    summary: "The customer's answers, once for each order",
    body: SurveySubmission,
    reply: z.object({ message: z.string() }),
  }),
};
