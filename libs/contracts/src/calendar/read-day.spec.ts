import { isCalendarDay } from './calendar-day.js';
import { readDay } from './read-day.js';

const today = '2026-11-28';

describe('a day as people write it', () => {
  it.each([
    ['1/5/2027', '2027-01-05'],
    ['12/7/26', '2026-12-07'],
    ['12-7-2026', '2026-12-07'],
    ['2027-01-05', '2027-01-05'],
    ['01052027', '2027-01-05'],
    ['Dec 9', '2026-12-09'],
    ['dec. 9th', '2026-12-09'],
    ['9 December 2026', '2026-12-09'],
    ['Sept 3, 27', '2027-09-03'],
    ['1/5', '2027-01-05'],
    ['11/28', '2026-11-28'],
  ])('%s is %s', (text, day) => {
    expect(readDay(text, { today })).toBe(day);
  });

  it('without a year is the last one where days have been', () => {
    expect(readDay('Dec 9', { today, isPast: true })).toBe('2025-12-09');
    expect(readDay('11/28', { today, isPast: true })).toBe('2026-11-28');
  });

  it('has the months of another language', () => {
    expect(readDay('9 de dic. de 2026', { today, locale: 'es-US' })).toBe('2026-12-09');
    expect(readDay('9 de dic. de 2026', { today })).toBeNull();
  });

  it('may be one that the calendar lacks', () => {
    expect(readDay('2/30/2027', { today })).toBe('2027-02-30');
    expect(isCalendarDay('2027-02-30')).toBe(false);
  });

  it.each(['', 'soon', '13/5/2027', '1/32/2027', '1/5/027', '12/72/6', '2027', 'De 9', '15202027'])(
    '%p is none',
    (text) => {
      expect(readDay(text, { today })).toBeNull();
    },
  );
});
