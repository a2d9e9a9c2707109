import { anOrder } from '../testing/an-order';
import { openPointsOf } from './open-points';

const unpaid = { paymentType: 'COD', paid: false, paidAmount: null, price: 990 } as const;

it.each([
  [
    { ...unpaid, termsAcceptedAt: null },
    'Still open: $990 COD is not paid, and the customer has not accepted the terms.',
  ],
  [
    { ...unpaid, paidAmount: 500, termsAcceptedAt: '2026-11-20T15:00:00.000Z' },
    'Still open: $490 COD is not paid.',
  ],
  [{ ...unpaid, paymentType: 'Billing', termsAcceptedAt: '2026-11-20T15:00:00.000Z' }, null],
] as const)('names what of the customer is still open: %#', (order, text) => {
  expect(openPointsOf(anOrder(order))).toBe(text);
});
