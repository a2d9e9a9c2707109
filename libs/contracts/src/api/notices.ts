import * as z from 'zod/mini';
import { endpoint, endpointsOf } from '../endpoint.js';
import { id, queryInt } from '../fields.js';
import { maxCursorLength, page } from '../list.js';
import {
  NoticeAdded,
  PersonNotice,
  ReadNotices,
  Reminder,
  ReminderEntry,
  UnreadNotices,
} from '../person-notices.js';

const orderId = z.object({ orderId: id });
const noticeId = z.object({ noticeId: id });

/** What the caller is told: never another person's, and only of orders that the caller may open. */
export const notices = endpointsOf('orders', {
  list: endpoint('GET', '/notices', {
    access: 'signedIn',
    summary: 'The own notices, the newest first',
    query: z.strictObject({
      limit: z.optional(queryInt(1, 100)),
      cursor: z.optional(z.string().check(z.maxLength(maxCursorLength))),
    }),
    reply: page(PersonNotice),
  }),
  unread: endpoint('GET', '/notices/unread', {
    access: 'signedIn',
    rate: 'cheap',
    summary: 'How many of the own notices are unread',
    reply: UnreadNotices,
  }),
  live: endpoint('GET', '/notices/live', {
    access: 'signedIn',
    summary: 'That the caller has a new notice, as it happens',
    reply: NoticeAdded,
    live: true,
  }),
  readAll: endpoint('PUT', '/notices/read', {
    access: 'signedIn',
    summary: 'Mark the own notices as read, up to the newest that was seen, or those of one order',
    body: ReadNotices,
    reply: UnreadNotices,
  }),
  read: endpoint('PUT', '/notices/:noticeId/read', {
    access: 'signedIn',
    summary: 'Mark one own notice as read',
    params: noticeId,
    reply: noticeId,
  }),
});

/** One of each person for an order. */
export const reminders = endpointsOf('orders', {
  list: endpoint('GET', '/reminders', {
    access: 'signedIn',
    summary: 'The own reminders that are still to come, the next first',
    query: z.strictObject({ orderId: z.optional(id) }),
    reply: z.array(Reminder),
  }),
  set: endpoint('PUT', '/order/:orderId/reminder', {
    access: 'signedIn',
    summary: 'Be reminded of an order at a day and time, in place of an earlier own reminder',
    params: orderId,
    body: ReminderEntry,
    reply: Reminder,
  }),
  remove: endpoint('DELETE', '/order/:orderId/reminder', {
    access: 'signedIn',
    summary: 'Remove the own reminder of an order',
    params: orderId,
    reply: orderId,
  }),
});
