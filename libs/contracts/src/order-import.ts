import * as z from 'zod/mini';
import { paymentTypes, serviceLevels, transportTypes } from './constants.js';
import { dollars, id, optionalEmail, optionalName, optionalPhone } from './fields.js';
import { csvFileFields, importRowFields, importSummaryFields } from './file-import.js';
import { orderTextNames, orderTexts } from './order-texts.js';
import { MoveProblem } from './quote-draft.js';

/** Vehicles in one list; a longer one is split. */
export const maxImportedVehicles = 200;
const maxCharacters = 100_000;

/** The columns of the list, in the order of the template. */
export const orderImportColumns = [
  'Order',
  'VIN',
  'Year',
  'Make',
  'Model',
  'Operable',
  'Pickup',
  'Delivery',
  'Pickup location type',
  'Delivery location type',
  'Pickup day',
  'Transport',
  'Level',
  'Customer',
  'Customer email',
  'Customer phone',
  'Payment',
  ...orderTextNames.map((name) => orderTexts[name].label),
] as const;
export type OrderImportColumn = (typeof orderImportColumns)[number];

/** Without these a list is refused. */
export const neededImportColumns = ['VIN', 'Model', 'Operable', 'Pickup', 'Delivery', 'Pickup day'] as const;

/** Of a vehicle; all others are of its order. */
export const vehicleColumns: readonly OrderImportColumn[] = ['VIN', 'Year', 'Make', 'Model', 'Operable'];

export const OrderImportRequest = z.strictObject({
  /** MCAdmin chooses the company; everyone else's is their own. */
  portalId: z.optional(z.nullable(id)),
  ...csvFileFields(
    maxCharacters,
    `This list is too long. Please split it into lists of ${maxImportedVehicles} vehicles.`,
    'Please choose a file, or paste your list.',
  ),
  /** The customer of the orders that name none. */
  customerFullName: optionalName,
  customerEmail: optionalEmail,
  customerPrimaryPhone: optionalPhone,
});
export type OrderImportRequest = z.infer<typeof OrderImportRequest>;

const days = z.object({ start: z.string(), end: z.string() });

/** What an order of the list costs, and when, as it was checked. */
export const OrderOffer = z.object({
  price: dollars,
  miles: z.int(),
  pickup: z.string(),
  delivery: z.string(),
  pickupDays: days,
  deliveryDays: days,
  vehicles: z.array(z.string()),
  customerEmail: z.string(),
  /** An offer of a release before does not say how it is booked. */
  transportType: z.optional(z.enum(transportTypes)),
  serviceLevel: z.optional(z.literal(serviceLevels)),
  paymentType: z.optional(z.enum(paymentTypes)),
});
export type OrderOffer = z.infer<typeof OrderOffer>;

/** An order of the list, at the line of its first vehicle: waiting, booked, or refused with the reason. */
export const OrderImportRow = z.object({
  ...importRowFields,
  /** Its other vehicles. */
  more: z.array(z.object({ line: z.int(), cells: z.record(z.string(), z.string()) })),
  /** Null until it was checked, and for one that cannot be booked. */
  offer: z.nullable(OrderOffer),
  /** What to look at before it is booked. */
  warnings: z.array(z.string()),
  orderId: z.nullable(id),
  uniqueId: z.nullable(z.int()),
  /** What `message` says, by its columns; not told by a release before. */
  problems: z.optional(z.array(MoveProblem)),
});
export type OrderImportRow = z.infer<typeof OrderImportRow>;

/** `ready`: checked, and waits for somebody to book it. */
export const orderImportStages = ['checking', 'ready', 'booking'] as const;

/** A list among others. The stage is not told by a release before. */
export const OrderImportSummary = z.object({
  ...importSummaryFields,
  stage: z.optional(z.enum(orderImportStages)),
});
export type OrderImportSummary = z.infer<typeof OrderImportSummary>;

export const OrderImport = z.object({
  ...importSummaryFields,
  stage: z.enum(orderImportStages),
  rows: z.array(OrderImportRow),
  /** Of the orders for which the list names none; not told by a release before. */
  customer: z.optional(
    z.object({
      customerFullName: z.string(),
      customerEmail: z.string(),
      customerPrimaryPhone: z.string(),
    }),
  ),
  /** By the company's rules; not told by a release before. */
  locationTypeIsRequired: z.optional(z.boolean()),
});
export type OrderImport = z.infer<typeof OrderImport>;

/** What is about to be booked, as the person sees it. */
export const OrderImportBooking = z.strictObject({ orders: z.int(), price: dollars });
