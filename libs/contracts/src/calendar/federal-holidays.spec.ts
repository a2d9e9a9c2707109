import { federalHolidays, weekday } from './index.js';

const inYear = (year: number, days: string) => days.split(' ').map((day) => `${year}-${day}`);

describe('federal holidays', () => {
  test.each([
    [2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
    [2027, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31'],
    [2028, '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25'],
  ])('are observed in %s on %s', (year, days) => {
    expect(federalHolidays(year).map(({ date }) => date)).toEqual(inYear(year, days));
  });

  test("name New Year's Day when it is observed in the year before", () => {
    expect(federalHolidays(2027).at(-1)).toEqual({ date: '2027-12-31', name: "New Year's Day" });
  });

  test('are always on weekdays, in order, each once', () => {
    for (let year = 2024; year < 2064; year += 1) {
      const dates = federalHolidays(year).map(({ date }) => date);
      expect(dates.filter((date) => weekday(date) % 6 === 0)).toEqual([]);
      expect(dates).toEqual([...new Set(dates)].sort());
    }
  });
});
