import * as z from 'zod/mini';
import { id, instant, optionalText } from './fields.js';

/** What customers do of which people are told. */
export const customerNews = ['booking', 'request', 'claim', 'survey'] as const;
export type CustomerNewsKind = (typeof customerNews)[number];
export const noticeKinds = ['mention', 'handOver', 'reminder', ...customerNews] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Something that one person is told of an order (docs/product/notices.md). */
export const PersonNotice = z.object({
  _id: id,
  kind: z.enum(noticeKinds),
  createdAt: instant,
  /** Who caused it; '' for a reminder. */
  actor: z.string(),
  /** The note that mentions the person, what a reminder says, or what the customer did; '' for none. */
  words: z.string(),
  orderId: id,
  uniqueId: z.int(),
  customerFullName: z.string(),
  /** How many orders were handed over at once; 1 for other notices. */
  orders: z.int(),
  isRead: z.boolean(),
});
export type PersonNotice = z.infer<typeof PersonNotice>;

/** Older ones are deleted. */
export const noticeDays = 90;

export const UnreadNotices = z.object({ unread: z.int() });
export type UnreadNotices = z.infer<typeof UnreadNotices>;

/** That somebody has a new notice, or that one was settled; what they say has to be asked for. */
export const NoticeAdded = z.object({ userId: id });
export type NoticeAdded = z.infer<typeof NoticeAdded>;

/** The most that a person has at a time. */
export const mostReminders = 200;
export const longestReminder = 200;

const words = optionalText(longestReminder);
export const ReminderEntry = z.strictObject({ at: instant, words });

/** As the form asks for it: day and time where the person is, `2026-11-25T14:30`. */
export const ReminderForm = z.strictObject({
  at: z.string().check(z.minLength(1, 'Please choose day and time.')),
  words,
});

/** Of one person and one order. */
export const Reminder = z.object({
  orderId: id,
  uniqueId: z.int(),
  customerFullName: z.string(),
  at: instant,
  words: z.string(),
});
export type Reminder = z.infer<typeof Reminder>;

/** What a person has read: all up to the newest that was seen, or those of one order. */
export const ReadNotices = z
  .strictObject({ upTo: z.optional(instant), orderId: z.optional(id) })
  .check(
    z.refine(
      ({ upTo, orderId }) => (upTo === undefined) !== (orderId === undefined),
      'Please name the newest notice that was seen, or an order.',
    ),
  );
