import { dayMs } from '@overland/contracts/calendar';
import { followUpRefusal, type Standing } from './follow-up-refusal.js';

const now = new Date('2026-11-20T17:00:00Z');
const in_ = (days: number) => new Date(now.getTime() + days * dayMs);
const open: Standing = {
  status: 'Saved',
  orderState: null,
  emailDueAt: null,
  expiresAt: in_(3),
  isShared: true,
  isUnsubscribed: false,
  isKnown: true,
  lastAt: null,
};

test.each<[string, Partial<Standing>, RegExp]>([
  ['a booked quote', { status: 'Booked' }, /booked/],
  ['a quote whose order was canceled', { status: 'Booked', orderState: 'order_canceled' }, /canceled/],
  ['one whose email waits', { lastAt: now, emailDueAt: in_(0.001) }, /waiting/],
  ['an archived quote', { status: 'Archived' }, /^Archived/],
  ['a quote that its customer cannot open', { isShared: false }, /share/],
  ['a price that has expired', { expiresAt: in_(-1) }, /expired/],
  [
    'a quote that a customer who wants no reminders was mailed',
    { isUnsubscribed: true },
    /does not want reminders/,
  ],
  ['a second one on a day', { lastAt: in_(-0.9) }, /24 hours/],
])('%s is not followed up', (_, changes, reason) => {
  expect(followUpRefusal({ ...open, ...changes }, now)).toMatch(reason);
});

test.each<[string, Partial<Standing>]>([
  ['a saved quote', {}],
  ['one that is not saved yet', { status: 'Unsaved' }],
  ['one that was followed up a day ago', { lastAt: in_(-1) }],
  ['one that a customer who wants no reminders was not mailed yet', { isUnsubscribed: true, isKnown: false }],
])('%s can be followed up', (_, changes) => {
  expect(followUpRefusal({ ...open, ...changes }, now)).toBeNull();
});
