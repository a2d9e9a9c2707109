import { snoozeRefusal } from './snooze-rule.js';

it.each([
  ['2026-11-19', 'Please choose a day after today.'],
  ['2026-11-20', 'Please choose a day after today.'],
  ['2026-11-21', null],
  ['2027-02-18', null],
  ['2027-02-19', 'Please choose a day within 90 days.'],
])('on Nov 20 a step snoozed until %s is refused with %j', (until, refusal) => {
  expect(snoozeRefusal(until, '2026-11-20')).toBe(refusal);
});
