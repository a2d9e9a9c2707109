import { isPaymentOpen, paymentStories, paymentStory, paymentText } from './payment-story.js';

const cod = { paymentType: 'COD', paid: false, isHeld: false, sdStatus: 'new' } as const;

test.each([
  ['billing', { paymentType: 'Billing' }],
  ['billing', { paymentType: 'Billing', paid: true }],
  ['dueBeforePickup', {}],
  ['heldUntilPaid', { isHeld: true, sdStatus: 'on_hold' }],
  ['dueLate', { sdStatus: 'picked_up' }],
  ['dueLate', { sdStatus: 'delivered', isHeld: true }],
  ['paid', { paid: true }],
  ['paid', { paid: true, sdStatus: 'delivered' }],
  ['canceled', { sdStatus: 'order_canceled' }],
  ['canceled', { sdStatus: 'order_canceled', paymentType: 'Billing', paid: true }],
  ['canceledPaid', { sdStatus: 'order_canceled', paid: true }],
] as const)('it is %s of an order with %o', (story, order) => {
  expect(paymentStory({ ...cod, ...order })).toBe(story);
});

test('of a canceled order what was paid in part is to be talked about', () => {
  expect(paymentStory({ ...cod, sdStatus: 'order_canceled', paidAmount: 500 })).toBe('canceledPaid');
});

test('the customer still has to pay what is due, now or later', () => {
  expect(paymentStories.filter(isPaymentOpen)).toEqual(['dueBeforePickup', 'heldUntilPaid', 'dueLate']);
});

const told = { price: 1090, company: 'Lone Star Motors', payee: 'Overland', paidOn: '2026-11-20' };

test.each([
  ['billing', 'Billed to Lone Star Motors.'],
  ['dueBeforePickup', 'Payment of $1,090 to Overland is due before the pickup.'],
  ['heldUntilPaid', 'You pay $1,090 to Overland before the pickup. We assign a driver once it is paid.'],
  ['dueLate', 'Payment of $1,090 to Overland is due.'],
  ['paid', 'Paid on Nov 20, 2026: $1,090. Thank you.'],
  ['canceled', 'Nothing is due.'],
  ['canceledPaid', 'Call us about your payment of $1,090.'],
] as const)('%s reads: %s', (story, text) => {
  expect(paymentText(story, told)).toBe(text);
});

test.each([
  ['dueBeforePickup', 'Paid: $500 of $1,090. Payment of $590 to Overland is due before the pickup.'],
  [
    'heldUntilPaid',
    'Paid: $500 of $1,090. You pay $590 to Overland before the pickup. We assign a driver once it is paid.',
  ],
  ['dueLate', 'Paid: $500 of $1,090. Payment of $590 to Overland is due.'],
  ['canceledPaid', 'Call us about your payment of $500.'],
] as const)('%s reads, where $500 were paid: %s', (story, text) => {
  expect(paymentText(story, { ...told, paidAmount: 500 })).toBe(text);
});

test.each([
  [{ paidOn: null }, 'Paid: $1,090. Thank you.'],
  [{ paidAmount: null }, 'Paid on Nov 20, 2026: $1,090. Thank you.'],
  [
    { paidAmount: 1000 },
    'Paid on Nov 20, 2026: $1,000. Thank you. The price is $90 more now. Call us about the difference.',
  ],
  [
    { paidAmount: 1100 },
    'Paid on Nov 20, 2026: $1,100. Thank you. The price is $10 less now. Call us about the difference.',
  ],
])('a payment with %o reads: %s', (payment, text) => {
  expect(paymentText('paid', { ...told, ...payment })).toBe(text);
});
