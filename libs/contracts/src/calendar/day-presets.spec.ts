import { filteredDays } from './day-presets.js';

test.each([
  ['today', '2026-11-28', ['2026-11-28', '2026-11-28']],
  ['thisWeek', '2026-11-28', ['2026-11-23', '2026-11-29']],
  ['thisWeek', '2026-11-29', ['2026-11-23', '2026-11-29']],
  ['thisWeek', '2026-11-30', ['2026-11-30', '2026-12-06']],
  ['tomorrow', '2026-12-31', ['2027-01-01', '2027-01-01']],
  ['next7Days', '2026-12-28', ['2026-12-28', '2027-01-03']],
  ['lastMonth', '2026-03-31', ['2026-02-01', '2026-02-28']],
  ['lastMonth', '2027-01-01', ['2026-12-01', '2026-12-31']],
])('%s on %s', (preset, today, days) => {
  expect(filteredDays([preset], today)).toEqual(days);
});

test('a range of days stays as it is, with its open ends', () => {
  expect(filteredDays(['2026-11-01', ''], '2026-11-28')).toEqual(['2026-11-01', '']);
  expect(filteredDays(undefined, '2026-11-28')).toEqual(['', '']);
});
