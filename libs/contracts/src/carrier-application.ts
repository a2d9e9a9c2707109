import * as z from 'zod/mini';
import { carrierMessages } from './carrier-messages.js';
import { customerLanguage, email, personName, phone, requiredPersonName } from './fields.js';

/** What a carrier tells of itself to drive for us. */
export const CarrierApplication = z.strictObject({
  firstName: personName,
  lastName: personName,
  email: email(carrierMessages.emailRequired),
  phone,
  company: requiredPersonName(carrierMessages.companyRequired),
  templateId: z._default(z.literal('Carriers'), 'Carriers'),
  /** Of the applicant's copy. */
  language: z._default(customerLanguage, 'en'),
  /** Hidden from people, so only robots fill it in. */
  website: z._default(z.string().check(z.maxLength(500)), ''),
});
export type CarrierApplication = z.infer<typeof CarrierApplication>;
