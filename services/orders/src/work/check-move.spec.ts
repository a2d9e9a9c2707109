import { type Role, type SdStatus, sdStatuses, sdStatusNames } from '@overland/contracts';
import { dayMs } from '@overland/contracts/calendar';
import { AppError } from '@overland/service-kit';
import type { PlacedOrder } from '../orders/order.entity.js';
import { checkMove, checkReason, checkTime } from './check-move.js';

const now = new Date('2026-11-20T15:00:30Z');
const order = {
  sdStatus: 'posted',
  flaggedFrom: null,
  status: 'New',
  canceledAt: null,
  createdAt: new Date('2026-11-18T10:00:30Z'),
  pickedUpAt: null,
  paymentType: 'COD',
  paid: false,
} as PlacedOrder;

describe('a cancellation', () => {
  test('says why', () => {
    expect(() => checkReason({ sdStatus: 'order_canceled', note: '' })).toThrow(
      'Please say why it is canceled.',
    );
    expect(() => checkReason({ sdStatus: 'order_canceled', note: 'Sold.' })).not.toThrow();
  });

  test('alone needs a note', () => {
    expect(() => checkReason({ sdStatus: 'on_hold', note: '' })).not.toThrow();
  });
});

describe('the time that staff give', () => {
  const check = (at: string, sdStatus: SdStatus = 'picked_up', change: Partial<PlacedOrder> = {}) =>
    checkTime({ ...order, ...change }, { sdStatus, at }, now);
  const pickedUpAt = new Date('2026-11-19T08:00:30Z');

  test.each(['picked_up', 'delivered'] as const)('may be that of a move to %s', (sdStatus) => {
    expect(() => check('2026-11-20T12:00:00Z', sdStatus)).not.toThrow();
  });

  test.each(['accepted', 'invoiced', 'order_canceled'] as const)(
    'is refused for a move to %s',
    (sdStatus) => {
      expect(() => check('2026-11-20T12:00:00Z', sdStatus)).toThrow(
        expect.objectContaining({
          code: 'invalid',
          errors: [{ path: 'at', message: 'Only a pickup and a delivery have a time of their own.' }],
        }),
      );
    },
  );

  test('may be left out', () => {
    expect(() => checkTime(order, { sdStatus: 'accepted' }, now)).not.toThrow();
  });

  test('is at most a minute ahead, as clocks differ', () => {
    expect(() => check('2026-11-20T15:01:30Z')).not.toThrow();
    expect(() => check('2026-11-20T15:01:31Z')).toThrow('This time is in the future.');
  });

  test('may be in the minute of the booking, but not before it', () => {
    expect(() => check('2026-11-18T10:00:00Z')).not.toThrow();
    expect(() => check('2026-11-18T09:59:31Z')).not.toThrow();
    expect(() => check('2026-11-18T09:59:30Z')).toThrow('This is before the order was booked.');
  });

  test('of a delivery may be in the minute of the pickup, but not before it', () => {
    expect(() => check('2026-11-19T08:00:00Z', 'delivered', { pickedUpAt })).not.toThrow();
    expect(() => check('2026-11-19T07:59:30Z', 'delivered', { pickedUpAt })).toThrow(
      'This is before the order was picked up.',
    );
  });

  test('of a pickup may be before the pickup that was reported', () => {
    expect(() => check('2026-11-19T07:00:00Z', 'picked_up', { pickedUpAt })).not.toThrow();
  });
});

describe('a move that is not allowed', () => {
  function refusal(to: SdStatus, change: Partial<PlacedOrder> = {}, role: Role = 'MCAdmin') {
    const session = { userId: '', sessionId: '', portalId: '', isSuperAdmin: false, role };
    try {
      checkMove({ ...order, ...change }, to, { session, now });
    } catch (error) {
      if (error instanceof AppError) return error;
      throw error;
    }
    return null;
  }

  test('names the states that are', () => {
    const refused = refusal('delivered');
    expect(refused).toMatchObject({
      code: 'conflict',
      details: { allowed: expect.arrayContaining(['accepted']) },
    });
    expect(refused?.message).toBe(
      'This order is Confirmed and cannot become Delivered. It can become Posted to Load Board, New Booking, Assigned Driver, On Hold, Flagged, or Canceled.',
    );
  });

  test('of a flagged order begin with its flag', () => {
    expect(refusal('accepted', { sdStatus: 'flagged', flaggedFrom: 'new' })?.message).toBe(
      'This order is flagged. Remove its flag first.',
    );
  });

  test('asks people of a portal to ask the staff where they can do nothing', () => {
    expect(refusal('picked_up', { sdStatus: 'picked_up' }, 'Admin')?.message).toBe(
      'This order is Picked Up and cannot become Picked Up. Please ask us to change it.',
    );
  });

  test('of a canceled order is the staff’s to make, for 30 days', () => {
    const canceled = {
      sdStatus: 'order_canceled',
      canceledAt: new Date(now.getTime() - 30 * dayMs),
    } as const;
    expect(refusal('new', canceled)).toBeNull();
    expect(refusal('new', canceled, 'Admin')?.message).toBe(
      'This order is Canceled. Please ask us to reinstate it.',
    );
    const longAgo = { ...canceled, canceledAt: new Date(now.getTime() - 30 * dayMs - 1) };
    expect(refusal('new', longAgo)?.message).toBe(
      'This order was Canceled more than 30 days ago and cannot be reinstated. Please book it again.',
    );
    expect(refusal('delivered', canceled)?.message).toBe(
      'This order is Canceled and cannot become Delivered. It can become New Booking.',
    );
  });

  test('is none that the state allows', () => {
    expect(refusal('accepted')).toBeNull();
  });
});

test('every state has a name, also those without a label for customers', () => {
  expect(sdStatuses.filter((state) => !/^[A-Z]/.test(sdStatusNames[state]))).toEqual([]);
  expect(sdStatusNames.paid).toBe('Carrier Paid');
});
