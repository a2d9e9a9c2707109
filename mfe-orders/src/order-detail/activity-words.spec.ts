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
