import { lastTwelveMonths, periodText, readPeriod, usualPeriods } from './period';

const today = '2026-11-23';

describe('the period of a report', () => {
  it('is this month and the eleven before it, up to today, unless the address says otherwise', () => {
    expect(readPeriod(null, null, today)).toEqual({ from: '2025-12-01', to: today });
    expect(readPeriod('2026-03-05', '2026-04-01', today)).toEqual({ from: '2026-03-05', to: '2026-04-01' });
  });

  it.each([
    ['soon', '2026-04-01'],
    ['2026-02-30', '2026-04-01'],
    ['2026-05-01', '2026-04-01'],
    ['2001-01-01', '2026-04-01'],
    ['1999-01-01', '1999-04-01'],
    ['2026-03-05', null],
  ])('is the default for an address that asks from %s to %s', (from, to) => {
    expect(readPeriod(from, to, today)).toEqual(lastTwelveMonths(today));
  });

  it.each([
    [{ from: '2025-12-01', to: today }, 'Dec 2025 – Nov 2026'],
    [{ from: '2026-10-01', to: '2026-10-31' }, 'Oct 2026'],
    [{ from: '2026-10-01', to: '2026-10-30' }, 'Oct 1, 2026 – Oct 30, 2026'],
    [{ from: '2026-10-05', to: '2026-10-05' }, 'Oct 5, 2026'],
  ])('%j reads %s', (period, text) => {
    expect(periodText(period, today)).toBe(text);
  });

  it('can be one that is usually asked for', () => {
    const named = Object.fromEntries(usualPeriods('2026-01-31').map(({ label, period }) => [label, period]));
    expect(named).toMatchObject({
      'Last 12 months': { from: '2025-02-01', to: '2026-01-31' },
      'Last month': { from: '2025-12-01', to: '2025-12-31' },
      'Last 90 days': { from: '2025-11-03', to: '2026-01-31' },
      'Last year': { from: '2025-01-01', to: '2025-12-31' },
    });
  });
});
