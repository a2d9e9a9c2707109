import type { SdStatus } from '@overland/contracts';
import { dayMs, minuteMs } from '@overland/contracts/calendar';
import { nextPollAt } from './poll-times.js';

const now = new Date('2026-11-20T15:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
const minutesUntil = (at: Date | null) => at && (at.getTime() - now.getTime()) / minuteMs;

describe('the TMS is asked for an order again', () => {
  it.each<[SdStatus | null, number, number | null, number | null]>([
    [null, 0, 24, 36],
    ['posted', 90, 24, 36],
    ['picked_up', 1, 24, 36],
    ['delivered', 29, 1152, 1728],
    ['delivered', 30, 1152, 1728],
    ['invoiced', 30, 1152, 1728],
    ['invoiced', 31, null, null],
    ['paid', 0, null, null],
    ['order_canceled', 0, null, null],
  ])('as %s since %d days after %s to %s minutes', (tmsStatus, days, first, last) => {
    const dispatch = { tmsStatus, tmsChangedAt: daysAgo(days) };
    expect(minutesUntil(nextPollAt(dispatch, now, () => 0))).toBe(first);
    expect(minutesUntil(nextPollAt(dispatch, now, () => 1))).toBe(last);
  });

  it('no more once 30 days have passed since its delivery, by a millisecond', () => {
    const tmsChangedAt = new Date(daysAgo(30).getTime() - 1);
    expect(nextPollAt({ tmsStatus: 'delivered', tmsChangedAt }, now)).toBeNull();
  });

  it('a day later when it is delivered and nothing is known of since when', () => {
    const dispatch = { tmsStatus: 'delivered', tmsChangedAt: null } as const;
    expect(minutesUntil(nextPollAt(dispatch, now, () => 0.5))).toBe(24 * 60);
  });
});
