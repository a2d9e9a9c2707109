import type { PlacedOrder } from './order.entity.js';
import { restoredColumns, undoPlan, undoUntil } from './order-undo-plan.js';

const now = new Date('2026-11-20T15:00:00Z');
const until = '2026-11-20T15:01:00.000Z';
const columns = {
  status: 'New',
  sdStatus: 'accepted',
  sdStatusLabel: 'Assigned Driver',
  flaggedFrom: null,
  canceledAt: null,
  pickedUpAt: new Date('2026-11-19T15:00:00Z'),
  deliveredAt: null,
  carrierName: 'Blue Ridge Auto Transport',
  driverName: 'Sam Ortiz',
  driverPhone: '(806) 555-0142',
  truck: 'TX 4K-2210',
  pickupCondition: { odometers: [45210], note: 'A scratch on the hood.' },
  deliveryCondition: null,
  paid: true,
  paidBy: 'Robin Lee',
  paidAt: new Date('2026-11-18T15:00:00Z'),
  paidAmount: 1090,
  price: 1090,
};
const before = { ...columns, id: 'the order', version: 4, undo: null } as unknown as PlacedOrder;
const plan = undoPlan(
  before,
  { version: 5 },
  { session: { userId: 'Robin' }, now, told: [], requestIds: ['one'], columns: before },
);

describe('the undo of a move', () => {
  test('keeps what the move changes, for a minute', () => {
    expect(plan).toEqual({
      userId: 'Robin',
      version: 5,
      until,
      columns,
      told: [],
      requestIds: ['one'],
      earlier: null,
    });
  });

  test('keeps nothing that it does not change', () => {
    const asked = { ...before, paymentRequestedAt: null };
    const made = { session: { userId: 'Robin' }, now, told: [], requestIds: [] };
    const request = undoPlan(asked, { version: 5 }, { ...made, columns: { paymentRequestedAt: now } });
    expect(request.columns).toEqual({ paymentRequestedAt: null });
    expect(restoredColumns(request)).toEqual({ paymentRequestedAt: null });
  });

  test('restores it, with its instants, from the JSON in which it is stored', () => {
    expect(restoredColumns(JSON.parse(JSON.stringify(plan)))).toEqual(columns);
  });

  test.each([
    ['is possible to who made the move', 'Robin', 5, now, until],
    ['is not possible to somebody else', 'Kim', 5, now, null],
    ['is not possible after a later change', 'Robin', 6, now, null],
    ['is possible until the minute is over', 'Robin', 5, new Date('2026-11-20T15:00:59.999Z'), until],
    ['is not possible once the minute is over', 'Robin', 5, new Date(until), null],
  ])('%s', (_when, userId, version, at, expected) => {
    expect(undoUntil({ undo: plan, version }, { userId }, at)).toBe(expected);
  });

  test('is not possible where there is none', () => {
    expect(undoUntil({ undo: null, version: 5 }, { userId: 'Robin' }, now)).toBeNull();
  });
});
