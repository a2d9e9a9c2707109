import * as z from 'zod/mini';
import { serviceLevels, transportTypes } from './constants.js';
import { id } from './fields.js';
import { Quote } from './quote.js';

/** A place of the address book, or where the ZIP code of a typed address lies. */
const NamedPlace = z.object({
  placeId: z.nullable(z.string()),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
});
export type NamedPlace = z.infer<typeof NamedPlace>;

const vehicle = {
  make: z.string(),
  model: z.string(),
  operableBool: z.boolean(),
  vin: z.string(),
  year: z.nullable(z.int()),
};

/** What is wrong with a move: `column` as a list names it, `line` of a vehicle; neither where it is of the whole. */
export const MoveProblem = z.object({
  line: z.nullable(z.int()),
  column: z.string(),
  message: z.string(),
  /** Names that come near; not told by a release before. */
  suggestions: z.optional(z.array(z.string())),
});
export type MoveProblem = z.infer<typeof MoveProblem>;

/** A move as a person wrote it; makes and models are found by name. */
export const NamedMove = z.object({
  quoteId: id,
  customerFullName: z.string(),
  /** Null where the text names no place: the others are looked up all the same, as more may be wrong. */
  pickup: z.nullable(NamedPlace),
  delivery: z.nullable(NamedPlace),
  transportType: z.enum(transportTypes),
  vehicles: z.array(z.object({ line: z.int(), ...vehicle })),
});
export type NamedMove = z.infer<typeof NamedMove>;

/** What a booking is checked against, of a quote that is not stored. */
export const QuoteDraft = z.object({
  quote: Quote,
  pickupZipBelongs: z.boolean(),
  deliveryZipBelongs: z.boolean(),
});

export const QuoteToMake = z.object({
  quoteId: id,
  portalId: id,
  createdBy: id,
  customerFullName: z.string(),
  pickup: z.string(),
  delivery: z.string(),
  transportType: z.enum(transportTypes),
  commission: z.int(),
  vehicleQuotes: z.array(z.object(vehicle)),
  serviceLevel: z.literal(serviceLevels),
  /** The total in whole dollars. */
  expectedPrice: z.int(),
});
export type QuoteToMake = z.infer<typeof QuoteToMake>;
