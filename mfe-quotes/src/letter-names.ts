import type { FollowUpLetterName } from '@overland/contracts';

/** The templates of emails about a quote, as people choose them. */
export const letterNames: Record<FollowUpLetterName, string> = {
  offer: 'The quote',
  reminder: 'A short reminder',
  questions: 'Any questions?',
  priceEnds: 'The price ends soon',
};
