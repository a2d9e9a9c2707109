import { shownState } from './order-state.js';

it.each([
  ['posted', 'New', 'posted'],
  ['paid', 'Delivered', 'delivered'],
  ['flagged', 'Picked Up', 'picked_up'],
  ['order_canceled', 'Canceled', 'order_canceled'],
  ['declined', 'New', null],
] as const)('shows an order in %s that is %s as %s', (sdStatus, status, shown) => {
  expect(shownState({ sdStatus, status })).toBe(shown);
});
