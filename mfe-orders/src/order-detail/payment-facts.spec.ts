import type { EmailLog, Order, SdStatus } from '@overland/contracts';
import { anOrder } from '../testing/an-order';
import { dueText, partText, paymentName, requestText, takenText } from './payment-facts';

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

const payment = {
  id: 'one',
  method: 'check',
  amount: 500,
  paidOn: '2026-11-18',
  reference: '1042',
  takenBy: 'Dana Whitfield',
  takenAt: '2026-11-20T15:00:00',
  voidedBy: null,
  voidedAt: null,
} as const;

it('says how it was paid, when, who took it and who removed it', () => {
  expect(paymentName(payment)).toBe('Check 1042');
  expect(takenText(payment)).toBe('Nov 18, 2026, taken by Dana Whitfield on Nov 20, 3:00 PM.');
  const removed = { ...payment, voidedBy: 'Robin Lee', voidedAt: '2026-11-20T15:01:00' };
  expect(takenText(removed)).toMatch(/Removed by Robin Lee on Nov 20, 3:01 PM\.$/);
  const old = { ...payment, method: 'notRecorded', reference: '', paidOn: null } as const;
  expect(paymentName(old)).toBe('Method not recorded');
  expect(takenText(old)).toBe('Marked paid by Dana Whitfield on Nov 20, 3:00 PM.');
});

it.each<[Partial<Order>, string | null]>([
  [{ paidAmount: null }, null],
  [{ paidAmount: 500, price: 1049 }, 'Paid $500 of $1,049, $549 due.'],
  [{ paidAmount: 1049, price: 1049, paid: true }, null],
  [{ paidAmount: 1000, price: 1049, paid: true }, 'Paid $1,000 of $1,049, $49 due.'],
  [{ paidAmount: 1100, price: 1049, paid: true }, 'Paid $1,100 of $1,049, $51 too much.'],
  [{ paidAmount: 500, price: 1049, status: 'Canceled' }, 'Paid $500 of $1,049.'],
])('of %j says: %j', (order, text) => {
  expect(partText(anOrder(order))).toBe(text);
});

it('says when it was asked for', () => {
  const asked = anOrder({ paymentRequestedAt: '2026-11-23T15:00:00' });
  expect(requestText(asked, [])).toBe('Requested Nov 23, 3:00 PM.');
  expect(requestText({ ...asked, actions: ['payment'] }, [])).toBe('Requested today, Nov 23, 3:00 PM.');
  expect(requestText(anOrder(), [])).toBeNull();
});

it('says that a request waits, and whether it can be taken back', () => {
  const asked = anOrder({ paymentRequestedAt: '2026-11-23T15:00:00' });
  const waiting = [{ template: 'Payment Request', status: 'queued' }] as EmailLog[];
  const text = 'The request to pay waits, and goes out a minute after the last step with the order.';
  expect(requestText(asked, waiting)).toBe(text);
  const undoUntil = '2026-11-23T15:01:00';
  expect(requestText({ ...asked, undoUntil }, waiting)).toBe(`${text} It can still be taken back.`);
});
