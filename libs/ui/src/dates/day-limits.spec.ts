import { dayOf, isWhole, refusalOf, refusalOfTyped, typedOf, withSlashes } from './day-limits';

describe('a day as it is typed', () => {
  it('is shown as MM/DD/YYYY', () => {
    expect(typedOf('2026-11-25')).toBe('11/25/2026');
    expect(typedOf('')).toBe('');
  });

  it.each(['1/5/2027', '01/05/2027', '2027-01-05', 'Jan 5, 2027', '01052027'])('is read from %s', (typed) => {
    expect(dayOf(typed, {})).toBe('2027-01-05');
    expect(refusalOfTyped(typed, {})).toBeNull();
  });

  it('is none when the calendar does not have it, or nobody can read it', () => {
    expect(dayOf('2/30/2027', {})).toBeNull();
    expect(refusalOfTyped('2/30/2027', {})).toBe('There is no Feb 30, 2027.');
    expect(refusalOfTyped('12/72/6', {})).toBe('Please write the day as 12/9/2026.');
    expect(refusalOfTyped('', {})).toBeNull();
  });

  it('is whole with its year alone', () => {
    expect(['1/5/2027', 'Dec 9, 2026', '11252026'].every(isWhole)).toBe(true);
    expect(['1/5/20', 'Dec 9', '2027', '1125'].some(isWhole)).toBe(false);
  });

  it.each([
    ['110', '11', '11/0'],
    ['11/052', '11/05', '11/05/2'],
    ['11/', '11/0', '11/'],
    ['1/5', '1/', '1/5'],
    ['1/52', '1/5', '1/52'],
    ['2027', '202', '2027'],
    ['12/7/26', '12/7/2', '12/7/26'],
  ])('%s after %s is shown as %s', (typed, before, shown) => {
    expect(withSlashes(typed, before)).toBe(shown);
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
