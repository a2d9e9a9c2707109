import * as z from 'zod/mini';
import { customerLanguage, email, personName, phone, requiredPersonName } from './fields.js';

export const carrierMessages = {
  emailRequired: 'An email address is required.',
  companyRequired: 'Company name is required.',
  sent: 'Thank you! We have received your application and sent you a copy.',
  /** While too many come; the copy is left out. */
  received: 'Thank you! We have received your application and will write to you.',
  tooMany: 'You have applied already. We will write to you; or call us.',
  tooManyOfAll: 'We cannot take more applications right now. Please try again in an hour, or call us.',
  unreachable: 'There was an error sending this email.',
} as const;

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
