import * as z from 'zod/mini';
import { ChangeRequest } from './change-request.js';
import {
  dateTypes,
  locationTypes,
  moveTypes,
  orderStatuses,
  paymentTypes,
  pricingClasses,
  sdStatuses,
  serviceLevels,
  transportTypes,
} from './constants.js';
import { customerLanguage, dollars, id, instant } from './fields.js';
import { StopCondition } from './order-carrier.js';
import { OrderCost } from './order-cost.js';
import { OrderDispatch } from './order-dispatch.js';
import { OrderFile } from './order-file.js';
import { OrderPayment, PaymentDispute } from './order-payments.js';
import { ofOrderTexts } from './order-texts.js';

export const OrderVehicle = z.object({
  make: z.string(),
  model: z.string(),
  vin: z.string(),
  year: z.nullable(z.int()),
  operable: z.enum(['Yes', 'No']),
  operableBool: z.boolean(),
  pricingClass: z.enum(pricingClasses),
  price: dollars,
});
export type OrderVehicle = z.infer<typeof OrderVehicle>;

const stopView = <P extends 'pickup' | 'delivery'>(prefix: P) => {
  const fields = {
    LocationType: z.nullable(z.enum(locationTypes)),
    BusinessName: z.string(),
    ContactName: z.string(),
    Email: z.string(),
    Phone: z.string(),
    MobilePhone: z.string(),
    AltPhone: z.string(),
    /** Where the primary phone is a mobile one too, which `MobilePhone` shows then. */
    AltPhoneIsMobile: z.boolean(),
    Address: z.string(),
    City: z.string(),
    State: z.string(),
    Zip: z.string(),
    Notes: z.string(),
    DateType: z.enum(dateTypes),
    /** Calendar days. */
    ScheduledAt: z.string(),
    ScheduledEndsAt: z.nullable(z.string()),
  };
  return Object.fromEntries(Object.entries(fields).map(([key, schema]) => [`${prefix}${key}`, schema])) as {
    [K in keyof typeof fields as `${P}${K & string}`]: (typeof fields)[K];
  };
};

/**
 * What a caller may do with an order beside moving it. `carrier` is to change who carries it, `payment` is to record payments, `removePayment` to
 * remove them, `acceptRequest` to do what
 * the customer asked for.
 */
export const orderActions = [
  'edit',
  'carrier',
  'payment',
  'removePayment',
  'requestPayment',
  'requestLocation',
  'acceptRequest',
] as const;
export type OrderAction = (typeof orderActions)[number];

