import { giveUpAt } from './give-up-at.js';
import { retryDelaySeconds } from './retry-delay.js';

describe('a mail that did not go out for the time being', () => {
  it('waits 5 s, then twice as long each time, an hour at most', () => {
    const delays = [1, 2, 3, 4, 10, 11, 50].map((attempts) => retryDelaySeconds(attempts, 0));
    expect(delays).toEqual([5, 10, 20, 40, 2560, 3600, 3600]);
  });

  it('comes back up to half of that earlier, by chance', () => {
    expect(retryDelaySeconds(4, 0.5)).toBe(30);
    expect(retryDelaySeconds(4, 0.999999)).toBeGreaterThanOrEqual(20);
  });

  it.each([
    ['Order Client', '2026-11-21T12:00:00.000Z'],
    ['Sign-in Code', '2026-11-20T12:10:00.000Z'],
    ['Password Reset', '2026-11-20T12:30:00.000Z'],
  ] as const)('is given up in the end: %s', (template, end) => {
    expect(giveUpAt(template, new Date('2026-11-20T12:00:00Z')).toISOString()).toBe(end);
  });
});
