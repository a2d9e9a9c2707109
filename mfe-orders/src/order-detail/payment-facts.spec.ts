import { anOrder } from '../testing/an-order';
import { dueText, paymentHistory } from './payment-facts';

it('says why an order has to be paid now', () => {
  const due = (status: 'New' | 'Picked Up' | 'Delivered') => dueText(anOrder({ isPaymentDue: true, status }));
  expect(due('New')).toBe('Due now: pickup starts Dec 7, 2026.');
  expect(due('Picked Up')).toBe('Due now: it was picked up unpaid.');
  expect(due('Delivered')).toBe('Due now: it was delivered unpaid.');
  expect(dueText(anOrder({ isPaymentDue: false }))).toBeNull();
});

it('says who marked it paid and who accepted the terms', () => {
  const order = anOrder({
    paid: true,
    paidBy: 'Dana Whitfield',
    paidAt: '2026-11-24T15:00:00',
    termsAcceptedAt: '2026-11-21T15:00:00',
    termsAcceptedBy: 'Marcus Bell',
  });
  expect(paymentHistory(order)).toEqual([
    'Marked paid by Dana Whitfield, Nov 24, 3:00 PM.',
    'Terms accepted by Marcus Bell, Nov 21, 3:00 PM.',
  ]);
  expect(paymentHistory(anOrder())).toEqual(['Terms not accepted yet.']);
});