/** A stored order as staff of its portal see it. */
export const Order = z.object({
  _id: id,
  orderId: id,
  uniqueId: z.int(),
  quoteId: id,
  portalId: id,
  companyName: z.string(),
  /** Null for a public one that nobody has taken yet. */
  ownerId: z.nullable(id),
  isCustomerPortal: z.boolean(),
  status: z.enum(orderStatuses),
  sdStatus: z.enum(sdStatuses),
  /** The display label; the last one that was not blank. */
  sdStatusLabel: z.string(),
  transportType: z.enum(transportTypes),
  serviceLevel: z.literal(serviceLevels),
  paymentType: z.enum(paymentTypes),
  paid: z.boolean(),
  /** Who took the payment that completed the price, and when; null while unpaid. */
  paidBy: z.nullable(z.string()),
  paidAt: z.nullable(instant),
  /** What was paid so far, also in part; the price may be another since. */
  paidAmount: z.nullable(dollars),
  /** The day of the last payment; null for none, and where it is not known. */
  paidOn: z.nullable(z.string()),
  /** In the order in which they were taken. */
  payments: z.array(OrderPayment),
  /** The last payment request. */
  paymentRequestedAt: z.nullable(instant),
  /** Null where nobody noted one; the default is for answers of the release before. */
  paymentDispute: z._default(z.nullable(PaymentDispute), null),
  /** All vehicles and the RUSH fee. */
  price: dollars,
  /** Booked with less than two business days' notice. */
  isRush: z.boolean(),
  /** 0 or 200. */
  rushFee: dollars,
  sirvaNonDomestic: z.boolean(),
  /** Rises with every change; an edit names the version it was made from. */
  version: z.int(),
  /** The state before `flagged`. */
  flaggedFrom: z.nullable(z.enum(sdStatuses)),
  canceledAt: z.nullable(instant),
  pickedUpAt: z.nullable(instant),
  deliveredAt: z.nullable(instant),
  /** Until when the caller can take back the last move (`undo`); null where that cannot be done. */
  undoUntil: z.nullable(instant),
  /** Which one that is, and whether emails about it wait. */
  undoStep: z._default(z.nullable(z.object({ name: z.string(), tells: z.boolean() })), null),
  /** For MCAdmin; null for others, and where no TMS has it. */
  dispatch: z.nullable(OrderDispatch),
  /** For MCAdmin; null for others. */
  cost: z._default(z.nullable(OrderCost), null),
  termsAcceptedAt: z.nullable(instant),
  termsAcceptedBy: z.nullable(z.string()),
  /** The states that the caller may move it to now, and what else the caller may do. */
  moves: z.array(z.enum(sdStatuses)),
  actions: z.array(z.enum(orderActions)),
  carrierName: z.string(),
  driverName: z.string(),
  /** Shown to staff only. */
  driverPhone: z.string(),
  /** Its plate or number. The defaults are those of answers of the release before. */
  truck: z._default(z.string(), ''),
  /** What was found at the pickup and at the delivery; null where nobody said. */
  pickupCondition: z._default(z.nullable(StopCondition), null),
  deliveryCondition: z._default(z.nullable(StopCondition), null),
  driverLat: z.nullable(z.number()),
  driverLong: z.nullable(z.number()),
  driverUpdated: z.nullable(instant),
  /** When the driver was asked for the position; null unless the driver can still answer. */
  locationRequestedAt: z.nullable(instant),
  /** `isPaymentDue` by the day where its portal is. */
  isPaymentDue: z.boolean(),
  /** The calendar day where its portal is. */
  today: z.string(),
  files: z.array(OrderFile),
  /** What the customer asked for, newest first. */
  requests: z.array(ChangeRequest),
  miles: z.int(),
  transitTime: z.tuple([z.int(), z.int()]),
  moveType: z.nullable(z.enum(moveTypes)),
  ...ofOrderTexts(() => z.string()),
  customerFullName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  customerMobilePhone: z.string(),
  customerAltPhone: z.string(),
  customerAltPhoneIsMobile: z.boolean(),
  /** Of the customer's emails and PDFs. */
  language: customerLanguage,
  ...stopView('pickup'),
  ...stopView('delivery'),
  pickupPlaceText: z.string(),
  deliveryPlaceText: z.string(),
  vehicles: z.array(OrderVehicle),
  agents: z.array(
    z.object({ name: z.string(), email: z.string(), pickup: z.boolean(), delivery: z.boolean() }),
  ),
  createdAt: instant,
});
export type Order = z.infer<typeof Order>;

/** What a booking answers. */
export const BookedOrder = z.object({
  orderId: id,
  uniqueId: z.int(),
  isCustomerPortal: z.boolean(),
  status: z.enum(orderStatuses),
  price: dollars,
  /** "Your order has been booked." or the same pending customer payment. */
  message: z.string(),
});
export type BookedOrder = z.infer<typeof BookedOrder>;

/** What a public booking answers: no id of the order, as links are for the mailbox of the customer alone. */
export const BookedPublicOrder = z.pick(BookedOrder, {
  uniqueId: true,
  status: true,
  price: true,
  message: true,
});
export type BookedPublicOrder = z.infer<typeof BookedPublicOrder>;

/** What a line of an order's history is about; `other` are files, the driver's location and reminders. */
export const activityKinds = ['move', 'edit', 'note', 'payment', 'other'] as const;
export type ActivityKind = (typeof activityKinds)[number];

export const Activity = z.object({
  kind: z.enum(activityKinds),
  at: instant,
  actor: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  source: z.enum(['system', 'staff', 'customer', 'tms', 'driver']),
  note: z.string(),
  /** What an edit changed, in the words of the form. */
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
  /** The names of those whom a note mentions, as it has them after @; absent from an older version. */
  mentions: z.optional(z.array(z.string())),
});
export type Activity = z.infer<typeof Activity>;
