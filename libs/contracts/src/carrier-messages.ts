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
