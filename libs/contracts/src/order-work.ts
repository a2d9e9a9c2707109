import * as z from 'zod/mini';
import { emailTemplates, orderStatuses, sdStatuses } from './constants.js';
import { day, dollars, id, instant, optionalText, requiredText, version } from './fields.js';
import { mostMentions } from './mentions.js';
import { OrderCarrier, StopCondition } from './order-carrier.js';
import { claimStates } from './order-claims.js';
import { CarrierAmount } from './order-cost.js';
import { PaymentDispute } from './order-payments.js';

const tooManyMentions = `Please mention up to ${mostMentions} people.`;

/** For so long staff can take back a step, and the emails of it wait. */
export const undoSeconds = 60;

/** A move of an order to another state. */
export const OrderMove = z.strictObject({
  sdStatus: z.enum(sdStatuses),
  /** Goes into the history; required to cancel. People outside do not read it. */
  note: optionalText(500),
  /** When it really was picked up or delivered; now where it is absent. */
  at: z.optional(z.nullable(instant)),
  /** Of an assignment: who carries it. */
  carrier: z.optional(OrderCarrier),
  /** What was agreed with it, in whole dollars. */
  agreed: z.optional(CarrierAmount),
  /** Of a pickup or a delivery. */
  condition: z.optional(StopCondition),
  /** Whether the customer and others are told now. */
  tells: z._default(z.boolean(), true),
  /** Of a canceling: the reason that customers and agents read; '' names none. */
  customerReason: optionalText(500),
});
export type OrderMove = z.infer<typeof OrderMove>;
export type OrderMoveInput = z.input<typeof OrderMove>;

/** Takes back the last step; `version` is the order's after it. */
export const OrderUndo = z.strictObject({ version });

/** Asked before orders are canceled. */
export const OrderCanceling = z.strictObject({
  reason: requiredText(500, 'Please say why it is canceled.'),
  customerReason: optionalText(500),
});

export const OrderNote = z.strictObject({
  note: requiredText(2000, 'Please write a note.'),
  /** Whom it mentions; the note names each after @. They are told. */
  mentions: z._default(z.array(id).check(z.maxLength(mostMentions, tooManyMentions)), []),
});

/** Orders chosen in a list. */
export const chosenOrders = z
  .array(id)
  .check(z.minLength(1, 'Please choose an order.'), z.maxLength(200, 'Please choose up to 200 orders.'));

/** Takes back the last moves of several orders. */
export const OrdersUndo = z.strictObject({
  orders: z
    .array(z.strictObject({ orderId: id, version }))
    .check(z.minLength(1), z.maxLength(200, 'Please choose up to 200 orders.')),
});

/** The state to which several orders are to be moved; null: their customers are to be asked to pay. */
export const OrdersCheckRequest = z.strictObject({
  orderIds: chosenOrders,
  sdStatus: z.nullable(z.enum(sdStatuses)),
});

/** What is asked for, and how many days the first pickup day has passed: less than 0 before it. */
const owed = z.object({
  amount: dollars,
  daysLate: z.int(),
  /** Already, before its first pickup day or after; absent from an older version. */
  isPickedUp: z.optional(z.boolean()),
});

/** What is not settled with the customer: the dollars that are not paid, and the terms. */
const openPoints = z.object({ due: dollars, termsAccepted: z.boolean() });
export type OpenPoints = z.infer<typeof openPoints>;

/** With which orders a step can be taken now, and why not with the others. */
export const OrdersCheck = z.object({
  possible: z.array(
    z.object({
      orderId: id,
      uniqueId: z.int(),
      /** Where the step asks for payments. */
      owed: z.optional(owed),
      /** Before an assignment or a pickup. */
      open: z.optional(openPoints),
      /** Its customer disputes the payment. */
      isDisputed: z.optional(z.boolean()),
    }),
  ),
  refused: z.array(z.object({ orderId: id, uniqueId: z.int(), message: z.string() })),
});
export type OrdersCheck = z.infer<typeof OrdersCheck>;

/** What was done and what was not, order by order. */
export const OrdersReport = z.object({
  done: z.array(
    z.object({
      orderId: id,
      uniqueId: z.int(),
      /** Until when the step can be taken back, and the order's version after it; absent where it cannot. */
      undo: z.optional(z.object({ version, until: instant })),
    }),
  ),
  refused: z.array(z.object({ orderId: id, uniqueId: z.nullable(z.int()), message: z.string() })),
});
export type OrdersReport = z.infer<typeof OrdersReport>;

/** What needs a step; of several of one order the first one is shown (docs/product/orders.md). */
export const workKinds = [
  'pickupNearNoCarrier',
  'flagged',
  'paymentDue',
  'customerAsks',
  'claimWaits',
  'claimUnpaid',
  'pickupPassed',
  'deliveryPassed',
  'notDispatched',
  'noCarrier',
  'emailFailed',
  'termsNotAccepted',
] as const;
export type WorkKind = (typeof workKinds)[number];

