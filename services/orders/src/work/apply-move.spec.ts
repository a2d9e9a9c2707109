import type { PlacedOrder } from '../orders/order.entity.js';
import { skippedStates } from '../orders/order-states.js';
import { applyMove } from './apply-move.js';

const order = {
  id: 'the order',
  portalId: 'the portal',
  version: 4,
  sdStatus: 'posted',
  sdStatusLabel: 'Confirmed',
  isPublic: false,
  paymentType: 'COD',
  paid: false,
  pickedUpAt: null,
  deliveredAt: null,
} as PlacedOrder;
const at = new Date('2026-11-20T15:00:00Z');

const earlier = new Date('2026-11-19T15:00:00Z');
const move = { at, actor: 'Robin Lee', source: 'staff', note: '' } as const;

describe('the time of the pickup', () => {
  test.each([
    ['picked_up', null, at],
    ['delivered', null, at],
    ['delivered', earlier, earlier],
    ['flagged', earlier, earlier],
    ['accepted', earlier, null],
  ] as const)('after a move to %s, known before as %s, is %s', (to, pickedUpAt, expected) => {
    expect(applyMove({ ...order, pickedUpAt }, { ...move, to }).columns.pickedUpAt).toEqual(expected);
  });
});

describe('the time of the delivery', () => {
  test.each([
    ['delivered', null, at],
    ['paid', null, at],
    ['invoiced', earlier, earlier],
    ['flagged', earlier, earlier],
    ['picked_up', earlier, null],
    ['accepted', null, null],
  ] as const)('after a move to %s, known before as %s, is %s', (to, deliveredAt, expected) => {
    expect(applyMove({ ...order, deliveredAt }, { ...move, to }).columns.deliveredAt).toEqual(expected);
  });
});

describe('a flag', () => {
  test.each([
    ['pending', 'pending'],
    ['order_canceled', 'new'],
  ] as const)('of an order that is %s leads back to %s', (sdStatus, flaggedFrom) => {
    expect(applyMove({ ...order, sdStatus }, { ...move, to: 'flagged' }).columns).toMatchObject({
      flaggedFrom,
    });
  });
});

describe('a move that the TMS reports', () => {
  test('is applied though states were skipped, which the history has as implied, and mails the last one alone', () => {
    const skipped = skippedStates('posted', 'delivered');
    const change = applyMove(order, {
      to: 'delivered',
      at,
      actor: 'TMS',
      source: 'tms',
      note: 'Signed.',
      skipped,
    });
    expect(change.columns).toMatchObject({ version: 5, sdStatus: 'delivered', status: 'Delivered' });
    expect(
      change.activities.map(({ fromStatus, toStatus, source, note }) => [fromStatus, toStatus, source, note]),
    ).toEqual([
      ['posted', 'accepted', 'tms', 'Implied by a later state.'],
      ['accepted', 'picked_up', 'tms', 'Implied by a later state.'],
      ['picked_up', 'delivered', 'tms', 'Signed.'],
    ]);
    expect(change.milestones).toEqual([{ milestone: 'delivered', transition: 'delivered' }]);
  });
});
