import { timeRefusal } from './reminder-rule.js';

const now = new Date('2026-11-20T15:00:00Z');

it.each([
  ['2026-11-20T15:01:00Z', null],
  ['2027-11-20T15:00:00Z', null],
  ['2026-11-20T15:00:00Z', 'This time has passed. Please choose a later one.'],
  ['2025-11-20T15:00:00Z', 'This time has passed. Please choose a later one.'],
  ['2027-11-22T15:00:00Z', 'Please choose a time within a year.'],
])('answers a reminder at %s with %j', (at, refusal) => {
  expect(timeRefusal(new Date(at), now)).toBe(refusal);
});
