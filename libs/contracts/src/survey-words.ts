// A separate file without schemas: the page of a link that does not work needs no zod.

/** What each rating means, from 1 on (docs/product/surveys.md). */
export const ratingLegends = ['Poor', 'Below Average', 'Average', 'Good', 'Excellent Experience'] as const;

/** A rating up to this one is a complaint: the company is told at once. */
export const lowestRatings = 2;

/** The same for the question whether the customer recommends us. */
export const recommendLegends = [
  'I would not recommend your company.',
  'I would rather not recommend you.',
  'I might recommend you.',
  'I would recommend you.',
  'You guys were awesome! I would highly recommend you.',
] as const;

export const surveyMessages = {
  ratingRequired: 'Please choose a rating.',
  sent: 'Thank you! Your answers are with the team that moved your order.',
  answered: 'You have answered already. Thank you!',
  notDelivered: 'This order is not delivered yet. We ask how it went once it is.',
  invalidOrderId: 'Enter a valid order ID.',
  notSubmitted: 'There was an error submitting this survey.',
  notLoaded: 'There was an error getting this survey.',
} as const;
