import * as z from 'zod/mini';
import { sdStatuses } from './constants.js';
import { dollars, id, instant, optionalText, requiredText, version } from './fields.js';
import { mostMentions } from './mentions.js';
import { OrderCarrier, StopCondition } from './order-carrier.js';
import { CarrierAmount } from './order-cost.js';

const tooManyMentions = `Please mention up to ${mostMentions} people.`;

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
