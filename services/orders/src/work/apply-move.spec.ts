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
  carrierName: '',
  driverName: '',
  driverPhone: '',
  truck: '',
  pickupCondition: null,
  deliveryCondition: null,
  vehicles: [{}],
  vehicleNames: ['2021 Subaru Outback'],
} as unknown as PlacedOrder;
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

describe('the time that staff give', () => {
  const happenedAt = new Date('2026-11-18T15:00:00Z');

  test('replaces what is known of the pickup', () => {
    const { columns } = applyMove(
      { ...order, pickedUpAt: earlier },
      { ...move, to: 'picked_up', happenedAt },
    );
    expect(columns).toMatchObject({ pickedUpAt: happenedAt, deliveredAt: null });
  });

  test('of a delivery leaves the known time of the pickup', () => {
    const { columns } = applyMove(
      { ...order, pickedUpAt: earlier },
      { ...move, to: 'delivered', happenedAt: at },
    );
    expect(columns).toMatchObject({ pickedUpAt: earlier, deliveredAt: at });
  });

  test('of a delivery is that of a pickup, too, which nobody reported', () => {
    const { columns } = applyMove(order, { ...move, to: 'delivered', happenedAt });
    expect(columns).toMatchObject({ pickedUpAt: happenedAt, deliveredAt: happenedAt });
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

describe('the status', () => {
  test.each([
    ['posted', true, false, 'Pending'],
    ['flagged', true, false, 'Pending'],
    ['posted', true, true, 'New'],
    ['posted', false, false, 'New'],
    ['picked_up', true, false, 'Picked Up'],
  ] as const)('after a move to %s, of a public order: %s, paid: %s, is %s', (to, isPublic, paid, status) => {
    expect(applyMove({ ...order, isPublic, paid }, { ...move, to }).columns).toMatchObject({ status });
  });
});

describe('the time of the canceling', () => {
  test('is that of the move', () => {
    expect(applyMove(order, { ...move, to: 'order_canceled' }).columns.canceledAt).toEqual(at);
  });

  test.each(['new', 'posted', 'flagged'] as const)('is gone after a move to %s', (to) => {
    const canceled = { ...order, sdStatus: 'order_canceled', canceledAt: earlier } as PlacedOrder;
    expect(applyMove(canceled, { ...move, to }).columns.canceledAt).toBeNull();
  });
});

describe('people are told', () => {
  const reasons = { note: 'Sold.', customerReason: 'The vehicle was sold.' };

  test.each(['accepted', 'picked_up', 'delivered'] as const)('once that an order is %s', (to) => {
    const { milestones } = applyMove(order, { ...move, ...reasons, to });
    expect(milestones).toEqual([{ milestone: to, transition: to }]);
  });

  test('of each canceling, with its reasons', () => {
    expect(applyMove(order, { ...move, ...reasons, to: 'order_canceled' }).milestones).toEqual([
      {
        milestone: 'canceled',
        transition: 'canceled:5',
        reason: 'Sold.',
        customerReason: 'The vehicle was sold.',
      },
    ]);
    expect(applyMove(order, { ...move, to: 'order_canceled' }).milestones).toEqual([
      { milestone: 'canceled', transition: 'canceled:5', reason: '', customerReason: '' },
    ]);
  });

  test.each(['new', 'posted', 'on_hold', 'flagged', 'invoiced', 'paid'] as const)('nothing of %s', (to) => {
    expect(applyMove(order, { ...move, to }).milestones).toBeUndefined();
  });

  test('nothing of a move that staff make silently', () => {
    expect(applyMove(order, { ...move, to: 'delivered', tells: false }).milestones).toBeUndefined();
  });
});

describe('a move by staff', () => {
  test('is one line of the history', () => {
    expect(applyMove(order, { ...move, to: 'on_hold', note: 'Not ready.' }).activities).toEqual([
      {
        kind: 'move',
        orderId: 'the order',
        portalId: 'the portal',
        at,
        actor: 'Robin Lee',
        fromStatus: 'posted',
        toStatus: 'on_hold',
        source: 'staff',
        note: 'Not ready.',
        changes: [],
      },
    ]);
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

describe('the carrier', () => {
  const carrier = {
    carrierName: 'Blue Ridge',
    driverName: 'Sam',
    driverPhone: '(806) 555-0142',
    truck: 'TX 4K',
  };
  const gone = { carrierName: '', driverName: '', driverPhone: '', truck: '' };

  test('is recorded by the assignment, also in the history', () => {
    const { columns, activities } = applyMove(order, { ...move, to: 'accepted', carrier });
    expect(columns).toMatchObject(carrier);
    expect(activities[0]?.changes).toEqual([
      { field: 'Carrier', from: '', to: 'Blue Ridge' },
      { field: 'Driver', from: '', to: 'Sam' },
      { field: 'Driver’s phone', from: '', to: '(806) 555-0142' },
      { field: 'Truck', from: '', to: 'TX 4K' },
    ]);
  });

  test.each([
    ['accepted', 'posted', gone],
    ['accepted', 'new', gone],
    ['accepted', 'declined', gone],
    ['order_canceled', 'new', gone],
    ['accepted', 'picked_up', carrier],
    ['picked_up', 'accepted', carrier],
    ['accepted', 'flagged', carrier],
    ['accepted', 'on_hold', carrier],
    ['accepted', 'order_canceled', carrier],
    // What the TMS said before the assignment.
    ['posted', 'pending', carrier],
  ] as const)('of an order that goes from %s to %s is then %j', (sdStatus, to, expected) => {
    const { columns } = applyMove({ ...order, ...carrier, sdStatus, flaggedFrom: null }, { ...move, to });
    expect(columns).toMatchObject(expected);
  });
});

describe('the condition', () => {
  const condition = { odometers: [45210], note: 'A scratch on the hood.' };

  test('of a pickup is recorded, also in the history, and stays beside that of the delivery', () => {
    const { columns, activities } = applyMove(order, { ...move, to: 'picked_up', condition });
    expect(columns).toMatchObject({ pickupCondition: condition, deliveryCondition: null });
    expect(activities[0]?.changes).toEqual([
      { field: 'Odometer at pickup', from: '', to: '45,210 miles' },
      { field: 'Condition at pickup', from: '', to: 'A scratch on the hood.' },
    ]);
    const after = { odometers: [46001], note: '' };
    const delivered = applyMove({ ...order, ...columns } as PlacedOrder, {
      ...move,
      to: 'delivered',
      condition: after,
    });
    expect(delivered.columns).toMatchObject({ pickupCondition: condition, deliveryCondition: after });
  });

  test('is gone with the pickup', () => {
    const before = {
      ...order,
      sdStatus: 'picked_up',
      pickedUpAt: at,
      pickupCondition: condition,
    } as PlacedOrder;
    expect(applyMove(before, { ...move, to: 'accepted' }).columns.pickupCondition).toBeNull();
  });
});
