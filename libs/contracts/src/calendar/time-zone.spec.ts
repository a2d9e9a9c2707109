import { addDays, endOfDayIn, todayIn } from './index.js';

const US_ZONES = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'];

describe('today in a zone', () => {
  test('is still yesterday in Hawaii when it is tomorrow in New York', () => {
    const now = new Date('2026-11-21T09:00:00Z');
    expect(todayIn('Pacific/Honolulu', now)).toBe('2026-11-20');
    expect(todayIn('America/New_York', now)).toBe('2026-11-21');
  });

  test('changes at midnight of the zone and not of UTC', () => {
    expect(todayIn('America/New_York', new Date('2026-12-31T23:59:59Z'))).toBe('2026-12-31');
    expect(todayIn('America/New_York', new Date('2027-01-01T04:59:59Z'))).toBe('2026-12-31');
    expect(todayIn('America/New_York', new Date('2027-01-01T05:00:00Z'))).toBe('2027-01-01');
  });

  test('is right the first time that a zone is read, and again', async () => {
    jest.resetModules();
    const { todayIn: today } = await import('./time-zone.js');
    for (const _time of [1, 2]) {
      expect(today('America/New_York', new Date('2026-03-08T03:00:00Z'))).toBe('2026-03-07');
      expect(today('America/New_York', new Date('2026-03-09T03:59:59Z'))).toBe('2026-03-08');
      expect(today('America/New_York', new Date('2026-03-09T04:00:00Z'))).toBe('2026-03-09');
    }
  });

  test('refuses a zone that does not exist', () => {
    expect(() => todayIn('America/Nowhere', new Date(0))).toThrow(RangeError);
  });
});

describe('the end of a day in a zone', () => {
  test.each([
    ['in winter', '2026-01-15', '2026-01-16T04:59:59.000Z'],
    ['in summer', '2026-07-15', '2026-07-16T03:59:59.000Z'],
    ['the day before clocks go forward', '2026-03-07', '2026-03-08T04:59:59.000Z'],
    ['the day clocks go forward', '2026-03-08', '2026-03-09T03:59:59.000Z'],
    ['the day before clocks go back', '2026-10-31', '2026-11-01T03:59:59.000Z'],
    ['the day clocks go back', '2026-11-01', '2026-11-02T04:59:59.000Z'],
    ['the leap day', '2028-02-29', '2028-03-01T04:59:59.000Z'],
  ])('%s in New York', (_when, day, instant) => {
    expect(endOfDayIn('America/New_York', day).toISOString()).toBe(instant);
  });

  test('is the last second of that day on every day of ten years in four zones', () => {
    const wrong: string[] = [];
    for (const zone of US_ZONES) {
      for (let day = '2025-01-01'; day < '2035-01-01'; day = addDays(day, 1)) {
        const end = endOfDayIn(zone, day).getTime();
        const isLast =
          todayIn(zone, new Date(end)) === day && todayIn(zone, new Date(end + 1000)) === addDays(day, 1);
        if (!isLast) wrong.push(`${zone} ${day}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('is the later one where clocks go back at midnight', () => {
    expect(endOfDayIn('Asia/Beirut', '2026-10-24').toISOString()).toBe('2026-10-24T21:59:59.000Z');
  });

  test('is an instant also for a day that a zone left out', () => {
    // Samoa went from December 29 to December 31, 2011, to the other side of the date line.
    expect(todayIn('Pacific/Apia', endOfDayIn('Pacific/Apia', '2011-12-30'))).toBe('2011-12-31');
  });
});
