import * as z from 'zod/mini';
import { day, id, instant, optionalText, requiredText } from './fields.js';
import { noWebAddresses } from './web-addresses.js';

/** What customers ask for on the page of their order (docs/product/orders.md). */
export const changeRequestKinds = ['pickupDate', 'cancel'] as const;
export type ChangeRequestKind = (typeof changeRequestKinds)[number];

export const changeRequestStates = ['open', 'accepted', 'declined', 'withdrawn'] as const;
export type ChangeRequestState = (typeof changeRequestStates)[number];

const longestNote = 500;

/** A request of the customer, as staff see it. */
export const ChangeRequest = z.object({
  _id: id,
  kind: z.enum(changeRequestKinds),
  /** The first pickup day that is wished for, a calendar day; null where the order is to be canceled. */
  wishedDay: z.nullable(z.string()),
  note: z.string(),
  state: z.enum(changeRequestStates),
  askedAt: instant,
  /** What the customer is told with the answer; '' for nothing. */
  answer: z.string(),
  /** Who answered, or took it back; '' while it is open. */
  answeredBy: z.string(),
  answeredAt: z.nullable(instant),
});
export type ChangeRequest = z.infer<typeof ChangeRequest>;

/** As the customer sees it: nothing of staff. */
export const CustomerRequest = z.omit(ChangeRequest, { answeredBy: true });
export type CustomerRequest = z.infer<typeof CustomerRequest>;

/** The form "Change my date". */
export const DayWish = z.strictObject({
  wishedDay: day,
  note: optionalText(longestNote).check(noWebAddresses),
});
export type DayWish = z.infer<typeof DayWish>;

/** The form "Cancel my order". */
export const CancelWish = z.strictObject({
  note: requiredText(longestNote, 'Please tell us why you want to cancel.').check(noWebAddresses),
});
export type CancelWish = z.infer<typeof CancelWish>;

/** The forms of staff; the customer reads the note. */
export const RequestAccepting = z.strictObject({ note: optionalText(longestNote) });
export const RequestDeclining = z.strictObject({
  note: requiredText(longestNote, 'Please tell the customer why.'),
});

/** The answer of staff; declining needs a note. */
export const RequestAnswer = z.strictObject({
  requestId: id,
  state: z.enum(['accepted', 'declined']),
  note: optionalText(longestNote),
});
export type RequestAnswer = z.infer<typeof RequestAnswer>;

/** What the email with an answer says; the order itself comes with it. */
export const AnsweredRequest = z.object({
  kind: z.enum(changeRequestKinds),
  isAccepted: z.boolean(),
  wishedDay: z.nullable(z.string()),
  answer: z.string(),
});
export type AnsweredRequest = z.infer<typeof AnsweredRequest>;
