import { daySeconds } from '@overland/contracts/calendar';
import type { PlacedOrder } from '../orders/order.entity.js';
import {
  askedAlready,
  checkAnswer,
  checkMayAsk,
  checkNumber,
  checkOpen,
  checkWishedDay,
  historyLines,
  limitBegins,
  mayAsk,
} from './request-rules.js';

const order = { sdStatus: 'accepted', flaggedFrom: null, pickupScheduledAt: '2026-11-25' } as PlacedOrder;

describe('customers may ask for changes', () => {
  test.each([
    ['new', null, true],
    ['on_hold', null, true],
    ['flagged', 'accepted', true],
    ['flagged', 'picked_up', false],
    ['picked_up', null, false],
    ['delivered', null, false],
    ['order_canceled', null, false],
  ] as const)('of an order that is %s, flagged from %s: %s', (sdStatus, flaggedFrom, may) => {
    expect(mayAsk({ sdStatus, flaggedFrom })).toBe(may);
  });

  test.each([
    ['picked_up', 'This order has been picked up and cannot be changed any more.'],
    ['delivered', 'This order has been picked up and cannot be changed any more.'],
    ['order_canceled', 'This order is canceled.'],
  ] as const)('and read why not, once it is %s: %s', (sdStatus, message) => {
    expect(() => checkMayAsk({ ...order, sdStatus })).toThrow(
      expect.objectContaining({ code: 'conflict', message }),
    );
  });

  test('without a refusal before the pickup', () => {
    expect(() => checkMayAsk(order)).not.toThrow();
  });

  test('ten times in 24 hours', () => {
    expect(limitBegins(new Date('2026-11-20T15:00:00Z'))).toEqual(new Date('2026-11-19T15:00:00Z'));
    expect(() => checkNumber(9)).not.toThrow();
    expect(() => checkNumber(10)).toThrow(
      expect.objectContaining({ code: 'tooManyRequests', retryAfterSeconds: daySeconds }),
    );
  });

  test('for one thing once', () => {
    expect(askedAlready()).toMatchObject({ code: 'conflict', message: expect.stringContaining('already') });
  });
});

describe('the wished day', () => {
  const calendar = { today: '2026-11-20', firstPickupDay: '2026-11-25', blockedDays: [] };

  test.each([
    ['2026-11-28', 'Nov 28, 2026 is a Saturday. Pickups start on business days.'],
    ['2026-11-24', /two business days are needed/],
    ['2026-11-25', 'This is the first pickup day already.'],
  ])('cannot be %s', (day, message) => {
    expect(() => checkWishedDay(day, order, calendar)).toThrow(
      expect.objectContaining({
        code: 'invalid',
        errors: [expect.objectContaining({ path: 'wishedDay', message: expect.stringMatching(message) })],
      }),
    );
  });

  test('may be another business day', () => {
    expect(() => checkWishedDay('2026-11-27', order, calendar)).not.toThrow();
  });
});

describe('an answer', () => {
  test('is given to an open request only, and the refusal says what became of it', () => {
    const refusals = (['accepted', 'declined', 'withdrawn'] as const).map((state) => {
      try {
        return checkOpen({ state });
      } catch (error) {
        return error instanceof Error && error.message;
      }
    });
    expect(refusals).toEqual([
      'This request has been accepted already.',
      'This request has been declined already.',
      'The customer has taken this request back.',
    ]);
    expect(() => checkOpen({ state: 'open' })).not.toThrow();
  });

  test('that declines says why', () => {
    const check = (state: 'accepted' | 'declined', note: string) => () =>
      checkAnswer({ requestId: 'request', state, note });
    expect(check('declined', '')).toThrow('Please tell the customer why.');
    expect(check('declined', 'No truck.')).not.toThrow();
    expect(check('accepted', '')).not.toThrow();
  });
});

describe('the history says', () => {
  const day = { kind: 'pickupDate', wishedDay: '2026-11-27', note: '' } as const;
  const cancel = { kind: 'cancel', wishedDay: null, note: 'We stay.' } as const;

  test.each([
    [historyLines.asked(day), 'Asked for Nov 27, 2026 as first pickup day.'],
    [historyLines.asked({ ...day, note: 'Late.' }), 'Asked for Nov 27, 2026 as first pickup day. Late.'],
    [historyLines.asked(cancel), 'Asked to cancel the order: We stay.'],
    [historyLines.withdrawn(day), 'Took the request for Nov 27, 2026 as first pickup day back.'],
    [historyLines.withdrawn(cancel), 'Took the request to cancel the order back.'],
    [historyLines.accepted(cancel, ''), "Accepted the customer's request to cancel the order."],
    [historyLines.declined(cancel, 'No.'), "Declined the customer's request to cancel the order. No."],
  ])('%s', (line, expected) => {
    expect(line).toBe(expected);
  });
});
