import { dayOf, refusalOf, refusalOfTyped, typedOf } from './day-limits';

describe('a day as it is typed', () => {
  it('is MM/DD/YYYY', () => {
    expect(typedOf('2026-11-25')).toBe('11/25/2026');
    expect(typedOf('')).toBe('');
    expect(dayOf('11/25/2026')).toBe('2026-11-25');
  });

  it('is no day while it is unfinished, or when the calendar does not have it', () => {
    expect(dayOf('11/2')).toBeNull();
    expect(dayOf('02/30/2026')).toBeNull();
    expect(refusalOfTyped('02/3', {})).toBeNull();
    expect(refusalOfTyped('02/30/2026', {})).toBe('This day does not exist.');
  });
});

describe('a day that cannot be chosen', () => {
  it('has the reason of the page before those of the range', () => {
    const isBlocked = () => 'Thanksgiving Day is a holiday.';
    expect(refusalOf('2026-11-26', { min: '2026-12-01', isBlocked })).toBe('Thanksgiving Day is a holiday.');
  });

  it('is before the first or after the last possible day', () => {
    expect(refusalOf('2026-11-24', { min: '2026-11-25' })).toBe('The first possible day is Nov 25, 2026.');
    expect(refusalOf('2026-11-26', { max: '2026-11-25' })).toBe('The last possible day is Nov 25, 2026.');
    expect(refusalOf('2026-11-25', { min: '2026-11-25', max: '2026-11-25' })).toBeNull();
  });
});
