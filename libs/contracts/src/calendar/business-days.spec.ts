import fc from 'fast-check';
import {
  addBusinessDays,
  addDays,
  dayNumber,
  daysBetween,
  federalHolidays,
  isBusinessDay,
  isCalendarDay,
  isWeekend,
} from './index.js';

const NONE: ReadonlySet<string> = new Set();
const HOLIDAYS = new Set(
  Array.from({ length: 11 }, (_, index) => federalHolidays(2024 + index)).flatMap((year) =>
    year.map(({ date }) => date),
  ),
);

/** An independent calendar: walks a Date day by day and asks it for the weekday. */
function walk(day: string, count: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  const step = count < 0 ? -1 : 1;
  for (let left = Math.abs(count); left > 0; ) {
    date.setUTCDate(date.getUTCDate() + step);
    const isFree = [0, 6].includes(date.getUTCDay()) || HOLIDAYS.has(date.toISOString().slice(0, 10));
    if (!isFree) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}

describe('calendar days', () => {
  test.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-5',
    '',
    'today',
    '2026-11-20T00:00:00Z',
    '0001-01-01x',
  ])('refuses %j, which is not a calendar day', (text) => {
    expect(isCalendarDay(text)).toBe(false);
    expect(() => dayNumber(text)).toThrow(RangeError);
  });

  test('knows the leap day', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2028-02-29', 1)).toBe('2028-03-01');
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
    expect(addBusinessDays('2028-02-28', 1, NONE)).toBe('2028-02-29');
  });

  test('crosses the end of a year', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3);
  });

  test('counts days that are past as negative', () => {
    expect(daysBetween('2026-11-20', '2026-11-18')).toBe(-2);
  });

  test('counts whole days across both clock changes', () => {
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
    expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
    expect(addBusinessDays('2026-03-06', 1, NONE)).toBe('2026-03-09');
    expect(addBusinessDays('2026-10-30', 1, NONE)).toBe('2026-11-02');
  });

  test('refuses a part of a day', () => {
    expect(() => addDays('2026-11-20', 0.5)).toThrow(RangeError);
    expect(() => addBusinessDays('2026-11-20', Number.NaN, NONE)).toThrow(RangeError);
  });

  test('knows weekends on both sides of 1970', () => {
    expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(isWeekend)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(['1969-12-26', '1969-12-27', '1969-12-28', '1969-12-29'].map(isWeekend)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('business days', () => {
  test('agree with an independent calendar on every day of ten years', () => {
    const differences: string[] = [];
    for (let day = '2025-01-01'; day < '2034-12-01'; day = addDays(day, 1)) {
      for (const count of [-3, -1, 1, 3, 7]) {
        if (addBusinessDays(day, count, HOLIDAYS) !== walk(day, count)) differences.push(`${day} ${count}`);
      }
    }
    expect(differences).toEqual([]);
  });

  test('count those after the day, and none is the day itself', () => {
    expect(addBusinessDays('2026-11-21', 0, NONE)).toBe('2026-11-21');
    expect(addBusinessDays('2026-11-21', 1, NONE)).toBe('2026-11-23');
  });

  test('are counted backwards for a reminder before a window', () => {
    expect(addBusinessDays('2026-11-27', -1, HOLIDAYS)).toBe('2026-11-25');
  });

  test('skip a holiday on a weekend only once', () => {
    expect(addBusinessDays('2026-11-20', 1, new Set(['2026-11-21', '2026-11-22']))).toBe('2026-11-23');
  });

  test('are not changed by duplicate or past holidays', () => {
    const holidays = new Set(['2026-11-26', '2026-11-26', '2001-01-01']);
    expect(addBusinessDays('2026-11-25', 1, holidays)).toBe('2026-11-27');
  });

  test('continue after the last known holiday', () => {
    expect(addBusinessDays('2026-12-24', 5, new Set(['2026-12-25']))).toBe('2027-01-01');
  });

  test('adding is walking: the result is a business day and n business days lie on the way', () => {
    const day = fc.integer({ min: 20_000, max: 23_000 }).map((number) => addDays('1970-01-01', number));
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 30 }), (start, count) => {
        const end = addBusinessDays(start, count, HOLIDAYS);
        const between = Array.from({ length: daysBetween(start, end) }, (_, index) =>
          addDays(start, index + 1),
        );
        expect(isBusinessDay(end, HOLIDAYS)).toBe(true);
        expect(between.filter((each) => isBusinessDay(each, HOLIDAYS))).toHaveLength(count);
      }),
    );
  });
});
