import { weekBefore, weekOf } from './week-of.js';

describe('a week', () => {
  it.each(['2026-11-23', '2026-11-26', '2026-11-29'])('begins on Monday and ends on Sunday: %s', (day) => {
    expect(weekOf(day)).toEqual({ from: '2026-11-23', to: '2026-11-29' });
  });

  it('may reach from one year into the next, and has one before it', () => {
    const week = weekOf('2027-01-01');
    expect(week).toEqual({ from: '2026-12-28', to: '2027-01-03' });
    expect(weekBefore(week)).toEqual({ from: '2026-12-21', to: '2026-12-27' });
  });
});
