import * as z from 'zod/mini';
import { orderStatuses, paymentTypes, sdStatuses, serviceLevels, transportTypes } from './constants.js';
import { customerLanguage, day, dollars, id, instant } from './fields.js';
import { ReceivedPayment } from './order-payments.js';

export const VehicleBooked = z.object({
  year: z.nullable(z.int()),
  make: z.string(),
  model: z.string(),
  operable: z.string(),
  price: z.int(),
});

/** The content of the booking's emails; the outbox row is their only source. */
export const OrderBooked = z.object({
  orderId: id,
  uniqueId: z.int(),
  portalId: id,
  bookedAt: instant,
  isPublic: z.boolean(),
  /** `isUnpaidCod`: also of a canceled order, and long before the payment is due. */
  isPaymentDue: z.boolean(),
  // The defaults are those of events written before these fields came.
  termsAccepted: z._default(z.boolean(), false),
  surveyAnswered: z._default(z.boolean(), false),
  sdStatus: z._default(z.enum(sdStatuses), 'new'),
  customerFullName: z.string(),
  customerEmail: z.string(),
  /** English in events written before orders kept one. */
  language: z._default(customerLanguage, 'en'),
  /** Null in events written before this field came. */
  paymentType: z._default(z.nullable(z.enum(paymentTypes)), null),
  /** Booked by the public, not paid, and on hold until it is. */
  isHeld: z._default(z.boolean(), false),
  paidAt: z._default(z.nullable(instant), null),
  /** What was paid so far, also in part: the price may be another since. Null for nothing, and where it is not known. */
  paidAmount: z._default(z.nullable(dollars), null),
  /** The day of the last payment. Null for none, and where it is not known. */
  paidOn: z._default(z.nullable(z.string()), null),
  /** When it really was picked up and delivered; null before. */
  pickedUpAt: z._default(z.nullable(instant), null),
  deliveredAt: z._default(z.nullable(instant), null),
  pickupText: z.string(),
  deliveryText: z.string(),
  /** City, state and ZIP: nothing that a visitor wrote. '' in events written before these fields came. */
  pickupTown: z._default(z.string(), ''),
  deliveryTown: z._default(z.string(), ''),
  pickupAddress: z.string(),
  deliveryAddress: z.string(),
  miles: z.int(),
  transportType: z.enum(transportTypes),
  serviceLevel: z.literal(serviceLevels),
  pickupWindow: z.object({ start: z.string(), end: z.string() }),
  deliveryWindow: z.object({ start: z.string(), end: z.string() }),
  vehicles: z.array(VehicleBooked),
  /** Whole dollars, with the RUSH fee. */
  price: z.int(),
  rushFee: z._default(dollars, 0),
  agents: z.array(
    z.object({ name: z.string(), email: z.string(), pickup: z.boolean(), delivery: z.boolean() }),
  ),
  /** The payments that count; only in answers about the order as it is now. */
  payments: z.optional(z.array(ReceivedPayment)),
  /** The states of its claims; only in the same answers. */
  claims: z.optional(z.array(z.object({ claimId: id, state: z.string() }))),
  /** Until when its last step can be undone, and its emails wait; only in the same answers, and absent where none can. */
  undoableUntil: z.optional(instant),
});
export type OrderBooked = z.infer<typeof OrderBooked>;

/** The reportable state of an order after a change; `version` orders the changes of one order. */
export const OrderFact = z.object({
  orderId: id,
  version: z.int(),
  uniqueId: z.int(),
  quoteId: id,
  portalId: id,
  status: z.enum(orderStatuses),
  sdStatus: z.enum(sdStatuses),
  transportType: z.enum(transportTypes),
  paymentType: z.enum(paymentTypes),
  paid: z.boolean(),
  miles: z.int(),
  price: z.int(),
  vehicles: z.int(),
  bookedAt: instant,
  // What the survey shows. The defaults are those of events written before these fields came.
  deliveredAt: z._default(z.nullable(instant), null),
  pickupCity: z._default(z.string(), ''),
  deliveryCity: z._default(z.string(), ''),
  /** Of the only vehicle; '' for several. */
  make: z._default(z.string(), ''),
  /** '' before the delivery: nothing but the survey needs it. */
  customerFirstName: z._default(z.string(), ''),
  // What reports count by. Null or '' in events written before these fields came, and until it is known.
  serviceLevel: z._default(z.nullable(z.literal(serviceLevels)), null),
  pickupState: z._default(z.string(), ''),
  deliveryState: z._default(z.string(), ''),
  /** The days that the customer was told: the first and the last; of an exact day the same. */
  pickupFirstDay: z._default(z.nullable(day), null),
  pickupLastDay: z._default(z.nullable(day), null),
  deliveryFirstDay: z._default(z.nullable(day), null),
  deliveryLastDay: z._default(z.nullable(day), null),
  pickedUpAt: z._default(z.nullable(instant), null),
  paidAt: z._default(z.nullable(instant), null),
  canceledAt: z._default(z.nullable(instant), null),
  carrierName: z._default(z.string(), ''),
  ownerId: z._default(z.nullable(id), null),
  /** Of its quote, for all vehicles. */
  commission: z._default(z.nullable(dollars), null),
  /** What was paid so far, also in part; null for nothing. */
  paidAmount: z._default(z.nullable(dollars), null),
});
export type OrderFact = z.infer<typeof OrderFact>;

/** What the carrier of an order agreed to and was paid, in whole dollars; null where nothing was. */
export const OrderCostFact = z.object({
  orderId: id,
  version: z.int(),
  agreed: z.nullable(dollars),
  paid: z.nullable(dollars),
});
export type OrderCostFact = z.infer<typeof OrderCostFact>;

/** What an edit of an order says of the vehicles of its quote. */
export const VehiclesEntered = z.object({
  orderId: id,
  quoteId: id,
  version: z.int(),
  vehicles: z.array(z.object({ vin: z.string(), year: z.nullable(z.int()) })),
});
export type VehiclesEntered = z.infer<typeof VehiclesEntered>;

const LowMark = z.object({
  about: z.enum(['communications', 'driver', 'recommend']),
  rating: z.int(),
  detail: z.string(),
});
export type LowMark = z.infer<typeof LowMark>;

/** That a customer has answered the survey, so that nobody asks any more. */
export const SurveyAnswered = z.object({
  orderId: id,
  at: instant,
  lowMarks: z._default(z.array(LowMark), []),
});

/** That an order changed; what it is now has to be asked for. */
export const ChangedOrder = z.object({ orderId: id, portalId: id, version: z.int() });
export type ChangedOrder = z.infer<typeof ChangedOrder>;
