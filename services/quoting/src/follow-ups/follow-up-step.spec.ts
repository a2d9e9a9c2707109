import { isOfficeHour, stepDue } from './follow-up-step.js';

const calendar = { timeZone: 'America/New_York', holidays: new Set(['2026-11-26']) };
/** In New York, in November. */
const at = (day: number, time = '12:00') =>
  new Date(`2026-11-${String(day).padStart(2, '0')}T${time}:00-05:00`);
const course = { knownAt: at(9, '11:00'), days: [1, 3, 6] as const, lastStep: 0, lastAt: null };

test.each([
  ['Monday at 9:00', at(9, '09:00'), true],
  ['Monday at 8:59', at(9, '08:59'), false],
  ['Monday at 16:59', at(9, '16:59'), true],
  ['Monday at 17:00', at(9, '17:00'), false],
  ['Saturday', at(14), false],
  ['Thanksgiving', at(26), false],
])('%s: business hours are %s', (_, now, is) => {
  expect(isOfficeHour(now, calendar)).toBe(is);
});

test.each([
  ['on the day of the quote', at(9), null],
  ['a day later, before the hour', at(10, '10:59'), null],
  ['a day later', at(10), 1],
  ['at night', at(10, '20:00'), null],
  ['the morning after', at(11, '09:30'), 1],
  ['three days later', at(12), 3],
  ['six days later, a Sunday', at(15), null],
  ['the Monday after', at(16), 6],
  ['one business day too late', at(18), null],
])('a quote of Monday at 11, %s: step %s', (_, now, step) => {
  expect(stepDue(course, calendar, now)).toBe(step);
});

it('is due once, and not on the day of another', () => {
  expect(stepDue({ ...course, lastStep: 1, lastAt: at(10) }, calendar, at(11))).toBeNull();
  expect(stepDue({ ...course, lastAt: at(11, '15:00') }, calendar, at(12))).toBeNull();
  expect(stepDue({ ...course, lastAt: at(11, '15:00') }, calendar, at(12, '15:00'))).toBe(3);
});

it('has the days of the company alone, and none where it is off', () => {
  expect(stepDue({ ...course, days: [3] }, calendar, at(10))).toBeNull();
  expect(stepDue({ ...course, days: [] }, calendar, at(12))).toBeNull();
});

it('of a quote of Wednesday evening before Thanksgiving is due on Friday', () => {
  const evening = { ...course, knownAt: at(24, '19:00') };
  expect(stepDue(evening, calendar, at(25, '16:00'))).toBeNull();
  expect(stepDue(evening, calendar, at(27))).toBe(1);
});
