import * as z from 'zod/mini';
import { PublicQuote } from './quote.js';

export const SurveyQuestion = z.object({
  id: z.string(),
  text: z.string(),
  /** Answered with 1 to 5; others with words alone. */
  isScale: z.boolean(),
  /** Whether the rating is explained in words. */
  hasExplanation: z.boolean(),
  order: z.int(),
});
export type SurveyQuestion = z.infer<typeof SurveyQuestion>;

/** What the page of the survey shows of the order: an allow-list. */
export const CustomerSurvey = z.object({
  uniqueId: z.int(),
  companyName: z.string(),
  companyLogo: z.nullable(z.string()),
  isCustomerPortal: z.boolean(),
  portal: z.pick(PublicQuote.shape.portal, { displayMCLogo: true, accentColor: true }),
  /** Whom the customer asks; '' where that is the provider. */
  contact: z.object({ email: z.string(), phone: z.string() }),
  pickupCity: z.string(),
  deliveryCity: z.string(),
  /** The calendar day where the company is; null where the delivery is older than what we know of it. */
  deliveredOn: z.nullable(z.string()),
  /** '' where it is not known. */
  firstName: z.string(),
  /** The make; '' for several vehicles, or where it is not known. */
  vehicle: z.string(),
  isAnswered: z.boolean(),
  questions: z.array(SurveyQuestion),
});
export type CustomerSurvey = z.infer<typeof CustomerSurvey>;
