import { type QuoteStatus, quoteStatuses } from '@overland/contracts';
import { dayMs } from '@overland/contracts/calendar';
import { editableStates, isRestorable, stateRefusal, statesBefore, wasSaved } from './quote-states.js';

test.each<[QuoteStatus, QuoteStatus[]]>([
  ['Unsaved', []],
  ['Saved', ['Unsaved', 'Archived']],
  ['Archived', ['Unsaved', 'Saved']],
  ['Booked', ['Unsaved', 'Saved']],
])('a quote becomes %s from %j alone', (to, from) => {
  expect(statesBefore(to)).toEqual(from);
});

test('quotes that are neither archived nor booked can be edited', () => {
  expect(editableStates).toEqual(['Unsaved', 'Saved']);
});

test('an archived quote can be restored for 30 days, to the millisecond', () => {
  const archivedAt = new Date('2026-10-01T12:00:00Z');
  const after = (ms: number) => isRestorable(archivedAt, new Date(archivedAt.getTime() + ms));
  expect([after(0), after(30 * dayMs), after(30 * dayMs + 1)]).toEqual([true, true, false]);
});

test.each<[boolean, QuoteStatus, boolean]>([
  [true, 'Archived', true],
  [false, 'Saved', true],
  [false, 'Archived', false],
  [false, 'Unsaved', false],
])('with the mark %s and the state %s, a quote was once saved: %s', (mark, status, expected) => {
  expect(wasSaved({ wasSaved: mark, status })).toBe(expected);
});

test('a refusal names the state and what was wanted', () => {
  const refusals = quoteStatuses.map((status) => [status, stateRefusal(status, 'edited')]);
  expect(Object.fromEntries(refusals)).toEqual({
    Unsaved: 'This quote is Unsaved and cannot be edited.',
    Saved: 'This quote is Saved and cannot be edited.',
    Booked: 'This quote has already been booked.',
    Archived: 'This quote is archived and cannot be edited. Save it again first.',
  });
});
