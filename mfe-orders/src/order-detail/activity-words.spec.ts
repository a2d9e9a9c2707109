import type { Activity } from '@overland/contracts';
import { fromOf, whatOf } from './activity-words';

const aMove = (from: string | null, to: string): Activity => ({
  from,
  to,
  at: '2026-11-25T15:00:00.000Z',
  actor: '',
  source: 'tms',
  kind: 'move',
  note: '',
  changes: [],
});
const textOf = (move: Activity) => `${whatOf(move)}. ${fromOf(move)}`.trim();

it.each([
  [null, 'new', 'New Booking.'],
  ['accepted', 'picked_up', 'Picked Up. Was Assigned Driver.'],
  ['requests', 'pending', 'Offered. Was Requested.'],
  ['posted', 'posted_to_loadboard', 'Posted to Load Board. Was Confirmed.'],
  ['delivered', 'invoiced', 'Invoiced. Was Delivered.'],
  ['invoiced', 'flagged', 'Flagged. Was Invoiced.'],
])('tells the step from %s to %s by the names of both states', (from, to, text) => {
  expect(textOf(aMove(from, to))).toBe(text);
});

it('says that a flag is removed, and what the order is again', () => {
  const unflagged: Activity = { ...aMove('flagged', 'posted'), source: 'staff' };
  expect(textOf(unflagged)).toBe('Flag removed. Confirmed again.');
});

it('names the step before what was noted of it, but for one that was taken back, which does so itself', () => {
  const canceled = { ...aMove('flagged', 'order_canceled'), note: 'The car has no key.' };
  expect(whatOf(canceled)).toBe('Canceled: The car has no key.');
  expect(fromOf(canceled)).toBe('Was Flagged. ');
  const back = { ...aMove('invoiced', 'delivered'), note: 'Took back: Invoiced. Delivered again.' };
  expect(whatOf(back)).toBe(back.note);
  expect(whatOf({ ...aMove(null, 'new'), note: 'Booked.' })).toBe('Booked.');
});
