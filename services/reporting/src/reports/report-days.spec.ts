import { comparedDays, splitByMonths, startsOf } from './report-days.js';

const today = '2026-11-25';

describe('the days that a report is compared with', () => {
  test.each([
    // [by, compare, from, to, compared from, compared to]
    ['month', 'yearBefore', '2025-12-01', '2026-10-31', '2024-12-01', '2025-10-31'],
    ['month', 'yearBefore', '2025-12-01', '2026-11-30', '2024-12-01', '2025-11-25'],
    ['month', 'yearBefore', '2024-02-01', '2024-02-29', '2023-02-01', '2023-02-28'],
    ['month', 'yearBefore', '2023-02-01', '2023-02-28', '2022-02-01', '2022-02-28'],
    ['month', 'yearBefore', '2024-02-29', '2024-03-10', '2023-02-28', '2023-03-10'],
    ['portal', 'periodBefore', '2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30'],
    ['portal', 'periodBefore', '2026-09-01', '2026-11-30', '2026-06-01', '2026-08-25'],
    ['portal', 'periodBefore', '2025-12-01', '2026-10-31', '2025-01-01', '2025-11-30'],
    ['portal', 'periodBefore', '2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
    ['month', 'periodBefore', '2026-10-05', '2026-10-14', '2026-09-25', '2026-10-04'],
    ['week', 'yearBefore', '2026-10-05', '2026-10-18', '2025-10-06', '2025-10-19'],
    ['week', 'periodBefore', '2026-10-05', '2026-10-18', '2026-09-21', '2026-10-04'],
    // From a Wednesday to a Tuesday: two weeks are touched, and the two before them are compared.
    ['week', 'periodBefore', '2026-10-07', '2026-10-13', '2026-09-23', '2026-09-29'],
    ['week', 'periodBefore', '2026-06-01', '2026-06-28', '2026-05-04', '2026-05-31'],
    // Of a period that begins today, one day has passed.
    ['portal', 'periodBefore', '2026-11-25', '2026-11-30', '2026-11-19', '2026-11-19'],
    // A period that is still to come is compared whole.
    ['month', 'yearBefore', '2027-01-01', '2027-01-31', '2026-01-01', '2026-01-31'],
  ] as const)('by %s, %s, of %s to %s are %s to %s', (by, compare, from, to, comparedFrom, comparedTo) => {
    const days = comparedDays({ from, to }, { by, compare, today });
    expect(days).toEqual({ from: comparedFrom, to: comparedTo });
  });

  test('are none where nothing is compared', () => {
    expect(comparedDays({ from: today, to: today }, { by: 'month', compare: 'none', today })).toBeNull();
  });

  test('touch as many months and weeks as the period, so that rows stand beside each other', () => {
    const leap = { from: '2024-02-01', to: '2025-01-31' };
    for (const by of ['month', 'week'] as const) {
      for (const compare of ['yearBefore', 'periodBefore'] as const) {
        const compared = comparedDays(leap, { by, compare, today });
        expect(compared && startsOf(compared, by)).toHaveLength(startsOf(leap, by).length);
      }
    }
  });
});

describe('the rows by month and by week', () => {
  test('are all that the days touch, weeks from Monday on', () => {
    expect(startsOf({ from: '2025-11-30', to: '2026-01-01' }, 'month')).toEqual([
      '2025-11-01',
      '2025-12-01',
      '2026-01-01',
    ]);
    expect(startsOf({ from: '2026-11-22', to: '2026-11-23' }, 'week')).toEqual(['2026-11-16', '2026-11-23']);
  });
});

describe('days split by months', () => {
  test.each([
    ['2026-10-01', '2026-10-31', ['2026-10-01', '2026-10-31'], []],
    ['2026-09-15', '2026-10-31', ['2026-10-01', '2026-10-31'], [['2026-09-15', '2026-09-30']]],
    ['2026-09-30', '2026-10-31', ['2026-10-01', '2026-10-31'], [['2026-09-30', '2026-09-30']]],
    [
      '2026-09-15',
      '2026-11-02',
      ['2026-10-01', '2026-10-31'],
      [
        ['2026-09-15', '2026-09-30'],
        ['2026-11-01', '2026-11-02'],
      ],
    ],
    ['2026-10-02', '2026-10-31', null, [['2026-10-02', '2026-10-31']]],
    ['2026-10-20', '2026-11-10', null, [['2026-10-20', '2026-11-10']]],
  ])('%s to %s are whole months %s and the days %s', (from, to, months, rest) => {
    const days = ([first = '', last = '']: string[]) => ({ from: first, to: last });
    expect(splitByMonths({ from, to })).toEqual({ months: months && days(months), rest: rest.map(days) });
  });
});
