import { toPlacedOrder } from '../demo/to-placed-order.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { aDemoOrder } from '../testing/demo-order.builder.js';
import { nextStep, type Told, wantedOf } from './next-step.js';

const anOrder = (overrides: Partial<PlacedOrder> = {}): PlacedOrder => ({
  ...toPlacedOrder(aDemoOrder({ orderId: 'the order' })),
  ...overrides,
});

const unknown: Told = { tmsGuid: null, sent: {}, createBeganAt: null };
const createBeganAt = new Date('2026-11-20T15:00:00Z');
/** Created there, with all that carriers may know of it as it is now. */
const known = (sent: Told['sent'] = {}): Told => ({
  tmsGuid: 'g',
  createBeganAt,
  sent: { content: wantedOf(anOrder()).content, ...sent },
});
const another = { content: 'another' };

describe('an order that the TMS does not know', () => {
  test.each([
    ['new', null, 'create'],
    ['on_hold', null, 'create'],
    ['accepted', null, 'create'],
    ['flagged', 'posted', 'create'],
    ['picked_up', null, null],
    ['flagged', 'picked_up', null],
    ['delivered', null, null],
    ['paid', null, null],
    ['order_canceled', null, null],
  ] as const)('and is %s (flagged from: %s) needs: %s', (sdStatus, flaggedFrom, step) => {
    expect(nextStep(anOrder({ sdStatus, flaggedFrom }), unknown)).toBe(step);
  });

  test.each(['new', 'picked_up', 'order_canceled'] as const)(
    'is looked for first when a create of it began, though it is %s by now',
    (sdStatus) => {
      expect(nextStep(anOrder({ sdStatus }), { ...unknown, createBeganAt })).toBe('find');
    },
  );
});

describe('an order that the TMS knows', () => {
  test.each([
    ['new', null, {}, null],
    ['new', null, { held: false, canceled: false, paid: false }, null],
    ['new', null, another, 'update'],
    ['accepted', null, another, 'update'],
    ['flagged', 'accepted', another, 'update'],
    ['picked_up', null, another, 'update'],
    ['on_hold', null, {}, 'hold'],
    ['on_hold', null, { held: false }, 'hold'],
    ['flagged', 'on_hold', {}, 'hold'],
    ['on_hold', null, { held: true }, null],
    ['flagged', 'on_hold', { held: true }, null],
    ['new', null, { held: true }, 'release'],
    ['on_hold', null, another, 'update'],
    ['delivered', null, another, null],
    ['flagged', 'delivered', another, null],
    ['delivered', null, {}, null],
    ['invoiced', null, {}, null],
    ['paid', null, {}, 'markPaid'],
    ['paid', null, { ...another, paid: false }, 'markPaid'],
    ['flagged', 'paid', {}, 'markPaid'],
    ['paid', null, { paid: true }, null],
    ['invoiced', null, { paid: true }, null],
    ['order_canceled', null, {}, 'cancel'],
    ['order_canceled', null, another, 'cancel'],
    ['order_canceled', null, { canceled: true }, null],
    ['order_canceled', null, { ...another, canceled: true }, null],
    ['new', null, { canceled: true }, 'startOver'],
    ['on_hold', null, { ...another, canceled: true }, 'startOver'],
  ] as const)('and is %s (flagged from: %s), of which %j was sent, needs: %s', (...row) => {
    const [sdStatus, flaggedFrom, sent, step] = row;
    expect(nextStep(anOrder({ sdStatus, flaggedFrom }), known(sent))).toBe(step);
  });

  test('needs no update when what changed is no concern of carriers, such as the price', () => {
    expect(nextStep(anOrder({ price: 2000, version: 9 }), known())).toBeNull();
    expect(nextStep(anOrder({ customerFullName: 'Kim Lee' }), known())).toBe('update');
  });
});
