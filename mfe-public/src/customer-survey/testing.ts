import type { CustomerSurvey, SurveyQuestion } from '@overland/contracts';

const scale = { isScale: true, hasExplanation: true };
export const questions: SurveyQuestion[] = [
  { id: 'communications', text: 'Our communication with you', ...scale, order: 1 },
  { id: 'driver', text: 'Your driver', ...scale, order: 2 },
  { id: 'recommend', text: 'Would you recommend us?', ...scale, order: 3 },
  {
    id: 'additionalFeedback',
    text: 'Anything else we should know?',
    isScale: false,
    hasExplanation: false,
    order: 4,
  },
];

/** A survey that nobody has answered, unless overridden. */
export const aCustomerSurvey = (overrides: Partial<CustomerSurvey> = {}): CustomerSurvey => ({
  uniqueId: 10_215,
  companyName: 'Riverside Motors',
  companyLogo: null,
  isCustomerPortal: true,
  portal: { displayMCLogo: true, accentColor: '' },
  contact: { email: '', phone: '(555) 010-0177' },
  pickupCity: 'Portland',
  deliveryCity: 'Sacramento',
  deliveredOn: '2026-11-19',
  firstName: 'Grace',
  vehicle: 'Volvo',
  isAnswered: false,
  questions,
  ...overrides,
});
