import { federalHolidays } from './calendar/index.js';
import { HolidayRange, holidaysEnd, holidaysOf } from './holidays.js';

const today = '2026-11-20';
const until = (last: string) =>
  [2026, 2027, 2028].flatMap(federalHolidays).filter(({ date }) => date <= last);

describe('how far the holidays reach', () => {
  it('is far enough when every federal holiday of twelve months comes before their end', () => {
    expect(holidaysEnd(until('2027-12-31'), today)).toBeNull();
    // The next one after Veterans Day 2027 is Thanksgiving, Nov 25: more than twelve months away.
    expect(holidaysEnd(until('2027-11-11'), today)).toBeNull();
  });

  it('is their last day when a federal holiday of the next twelve months comes after it', () => {
    expect(holidaysEnd(until('2026-12-25'), today)).toBe('2026-12-25');
    expect(holidaysEnd(until('2027-10-11'), today)).toBe('2027-10-11');
  });

  it('is today when there are none, or past ones only', () => {
    expect(holidaysEnd([], today)).toBe(today);
    expect(holidaysEnd([{ date: '2019-12-25', name: 'Christmas Day' }], today)).toBe(today);
  });

  it('ignores a holiday missing in between', () => {
    const list = until('2028-12-25').filter(({ date }) => date !== '2027-10-11');
    expect(holidaysEnd(list, today)).toBeNull();
  });

  it('counts the first of January that is observed in December', () => {
    // New Year's Day 2028 is a Saturday: December 31, 2027.
    expect(holidaysEnd(until('2027-12-24'), '2027-01-04')).toBe('2027-12-24');
    expect(holidaysEnd(until('2027-12-31'), '2027-01-04')).toBeNull();
  });
});

describe('a range of holidays', () => {
  const daysOf = (from: string, to: string) =>
    holidaysOf({ from, to, name: 'Closed' }).map(({ date }) => date);

  it('is each weekday from the first day to the last, over the end of a year', () => {
    expect(daysOf('2026-12-30', '2027-01-05')).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-04',
      '2027-01-05',
    ]);
  });

  it('is one day without a last one, and over a leap day', () => {
    expect(daysOf('2026-12-24', '')).toEqual(['2026-12-24']);
    expect(daysOf('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  });

  it.each([
    ['ends before it begins', { from: '2026-12-31', to: '2026-12-24', name: 'Closed' }, 'to'],
    ['is longer than 31 days', { from: '2026-12-01', to: '2027-01-01', name: 'Closed' }, 'to'],
    ['has no name', { from: '2026-12-24', to: '', name: ' ' }, 'name'],
    ['has no first day', { from: '', to: '', name: 'Closed' }, 'from'],
    ['has a day that does not exist', { from: '2027-02-29', to: '', name: 'Closed' }, 'from'],
  ])('that %s is refused', (_what, range, path) => {
    const { success, error } = HolidayRange.safeParse(range);
    expect([success, error?.issues[0]?.path]).toEqual([false, [path]]);
  });

  it('of 31 days is taken', () => {
    expect(HolidayRange.safeParse({ from: '2026-12-01', to: '2026-12-31', name: 'Closed' }).success).toBe(
      true,
    );
  });
});
