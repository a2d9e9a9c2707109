import * as z from 'zod/mini';
import { orderStatuses, paymentTypes, sdStatuses, serviceLevels, transportTypes } from './constants.js';
import { id, instant } from './fields.js';

/** All that the booking's mails say; the outbox row is their only source. */
export const OrderBooked = z.object({
  orderId: id,
  uniqueId: z.int(),
  portalId: id,
  bookedAt: instant,
  isPublic: z.boolean(),
  isPaymentDue: z.boolean(),
  customerFullName: z.string(),
  customerEmail: z.string(),
  pickupText: z.string(),
  deliveryText: z.string(),
  pickupAddress: z.string(),
  deliveryAddress: z.string(),
  miles: z.int(),
  transportType: z.enum(transportTypes),
  serviceLevel: z.literal(serviceLevels),
  pickupWindow: z.object({ start: z.string(), end: z.string() }),
  deliveryWindow: z.object({ start: z.string(), end: z.string() }),
  vehicles: z.array(
    z.object({
      year: z.nullable(z.int()),
      make: z.string(),
      model: z.string(),
      operable: z.string(),
      price: z.int(),
    }),
  ),
  price: z.int(),
  agents: z.array(
    z.object({ name: z.string(), email: z.string(), pickup: z.boolean(), delivery: z.boolean() }),
  ),
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
});
export type OrderFact = z.infer<typeof OrderFact>;
