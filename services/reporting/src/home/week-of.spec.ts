import { sameDaysBefore, weekBefore, weekOf } from './week-of.js';

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

describe('the same days of the week before', () => {
  it.each([
    ['2026-11-25T15:00:00Z', { from: '2026-11-16', to: '2026-11-18', until: '2026-11-18T15:00:00.000Z' }],
    // Wednesday evening in New York.
    ['2026-11-26T03:00:00Z', { from: '2026-11-16', to: '2026-11-18', until: '2026-11-19T03:00:00.000Z' }],
    ['2026-11-23T15:00:00Z', { from: '2026-11-16', to: '2026-11-16', until: '2026-11-16T15:00:00.000Z' }],
  ])('end at the same time: %s', (now, expected) => {
    const { until, ...days } = sameDaysBefore('America/New_York', new Date(now));
    expect({ ...days, until: until.toISOString() }).toEqual(expected);
  });

  it('end at the same time of the clock when the clocks were changed between', () => {
    // Nine in the morning, in winter and a week before in summer.
    const { until } = sameDaysBefore('America/New_York', new Date('2026-11-02T14:00:00Z'));
    expect(until.toISOString()).toBe('2026-10-26T13:00:00.000Z');
  });
});
