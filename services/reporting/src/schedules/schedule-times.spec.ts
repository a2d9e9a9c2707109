import { endedBefore, nextDue } from './schedule-times.js';

const timeZone = 'America/Chicago';

describe('a scheduled report', () => {
  it.each([
    ['weekly', '2026-11-25T18:00:00Z', '2026-11-30T12:00:00.000Z'],
    // Sunday evening in Chicago is Monday in UTC.
    ['weekly', '2026-11-30T04:00:00Z', '2026-11-30T12:00:00.000Z'],
    ['weekly', '2026-11-30T12:00:00Z', '2026-12-07T12:00:00.000Z'],
    ['monthly', '2026-11-25T18:00:00Z', '2026-12-01T12:00:00.000Z'],
    ['monthly', '2026-12-31T18:00:00Z', '2027-01-01T12:00:00.000Z'],
    ['monthly', '2027-02-01T12:00:00Z', '2027-03-01T12:00:00.000Z'],
  ] as const)('is sent in the morning after the week or month is over: %s from %s', (every, now, due) => {
    expect(nextDue(every, { timeZone, now: new Date(now) }).toISOString()).toBe(due);
  });

  it('is of the week or month that has ended', () => {
    expect(endedBefore('weekly', '2026-11-30')).toEqual({ from: '2026-11-23', to: '2026-11-29' });
    expect(endedBefore('monthly', '2026-12-01')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    expect(endedBefore('monthly', '2027-03-31')).toEqual({ from: '2027-02-01', to: '2027-02-28' });
  });
});
