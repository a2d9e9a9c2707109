import { type SdStatus, sdStatuses } from '@overland/contracts';
import { movesFor } from './order-permissions.js';

const now = new Date('2026-11-20T15:00:00Z');
const staff = { role: 'MCAdmin' } as const;
const standing = (sdStatus: SdStatus, flaggedFrom: SdStatus | null = null) =>
  ({ sdStatus, flaggedFrom, status: 'New', canceledAt: now, paymentType: 'COD', paid: false }) as const;
const unflagged = sdStatuses.filter((state) => state !== 'flagged');

describe('staff', () => {
  test.each(unflagged.filter((state) => state !== 'order_canceled'))(
    'remove the flag of an order that was %s when it was flagged',
    (from) => {
      expect(movesFor(standing('flagged', from), staff, now)[0]).toBe(from);
    },
  );

  test.each(unflagged)('find a way out of %s', (state) => {
    expect(movesFor(standing(state), staff, now)).not.toEqual([]);
  });

  test.each(unflagged)('never do what is a carrier’s to an order that is %s', (state) => {
    const carriers = movesFor(standing(state), staff, now).filter((to) =>
      ['requests', 'pending', 'declined'].includes(to),
    );
    expect(carriers).toEqual([]);
  });
});

describe('people of a portal', () => {
  test.each(unflagged)('do nothing to a flagged order that was %s but cancel it', (from) => {
    const moves = movesFor(standing('flagged', from), { role: 'Admin' }, now);
    expect(moves.filter((to) => to !== 'order_canceled')).toEqual([]);
  });
});
