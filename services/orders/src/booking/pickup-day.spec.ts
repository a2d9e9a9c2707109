import { federalHolidays } from '@overland/contracts/calendar';
import { checkPickupDay } from './pickup-day.js';

const blockedDays = [2026, 2027, 2028].flatMap(federalHolidays);
const calendarOn = (today: string) => ({ today, firstPickupDay: '', blockedDays, serviceLevels: [] });
const check = (day: string, today: string, mayRush = false) =>
  checkPickupDay(day, calendarOn(today), { mayRush });

describe('the first pickup day', () => {
  test.each([
    ['2026-11-20', '2026-11-25'],
    ['2026-11-21', '2026-11-25'],
    ['2026-11-22', '2026-11-25'],
    ['2026-11-23', '2026-11-27'],
    ['2026-11-25', '2026-12-01'],
    ['2026-12-22', '2026-12-28'],
    ['2026-12-31', '2027-01-06'],
    ['2027-06-16', '2027-06-22'],
    ['2027-12-28', '2028-01-03'],
    ['2026-11-20', '2027-11-05'],
  ])('booked on %s may be %s', (today, day) => {
    expect(check(day, today)).toEqual({ refusal: null, isRush: false });
  });

  test.each([
    ['2026-11-19', 'Pickup cannot be in the past. The first possible day is Nov 25, 2026.'],
    ['2026-11-28', 'Nov 28, 2026 is a Saturday. Pickups start on business days.'],
    ['2026-11-29', 'Nov 29, 2026 is a Sunday. Pickups start on business days.'],
    ['2026-11-26', 'Nov 26, 2026 is a holiday: Thanksgiving Day.'],
    [
      '2026-11-24',
      'Pickup cannot be before Nov 25, 2026: two business days are needed between booking and first pickup.',
    ],
    ['2027-11-08', 'Pickup can be booked up to Nov 5, 2027.'],
  ])('booked on Fri 2026-11-20 cannot be %s, and the message helps', (day, message) => {
    const { refusal, isRush } = check(day, '2026-11-20');
    expect(refusal?.message).toBe(message);
    expect(isRush).toBe(false);
  });

  test('with less notice is a rush for those who may grant it, and nothing else opens', () => {
    expect(check('2026-11-24', '2026-11-20', true)).toEqual({ refusal: null, isRush: true });
    const others = ['2026-11-19', '2026-11-28', '2026-11-26'];
    expect(others.map((day) => check(day, '2026-11-20', true).refusal)).not.toContain(null);
    expect(check('2026-11-25', '2026-11-20', true).isRush).toBe(false);
  });

  test('follows the list of today, also when a holiday was added after the quote', () => {
    const calendar = calendarOn('2026-11-20');
    calendar.blockedDays = [...blockedDays, { date: '2026-11-27', name: 'Day after Thanksgiving' }];
    expect(checkPickupDay('2026-11-27', calendar, { mayRush: false }).refusal?.message).toBe(
      'Nov 27, 2026 is a holiday: Day after Thanksgiving.',
    );
  });
});
