import type { SdStatus } from '@overland/contracts';
import { anOrder } from '../testing/an-order';
import { dueText, paymentHistory } from './payment-facts';

it.each<[SdStatus, string]>([
  ['new', 'Due now: pickup starts Dec 7, 2026.'],
  ['accepted', 'Due now: pickup starts Dec 7, 2026.'],
  ['picked_up', 'Due now: it was picked up unpaid.'],
  ['delivered', 'Due now: it was delivered unpaid.'],
  ['invoiced', 'Due now: it was delivered unpaid.'],
])('says why an order that is %s has to be paid now, flagged or not', (sdStatus, text) => {
  expect(dueText(anOrder({ isPaymentDue: true, sdStatus }))).toBe(text);
  expect(dueText(anOrder({ isPaymentDue: true, sdStatus: 'flagged', flaggedFrom: sdStatus }))).toBe(text);
});

it('says nothing of a payment that is not due', () => {
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
  const asked = anOrder({ paymentRequestedAt: '2026-11-23T15:00:00', actions: ['payment'] });
  expect(paymentHistory(asked)).toEqual(['Requested today, Nov 23, 3:00 PM.']);
});
