import * as z from 'zod/mini';
import {
  locationTypes,
  maxVehicles,
  mostAgents,
  moveTypes,
  paymentTypes,
  pricingClasses,
  serviceLevels,
  transportTypes,
  vinShape,
} from './constants.js';
import { messages } from './errors.js';
import {
  customerLanguage,
  day,
  dollars,
  email,
  id,
  nameOrBlank,
  notAhead,
  optionalEmail,
  optionalName,
  optionalPhone,
  optionalText,
  personName,
  phone,
  requiredText,
  state,
  vinOfItsYear,
  zip,
} from './fields.js';
import { ofOrderTexts, orderTexts } from './order-texts.js';
import { CalculatedQuote } from './quote.js';
import { noWebAddresses } from './web-addresses.js';

const isMobile = z._default(z.boolean(), false);

/** One of the two address groups of the booking form, each field with the prefix `pickup` or `delivery`. */
export const stopFields = <P extends 'pickup' | 'delivery'>(prefix: P) => {
  const fields = {
    LocationType: z.optional(z.nullable(z.enum(locationTypes))),
    Address: requiredText(200),
    City: requiredText(80),
    State: state,
    Zip: zip,
    // Staff alone may name a business `Example.com`.
    BusinessName: z._default(nameOrBlank, ''),
    ContactName: optionalName,
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

const vin = z.string(messages.required).check(
  z.trim(),
  z.toUpperCase(),
  z.minLength(1, messages.required),
  z.refine((value) => value === '' || vinShape.test(value), messages.vinShape),
);
const modelYear = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'string' && /^\s*\d{4}\s*$/.test(value)
      ? Number(value)
      : value === ''
        ? undefined
        : value,
  ),
  z.int(messages.required).check(z.gte(1900, 'Please enter a year from 1900.'), notAhead),
);

/** What is entered of each vehicle; all else of it is the quote's. */
const enteredOfVehicle = { vin, year: modelYear };

export const EnteredVehicle = z.strictObject(enteredOfVehicle).check(vinOfItsYear);
export type EnteredVehicle = z.infer<typeof EnteredVehicle>;

/** A vehicle of the booking: what is entered of it, and hints that must agree with the stored quote. */
const OrderVehicleRequest = z
  .strictObject({
    ...enteredOfVehicle,
    make: z.optional(z.string().check(z.maxLength(60))),
    model: z.optional(z.string().check(z.maxLength(80))),
    operableBool: z.optional(z.boolean()),
    price: z.optional(dollars),
    calculatedQuotes: z.optional(z.array(z.partial(CalculatedQuote)).check(z.maxLength(4))),
    pricingClass: z.optional(z.enum(pricingClasses)),
  })
  .check(vinOfItsYear);

/** One vehicle has one VIN: the second that has it is marked. */
export const distinctVins = z.check<{ vin: string }[]>(({ value, issues }) => {
  const seen = new Set<string>();
  for (const [index, { vin }] of value.entries()) {
    if (vin !== '' && seen.has(vin)) {
      issues.push({ code: 'custom', input: vin, path: [index, 'vin'], message: messages.vinTwice });
    }
    seen.add(vin);
  }
});

export const Agent = z.strictObject({
  name: optionalName,
  email: email(messages.email),
  pickup: z._default(z.boolean(), false),
  delivery: z._default(z.boolean(), false),
});
export type Agent = z.infer<typeof Agent>;

/** What a booking and an edit say of people and days, beside the stops and vehicles. */
export const orderFields = {
  customerFullName: personName,
  customerEmail: email(messages.required),
  customerPrimaryPhone: phone,
  customerPrimaryPhoneIsMobile: isMobile,
  customerAltPhone: optionalPhone,
  customerAltPhoneIsMobile: isMobile,
  /** Of the customer's emails and PDFs; without it that of the quote, and in an edit the one it has. */
  language: z.optional(customerLanguage),
  ...ofOrderTexts((name) => optionalText(orderTexts[name].longest)),
  pickupStartDate: day,
  serviceLevel: z.literal(serviceLevels, messages.required),
  agents: z._default(z.array(Agent).check(z.maxLength(mostAgents)), []),
};

/**
 * The booking payload (docs/product/orders.md). Price, miles, transit time, portal and number are hints:
 * the stored quote is the price, and a payload with another one is answered 409.
 */
export const OrderRequest = z.strictObject({
  quoteId: id,
  ...orderFields,
  moveType: z.optional(z.nullable(z.enum(moveTypes))),
  transportType: z.enum(transportTypes, messages.required),
  paymentType: z._default(z.enum(paymentTypes), 'COD'),
  sirvaNonDomestic: z._default(z.boolean(), false),
  ...stopFields('pickup'),
  ...stopFields('delivery'),
  quotes: z
    .array(OrderVehicleRequest, messages.required)
    .check(z.minLength(1), z.maxLength(maxVehicles), distinctVins),
  /** Booked under the notice by MCAdmin: whether the RUSH fee is added. */
  chargeRush: z._default(z.boolean(), true),
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

const { shape } = OrderRequest;

/** The same from a visitor: emails to others show what is typed, so that no text of it may hold a web address. */
export const PublicOrderRequest = z.extend(OrderRequest, {
  ...ofOrderTexts((name) => shape[name].check(noWebAddresses)),
  pickupAddress: shape.pickupAddress.check(noWebAddresses),
  pickupCity: shape.pickupCity.check(noWebAddresses),
  pickupBusinessName: optionalName,
  pickupNotes: shape.pickupNotes.check(noWebAddresses),
  deliveryAddress: shape.deliveryAddress.check(noWebAddresses),
  deliveryCity: shape.deliveryCity.check(noWebAddresses),
  deliveryBusinessName: optionalName,
  deliveryNotes: shape.deliveryNotes.check(noWebAddresses),
});
