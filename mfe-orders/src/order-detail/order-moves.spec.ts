import { anOrder } from '../testing/an-order';
import { effectOf, hasDialog, movedText, movesOf, nextMove } from './order-moves';

const labels = (changes: Parameters<typeof anOrder>[0]) =>
  movesOf(anOrder(changes)).map(({ label }) => label);

describe('the next step of an order', () => {
  it.each([
    ['new', ['on_hold', 'posted', 'accepted', 'flagged', 'order_canceled'], 'Mark Posted'],
    ['on_hold', ['new', 'posted', 'flagged', 'order_canceled'], 'Release'],
    ['posted', ['new', 'posted_to_loadboard', 'accepted', 'on_hold'], 'Mark Driver Assigned'],
    ['accepted', ['new', 'posted', 'picked_up', 'delivered', 'flagged'], 'Mark Picked Up'],
    ['picked_up', ['delivered', 'accepted', 'flagged'], 'Mark Delivered'],
    ['flagged', ['picked_up'], 'Remove flag'],
    ['flagged', ['pending', 'order_canceled'], 'Remove flag'],
    ['order_canceled', ['new'], 'Reinstate'],
  ] as const)('that is %s is one of those that the server allows', (sdStatus, moves, label) => {
    expect(nextMove({ sdStatus, moves: [...moves] })?.label).toBe(label);
  });
  it('is none for those who may only cancel it', () => {
    expect(nextMove({ sdStatus: 'new', moves: ['order_canceled'] })).toBeNull();
  });
});

it('names a step back as one, to be asked about', () => {
  const moves = movesOf({ sdStatus: 'picked_up', moves: ['delivered', 'accepted', 'flagged'] });
  expect(moves).toEqual([
    { to: 'accepted', label: 'Back to Assigned Driver', isBack: true },
    { to: 'delivered', label: 'Mark Delivered', isBack: false },
    { to: 'flagged', label: 'Flag for attention', isBack: false },
  ]);
});

it('offers nothing that the server does not', () => {
  expect(labels({ sdStatus: 'delivered', moves: [] })).toEqual([]);
});

it('says what was done', () => {
  expect(movedText(anOrder({ sdStatus: 'new' }), 'on_hold')).toBe('Order #10234 is released.');
  expect(movedText(anOrder({ sdStatus: 'flagged' }), 'new')).toBe('Order #10234 is flagged for attention.');
  expect(movedText(anOrder({ sdStatus: 'picked_up', sdStatusLabel: 'Picked Up' }), 'accepted')).toBe(
    'Order #10234: Picked Up.',
  );
});

it('says that a flagged order was canceled, not that its flag is removed', () => {
  expect(movedText(anOrder({ sdStatus: 'order_canceled' }), 'flagged')).toBe('Order #10234 is canceled.');
  expect(movedText(anOrder({ sdStatus: 'posted' }), 'flagged')).toBe('The flag of order #10234 is removed.');
});

it.each([
  ['delivered', 'invoiced', /counts as invoiced.*Nobody is emailed/],
  ['flagged', 'picked_up', /^The flag goes away: the order is Picked Up again\./],
  ['order_canceled', 'new', /no longer canceled: it is New Booking again/],
  ['on_hold', 'new', /released for transport/],
] as const)('says what the step from %s to %s does, and whom it tells', (sdStatus, to, text) => {
  const move = { to, label: '', isBack: false };
  expect(effectOf({ sdStatus, sdStatusLabel: '' }, move)).toMatch(text);
});

it.each([
  ['posted', 'flagged', true],
  ['posted', 'on_hold', true],
  ['flagged', 'on_hold', false],
  ['order_canceled', 'on_hold', false],
  ['posted', 'accepted', true],
  ['flagged', 'accepted', false],
] as const)('asks in a dialog from %s to %s: %s', (sdStatus, to, expected) => {
  expect(hasDialog({ sdStatus }, { to, label: '', isBack: false })).toBe(expected);
});
