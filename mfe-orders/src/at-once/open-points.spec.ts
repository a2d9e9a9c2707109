import { openPointsOf } from './open-points';

it.each([
  [{ due: 990, termsAccepted: false }, '$990 COD is not paid, and the customer has not accepted the terms.'],
  [{ due: 490, termsAccepted: true }, '$490 COD is not paid.'],
  [{ due: 0, termsAccepted: false }, 'the customer has not accepted the terms.'],
  [{ due: 0, termsAccepted: true }, null],
])('names what of the customer is still open: %#', (open, text) => {
  expect(openPointsOf(open)).toBe(text);
});
