import * as z from 'zod/mini';
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
import { messages } from './errors.js';
import {
  day,
  dollars,
  email,
  id,
  instant,
  optionalEmail,
  optionalPhone,
  optionalText,
  phone,
  requiredText,
  state,
  zip,
} from './fields.js';
import { CalculatedQuote } from './quote.js';

const isMobile = z._default(z.boolean(), false);

/** One of the two address groups of the booking form, each field with the prefix `pickup` or `delivery`. */
const stopFields = <P extends 'pickup' | 'delivery'>(prefix: P) => {
  const fields = {
    LocationType: z.optional(z.nullable(z.enum(locationTypes))),
    Address: requiredText(200),
    City: requiredText(80),
    State: state,
    Zip: zip,
    BusinessName: optionalText(120),
    ContactName: optionalText(120),
    Email: optionalEmail,
    PrimaryPhone: optionalPhone,
    PrimaryPhoneIsMobile: isMobile,
    AltPhone: optionalPhone,
    AltPhoneIsMobile: isMobile,
    Notes: optionalText(2000),
  };
  return Object.fromEntries(Object.entries(fields).map(([key, schema]) => [`${prefix}${key}`, schema])) as {
    [K in keyof typeof fields as `${P}${K & string}`]: (typeof fields)[K];
  };
};

const vinPattern = /^[A-HJ-NPR-Z0-9]{17}$/;
const vin = z.string(messages.required).check(
  z.trim(),
  z.toUpperCase(),
  z.minLength(1, messages.required),
  z.refine(
    (value) => value === '' || /^[A-Z0-9-]{5,17}$/.test(value),
    'Please enter a VIN of 5 to 17 letters and digits.',
  ),
);
const year = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'string' && /^\s*\d{4}\s*$/.test(value)
      ? Number(value)
      : value === ''
        ? undefined
        : value,
  ),
  z
    .int(messages.required)
    .check(z.gte(1900, 'Please enter a year from 1900.'), z.lte(2100, 'Please enter a year of four digits.')),
);

/** A vehicle of the booking: VIN and year are new, the rest are hints that must agree with the stored quote. */
export const OrderVehicleRequest = z
  .strictObject({
    make: z.optional(z.string().check(z.maxLength(60))),
    model: z.optional(z.string().check(z.maxLength(80))),
    vin,
    year,
    operableBool: z.optional(z.boolean()),
    price: z.optional(dollars),
    calculatedQuotes: z.optional(z.array(z.partial(CalculatedQuote)).check(z.maxLength(4))),
    pricingClass: z.optional(z.enum(pricingClasses)),
  })
  .check(
    z.refine((vehicle) => vehicle.year < 1981 || vinPattern.test(vehicle.vin), {
      path: ['vin'],
      error: 'A VIN from 1981 on has 17 letters and digits, without I, O and Q.',
    }),
  );

export const Agent = z.strictObject({
  name: optionalText(120),
  email: email(messages.email),
  pickup: z._default(z.boolean(), false),
  delivery: z._default(z.boolean(), false),
});
export type Agent = z.infer<typeof Agent>;

const customerFields = {
  customerFullName: requiredText(120),
  customerEmail: email(messages.required),
  customerPrimaryPhone: phone,
  customerPrimaryPhoneIsMobile: isMobile,
  customerAltPhone: optionalPhone,
  customerAltPhoneIsMobile: isMobile,
};

/**
 * The booking payload (specification, section 3). Price, miles, transit time, portal and number are hints:
 * the stored quote is the price, and a payload with another one is answered 409.
 */
export const OrderRequest = z.strictObject({
  quoteId: id,
  ...customerFields,
  moveType: z.optional(z.nullable(z.enum(moveTypes))),
  transportType: z.enum(transportTypes, messages.required),
  reg: optionalText(60),
  pickupStartDate: day,
  serviceLevel: z.literal(serviceLevels, messages.required),
  paymentType: z._default(z.enum(paymentTypes), 'COD'),
  sirvaNonDomestic: z._default(z.boolean(), false),
  ...stopFields('pickup'),
  ...stopFields('delivery'),
  quotes: z.array(OrderVehicleRequest, messages.required).check(z.minLength(1), z.maxLength(3)),
  agents: z._default(z.array(Agent).check(z.maxLength(10)), []),
  /** The total the customer accepted after "This quote expired …": today's price, or the booking is refused. */
  acceptedPrice: z.optional(dollars),
  portalId: z.optional(id),
  uniqueId: z.optional(z.int()),
  miles: z.optional(z.int()),
  transitTime: z.optional(z.tuple([z.int(), z.int()])),
  totalPricing: z.optional(
    z.record(z.enum(['1', '3', '5', '7']), z.partialRecord(z.string().check(z.maxLength(60)), z.number())),
  ),
});
export type OrderRequest = z.infer<typeof OrderRequest>;
export type OrderRequestInput = z.input<typeof OrderRequest>;

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

/** A stored order as staff of its portal see it. */
export const Order = z.object({
  _id: id,
  orderId: id,
  uniqueId: z.int(),
  quoteId: id,
  portalId: id,
  companyName: z.string(),
  isCustomerPortal: z.boolean(),
  status: z.enum(orderStatuses),
  sdStatus: z.enum(sdStatuses),
  /** The display label; the last one that was not blank. */
  sdStatusLabel: z.string(),
  transportType: z.enum(transportTypes),
  serviceLevel: z.literal(serviceLevels),
  paymentType: z.enum(paymentTypes),
  paid: z.boolean(),
  price: dollars,
  miles: z.int(),
  transitTime: z.tuple([z.int(), z.int()]),
  moveType: z.nullable(z.enum(moveTypes)),
  reg: z.string(),
  customerFullName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  customerMobilePhone: z.string(),
  customerAltPhone: z.string(),
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

/** What a booking answers. A public booking learns no more than this of its order. */
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

export const Activity = z.object({
  at: instant,
  actor: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  source: z.enum(['system', 'staff', 'customer', 'tms', 'driver']),
  note: z.string(),
});
export type Activity = z.infer<typeof Activity>;

export const orderSortKeys = [
  'uniqueId',
  'createdAt',
  'customerFullName',
  'status',
  'price',
  'companyName',
  'pickupScheduledAt',
  'deliveryScheduledAt',
] as const;

/** A row of the orders list. */
export const OrderRow = z.object({
  _id: id,
  uniqueId: z.int(),
  portalId: id,
  companyName: z.string(),
  customerFullName: z.string(),
  pickup: z.string(),
  delivery: z.string(),
  vehicles: z.array(z.string()),
  status: z.enum(orderStatuses),
  sdStatus: z.enum(sdStatuses),
  sdStatusLabel: z.string(),
  transportType: z.enum(transportTypes),
  paymentType: z.enum(paymentTypes),
  paid: z.boolean(),
  price: dollars,
  pickupScheduledAt: z.string(),
  deliveryScheduledAt: z.string(),
  createdAt: instant,
});
export type OrderRow = z.infer<typeof OrderRow>;
