import * as z from 'zod/mini';
import { providerTimeZone } from './calendar/time-zone.js';
import { CustomerRequest } from './change-request.js';
import { dateTypes, orderStatuses, paymentTypes, transportTypes } from './constants.js';
import { dollars, email, id, instant } from './fields.js';
import { OrderVehicle } from './order.js';
import { OrderChangeLine } from './order-changes.js';
import { OrderFile } from './order-file.js';
import { stationLabels } from './order-stations.js';
import { PublicQuote } from './quote.js';

/** The secret of a customer's link. A text of any shape is taken, so that every wrong one gets the same answer. */
export const linkToken = z.string().check(z.maxLength(200));
export const CustomerLinkToken = z.strictObject({ token: linkToken });
export const CustomerFileLink = z.strictObject({ token: linkToken, key: z.string().check(z.maxLength(200)) });

/** How long a link works after the delivery or the canceling, or after it was made (docs/product/orders.md). */
export const customerLinkDays = 60;

/** Who asks about an order; the number is in the address. */
export const CustomerEmail = z.strictObject({ email: email() });

/** The form of a customer: the number as it is written, "10231" or "#10231". */
export const OrderLookup = z.strictObject({
  email: email(),
  orderId: z.string('Please enter your order number.').check(
    z.trim(),
    z.minLength(1, 'Please enter your order number.'),
    z.refine((value) => value === '' || /^#?\d{1,9}$/.test(value), 'Please enter a valid order number.'),
  ),
});
export type OrderLookup = z.infer<typeof OrderLookup>;

const CustomerStop = z.object({
  businessName: z.string(),
  contactName: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  dateType: z.enum(dateTypes),
  /** Calendar days. */
  scheduledAt: z.string(),
  scheduledEndsAt: z.nullable(z.string()),
  /** The portal's calendar day on which it was picked up or delivered; null before. */
  actualOn: z.nullable(z.string()),
});
export type CustomerStop = z.infer<typeof CustomerStop>;

/** What was accepted, and what has changed since. */
export const AcceptedBefore = z.object({
  at: instant,
  version: z.int(),
  /** From then to now, the price last (`changeLines`). */
  changes: z.array(OrderChangeLine),
});
export type AcceptedBefore = z.infer<typeof AcceptedBefore>;

/** An order as its customer sees it: an allow-list, nothing of carrier, driver's phone, staff or history. */
export const CustomerOrder = z.object({
  /** Of the link to this page. */
  token: z.string(),
  orderId: id,
  uniqueId: z.int(),
  companyName: z.string(),
  companyLogo: z.nullable(z.string()),
  isCustomerPortal: z.boolean(),
  portal: z.pick(PublicQuote.shape.portal, { displayMCLogo: true, accentColor: true }),
  /** Whom the customer asks; '' where that is the provider. */
  contact: z.object({ email: z.string(), phone: z.string() }),
  status: z.enum(orderStatuses),
  /** The display label; the last one that was not blank. */
  sdStatusLabel: z.string(),
  stations: z.array(z.object({ label: z.enum(stationLabels), at: z.nullable(instant) })),
  /** How many stations are reached. */
  reached: z.int(),
  transportType: z.enum(transportTypes),
  miles: z.int(),
  pickupPlaceText: z.string(),
  deliveryPlaceText: z.string(),
  pickup: CustomerStop,
  delivery: CustomerStop,
  vehicles: z.array(z.pick(OrderVehicle, { year: true, make: true, model: true, vin: true, operable: true })),
  /** All vehicles and the RUSH fee. */
  price: dollars,
  rushFee: dollars,
  isRush: z.boolean(),
  paymentType: z.enum(paymentTypes),
  paid: z.boolean(),
  /** The portal's calendar day of the last payment. */
  paidOn: z.nullable(z.string()),
  /** What was paid so far, also in part: the price may be another since. Null for nothing, and where it is not known. */
  paidAmount: z.nullable(dollars),
  /** Waits for its payment before a driver is assigned: booked by the public, unpaid and on hold. */
  isHeld: z.boolean(),
  hasDriver: z.boolean(),
  termsAcceptedAt: z.nullable(instant),
  /** Whether there are terms to accept and `token` accepts them: it has to come from an email to the customer. */
  mayAccept: z.boolean(),
  /** Those that staff show to the customer; each is downloaded by a link of its own. */
  files: z.array(z.pick(OrderFile, { key: true, name: true, size: true })),
  /** Newest first. */
  requests: z.array(CustomerRequest),
  /** Whether the customer can ask for another day, or to cancel: before the pickup. */
  mayAsk: z.boolean(),
  /** Where the customer tells how it went; null before the delivery. */
  survey: z.nullable(z.object({ token: z.string(), isAnswered: z.boolean() })),
  /** The last known place of the driver; only while the order is picked up. */
  position: z.nullable(z.object({ lat: z.number(), long: z.number(), at: z.nullable(instant) })),
  /** While the terms have to be accepted again, with the version of now; null otherwise. */
  before: z._default(z.nullable(z.object({ ...AcceptedBefore.shape, versionNow: z.int() })), null),
  /** In which the company counts days; the page writes its moments in it. */
  timeZone: z._default(z.string(), providerTimeZone),
});
export type CustomerOrder = z.infer<typeof CustomerOrder>;

/** Where the order is. */
export const CustomerTrack = z.pick(CustomerOrder, {
  token: true,
  uniqueId: true,
  sdStatusLabel: true,
  stations: true,
  reached: true,
  pickupPlaceText: true,
  deliveryPlaceText: true,
  position: true,
});
