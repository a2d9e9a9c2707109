import { anOrder } from '../testing/an-order';
import { dueText, paymentHistory } from './payment-facts';

it('says why an order has to be paid now', () => {
  const due = (status: 'New' | 'Picked Up' | 'Delivered') => dueText(anOrder({ isPaymentDue: true, status }));
  expect(due('New')).toBe('Due now: pickup starts Dec 7, 2026.');
  expect(due('Picked Up')).toBe('Due now: it was picked up unpaid.');
  expect(due('Delivered')).toBe('Due now: it was delivered unpaid.');
  expect(dueText(anOrder({ isPaymentDue: false }))).toBeNull();
});

it('says who marked it paid and when it was asked for', () => {
  const order = anOrder({
    paid: true,
    paidBy: 'Dana Whitfield',
    paidAt: '2026-11-24T15:00:00',
    paymentRequestedAt: '2026-11-23T15:00:00',
  });
  expect(paymentHistory(order)).toEqual([
    'Marked paid by Dana Whitfield, Nov 24, 3:00 PM.',
    'Requested Nov 23, 3:00 PM.',
  ]);
  expect(paymentHistory(anOrder())).toEqual([]);
});
