import { daysOff, earlyOrLate, earlyWarning } from './early-or-late.js';

const range = { type: 'estimated', start: '2026-11-27', end: '2026-11-30' } as const;

describe('how early or late something was', () => {
  test.each([
    ['2026-11-25', -2, '2 days early'],
    ['2026-11-26', -1, '1 day early'],
    ['2026-11-27', 0, 'on time'],
    ['2026-11-30', 0, 'on time'],
    ['2026-12-01', 1, '1 day late'],
    ['2027-01-01', 32, '32 days late'],
  ])('on %s, of Nov 27 to Nov 30, is %s days: %s', (day, days, text) => {
    expect(daysOff(day, range)).toBe(days);
    expect(earlyOrLate(days)).toBe(text);
  });

  test('is counted from the first day where that is exact', () => {
    expect(daysOff('2026-11-28', { ...range, type: 'exact' })).toBe(1);
    expect(daysOff('2026-11-28', { type: 'exact', start: '2026-11-27', end: null })).toBe(1);
  });

  test('is never late where only the first day was said', () => {
    const open = { type: 'not_earlier_than', start: '2026-11-27', end: null } as const;
    expect(daysOff('2027-01-01', open)).toBe(0);
    expect(daysOff('2026-11-26', open)).toBe(-1);
    expect(daysOff('2026-12-01', { ...open, end: '2026-11-30' })).toBe(1);
  });

  test('is warned of before the window alone', () => {
    expect(earlyWarning(-2, 'the pickup window (Nov 27 to Nov 30)')).toBe(
      'This is 2 days before the pickup window (Nov 27 to Nov 30).',
    );
    expect(earlyWarning(-1, 'the window')).toBe('This is 1 day before the window.');
    expect(earlyWarning(0, 'the window')).toBeNull();
    expect(earlyWarning(3, 'the window')).toBeNull();
  });
});
