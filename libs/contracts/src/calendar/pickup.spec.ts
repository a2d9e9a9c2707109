import {
  addDays,
  deliveryWindow,
  earliestPickup,
  federalHolidays,
  pickupRefusal,
  pickupWindow,
} from './index.js';

const HOLIDAYS = new Set([2026, 2027, 2028].flatMap(federalHolidays).map(({ date }) => date));
const LEVELS = [1, 3, 5, 7];

describe('earliest pickup and pickup windows', () => {
  test.each([
    ['Fri 2026-11-20', '2026-11-25', ['2026-11-27', '2026-12-01', '2026-12-03', '2026-12-07']],
    ['Sat 2026-11-21', '2026-11-25', ['2026-11-27', '2026-12-01', '2026-12-03', '2026-12-07']],
    ['Sun 2026-11-22', '2026-11-25', ['2026-11-27', '2026-12-01', '2026-12-03', '2026-12-07']],
    ['Mon 2026-11-23', '2026-11-27', ['2026-11-30', '2026-12-02', '2026-12-04', '2026-12-08']],
    ['Wed 2026-11-25', '2026-12-01', ['2026-12-02', '2026-12-04', '2026-12-08', '2026-12-10']],
    ['Tue 2026-12-22', '2026-12-28', ['2026-12-29', '2026-12-31', '2027-01-05', '2027-01-07']],
    ['Thu 2026-12-31', '2027-01-06', ['2027-01-07', '2027-01-11', '2027-01-13', '2027-01-15']],
    ['Wed 2027-06-16', '2027-06-22', ['2027-06-23', '2027-06-25', '2027-06-29', '2027-07-01']],
    ['Tue 2027-12-28', '2028-01-03', ['2028-01-04', '2028-01-06', '2028-01-10', '2028-01-12']],
  ])('booked on %s: first on %s, windows end %j', (bookedOn, earliest, ends) => {
    expect(earliestPickup(bookedOn.slice(4), HOLIDAYS)).toBe(earliest);
    expect(LEVELS.map((level) => pickupWindow(earliest, level, HOLIDAYS))).toEqual(
      ends.map((end) => ({ start: earliest, end })),
    );
  });

  test('booking on a holiday counts from the next business day', () => {
    expect(earliestPickup('2026-11-26', HOLIDAYS)).toBe('2026-12-01');
  });

  test('a delivery is estimated from both ends of the pickup window, in calendar days', () => {
    const window = deliveryWindow({
      pickupStart: '2026-11-25',
      pickupEnd: '2026-12-01',
      transitTime: [4, 6],
    });
    expect(window).toEqual({ start: '2026-11-29', end: '2026-12-07' });
  });
});

describe('a first pickup day is refused', () => {
  const today = '2026-11-20';

  test.each([
    ['2026-11-19', 'past'],
    ['2026-11-14', 'past'],
    ['2026-11-20', 'tooSoon'],
    ['2026-11-24', 'tooSoon'],
    ['2026-11-21', 'weekend'],
    ['2026-11-28', 'weekend'],
    ['2026-11-26', 'holiday'],
    ['2026-11-25', null],
    ['2026-11-27', null],
  ])('%s, booked on Fri 2026-11-20: %s', (day, refusal) => {
    expect(pickupRefusal(day, today, HOLIDAYS)).toBe(refusal);
  });

  test('by the holidays of today, not those of the day of the quote', () => {
    const since = new Set([...HOLIDAYS, '2026-11-27']);
    expect(pickupRefusal('2026-11-27', today, HOLIDAYS)).toBeNull();
    expect(pickupRefusal('2026-11-27', today, since)).toBe('holiday');
  });

  test('when it is moved to an earlier day than may be booked', () => {
    expect(pickupRefusal('2026-11-30', '2026-11-25', HOLIDAYS)).toBe('tooSoon');
  });

  test('as weekend or holiday even inside the notice, so that a rush cannot open it', () => {
    expect(pickupRefusal('2026-11-26', '2026-11-25', HOLIDAYS)).toBe('holiday');
  });

  test('for exactly the days before the earliest one', () => {
    for (let on = '2026-01-01'; on < '2028-01-01'; on = addDays(on, 1)) {
      const first = [...Array(30).keys()]
        .map((index) => addDays(on, index))
        .find((day) => pickupRefusal(day, on, HOLIDAYS) === null);
      expect(first).toBe(earliestPickup(on, HOLIDAYS));
    }
  });
});