/** A line of the work list: an order and the step that it needs. */
export const WorkItem = z.object({
  kind: z.enum(workKinds),
  orderId: id,
  uniqueId: z.int(),
  customerFullName: z.string(),
  companyName: z.string(),
  pickup: z.string(),
  delivery: z.string(),
  sdStatusLabel: z.string(),
  price: dollars,
  /** What its customer still owes. */
  due: dollars,
  /** Calendar days. */
  pickupScheduledAt: z.string(),
  pickupScheduledEndsAt: z.nullable(z.string()),
  deliveryScheduledEndsAt: z.nullable(z.string()),
  createdAt: instant,
  /** The email that failed; null for other steps. */
  email: z.nullable(z.object({ _id: id, template: z.enum(emailTemplates), to: z.string() })),
  /** Days since the day that passed, since sending was given up, since the email failed, since the customer asked, since the flag, since a claim was approved, or since the booking. Below 0 before the first pickup day. */
  days: z.int(),
  /** Whether its customer was not asked to pay today. */
  canRequest: z.boolean(),
  /** Until when it is snoozed, and who sees to it; null, or absent from an older version, if neither. */
  snoozedUntil: z.optional(z.nullable(z.string())),
  assignee: z.optional(z.nullable(z.object({ userId: id, name: z.string() }))),
  /** Whose colleagues may see to it, and who does where nobody is assigned; absent from an older version. */
  portalId: z.optional(id),
  ownerId: z.optional(z.nullable(id)),
  /** The calendar day of the booking where the portal is; absent from an older version, as the next ones. */
  bookedOn: z.optional(z.string()),
  /** Why it was flagged; '' where nobody said. Null for other steps. */
  reason: z.optional(z.nullable(z.string())),
  /** The claim of the step, and what was approved and is not paid. */
  claim: z.optional(z.nullable(z.object({ state: z.enum(claimStates), owed: z.nullable(dollars) }))),
  /** The calendar day of the pickup; null before it. */
  pickedUpOn: z.optional(z.nullable(z.string())),
  isDisputed: z.optional(z.boolean()),
});
export type WorkItem = z.infer<typeof WorkItem>;

/** A step is snoozed for so many days at most. */
export const longestSnooze = 90;

/** What the dialogs of a step ask. */
export const WorkSnoozing = z.strictObject({ snoozedUntil: day });
export const WorkAssigning = z.strictObject({ assignee: z.uuid('Please choose who sees to it.') });

/** What somebody notes about a step of an order; what is absent stays. */
export const WorkMark = z.strictObject({
  /** Until the start of this day, where the portal is, the step is not listed; null lists it again. */
  snoozedUntil: z.optional(z.nullable(day)),
  /** Somebody who may open the order; null: its owner sees to it again. */
  assignee: z.optional(z.nullable(z.union([z.literal('me'), id]))),
});
export type WorkMark = z.infer<typeof WorkMark>;

/** A row of the COD table. */
export const CodRow = z.object({
  _id: id,
  uniqueId: z.int(),
  companyName: z.string(),
  paid: z.boolean(),
  paidBy: z.nullable(z.string()),
  paidAt: z.nullable(instant),
  paymentRequestedAt: z.nullable(instant),
  reg: z.string(),
  status: z.enum(orderStatuses),
  orderTableStatus: z.string(),
  orderTableCustomer: z.string(),
  /** Calendar days. */
  orderTablePickupEst: z.string(),
  orderTableDeliveryEst: z.string(),
  pickupScheduledAt: z.string(),
  /** Whole dollars. */
  price: dollars,
  /** What was paid so far, also in part; null for nothing, and where it is not known. */
  paidAmount: z.nullable(dollars),
  paidOn: z.nullable(z.string()),
  /** The calendar day where its portal is. */
  today: z.string(),
  /** Unpaid with a pickup estimate under 4 days away: highlighted. */
  isDue: z.boolean(),
  /** Unpaid, and its customer was not asked to pay today. */
  canRequest: z.boolean(),
  /** The day of `paymentRequestedAt` where its portal is; absent from an older version. */
  requestedOn: z.optional(z.nullable(z.string())),
  /** Absent from an older version. */
  sdStatus: z.optional(z.enum(sdStatuses)),
  sdStatusLabel: z.optional(z.string()),
  /** `isDue`, or unpaid and picked up already; this and what follows is absent from an older version. */
  isPaymentDue: z.optional(z.boolean()),
  /** The days where its portal is. */
  pickedUpOn: z.optional(z.nullable(z.string())),
  deliveredOn: z.optional(z.nullable(z.string())),
  paymentDispute: z.optional(z.nullable(PaymentDispute)),
});
export type CodRow = z.infer<typeof CodRow>;

const sum = z.object({ orders: z.int(), price: dollars });
export const CodTable = z.object({
  rows: z.array(CodRow),
  /** Of these rows: of unpaid orders what is still owed, of all what was paid. */
  sums: z.object({ unpaid: sum, due: sum, paid: sum, paidInPart: sum, all: sum }),
});
export type CodTable = z.infer<typeof CodTable>;
