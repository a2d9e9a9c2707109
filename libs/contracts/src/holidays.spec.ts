import { federalHolidays } from './calendar/index.js';
import { Holiday, HolidayList, HolidayRange, holidaysEnd, holidaysOf } from './holidays.js';

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

  it('does not depend on the order of the list', () => {
    expect(holidaysEnd(until('2027-12-31').reverse(), today)).toBeNull();
    expect(holidaysEnd(until('2026-12-25').reverse(), today)).toBe('2026-12-25');
  });

  it('counts a federal holiday 365 days away, and none that is further', () => {
    // Christmas 2027 is a Saturday: the holiday is December 24.
    expect(holidaysEnd(until('2027-11-25'), '2026-12-24')).toBe('2027-11-25');
    expect(holidaysEnd(until('2027-11-25'), '2026-12-23')).toBeNull();
  });

  it('counts the first of January that is observed in December', () => {
    // New Year's Day 2028 is a Saturday: December 31, 2027.
    expect(holidaysEnd(until('2027-12-24'), '2027-01-04')).toBe('2027-12-24');
    expect(holidaysEnd(until('2027-12-31'), '2027-01-04')).toBeNull();
  });
});

describe('the list of holidays', () => {
  const christmas = { date: '2026-12-25', name: 'Christmas Day' };

  it('gives each day with its name', () => {
    expect(Holiday.parse(christmas)).toEqual(christmas);
    expect(HolidayList.parse([christmas])).toEqual([christmas]);
  });

  it('may name a day twice alike, and different days alike', () => {
    expect(HolidayList.safeParse([christmas, christmas]).success).toBe(true);
    expect(HolidayList.safeParse([christmas, { ...christmas, date: '2026-12-24' }]).success).toBe(true);
  });

  it('is refused at the day that has a second name', () => {
    const newYear = { date: '2027-01-01', name: 'New Year' };
    const { error } = HolidayList.safeParse([christmas, newYear, { ...christmas, name: 'Closed' }]);
    expect(error?.issues.map(({ path, message }) => ({ path, message }))).toEqual([
      {
        path: [2, 'date'],
        message: '2026-12-25 is in the list twice: as Christmas Day and as Closed.',
      },
    ]);
  });

  it.each([
    ['a day that does not exist', { ...christmas, date: '2026-02-29' }],
    ['no name', { ...christmas, name: ' ' }],
    ['something that holidays do not have', { ...christmas, isPaid: true }],
  ])('is refused with %s', (_what, holiday) => {
    expect(HolidayList.safeParse([holiday]).success).toBe(false);
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

  it('of one day is that day, also on a weekend', () => {
    expect(daysOf('2026-12-26', '')).toEqual(['2026-12-26']);
    expect(daysOf('2026-12-26', '2026-12-26')).toEqual(['2026-12-26']);
  });

  it.each([
    ['has no last day', ''],
    ['ends on the day on which it begins', '2026-12-01'],
    ['is of 31 days', '2026-12-31'],
  ])('that %s is taken', (_what, to) => {
    expect(HolidayRange.safeParse({ from: '2026-12-01', to, name: 'Closed' }).success).toBe(true);
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
});
