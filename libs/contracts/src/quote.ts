import * as z from 'zod/mini';
import { maxVehicles, pricingClasses, quoteStatuses, serviceLevels, transportTypes } from './constants.js';
import { messages } from './errors.js';
import {
  commission,
  dollars,
  email,
  id,
  instant,
  nameOrBlank,
  optionalName,
  personName,
  phone,
  requiredText,
} from './fields.js';
import { Holiday } from './holidays.js';
import { Place } from './place.js';
import { PortalView } from './portal.js';
import { ServiceLevelSetting } from './settings.js';

const TransportType = z.enum(transportTypes);

/** A vehicle of a request; the server finds its class by the model. */
export const VehicleRequest = z.strictObject({
  make: requiredText(60, messages.makeRequired).check(
    z.refine((value) => value !== 'Select One', messages.makeRequired),
  ),
  model: requiredText(80, messages.modelRequired),
  operableBool: z.boolean(messages.operableRequired),
});
export type VehicleRequest = z.infer<typeof VehicleRequest>;

const vehicleQuotes = z
  .array(VehicleRequest, 'Please add a vehicle.')
  .check(
    z.minLength(1, 'Please add a vehicle.'),
    z.maxLength(maxVehicles, 'A quote takes at most 3 vehicles.'),
  );

const placeId = z.string(messages.required).check(z.minLength(1, messages.required), z.maxLength(120));

/** The quote form (docs/product/quotes.md). Places are sent as the `placeId` of a chosen suggestion. */
export const QuoteRequest = z.strictObject({
  /** MCAdmin chooses the company; everyone else's is their own. */
  portalId: z.optional(z.nullable(id)),
  pickup: placeId,
  delivery: placeId,
  customerFullName: optionalName,
  transportType: z._default(TransportType, 'OPEN'),
  commission: z._default(commission, 0),
  vehicleQuotes,
});
export type QuoteRequest = z.infer<typeof QuoteRequest>;
export type QuoteRequestInput = z.input<typeof QuoteRequest>;

/** The same form for an MCAdmin, who must choose the company. */
export const AdminQuoteRequest = z.extend(QuoteRequest, { portalId: z.uuid(messages.portalRequired) });

const publicMove = {
  pickup: placeId,
  delivery: placeId,
  transportType: z._default(TransportType, 'OPEN'),
  vehicleQuotes,
};

/** What a private customer sees a price for, before name, email and phone are asked for. */
export const PublicPriceRequest = z.strictObject(publicMove);
export type PublicPriceRequest = z.infer<typeof PublicPriceRequest>;

/** The instant quote of a private customer: no commission. */
export const PublicQuoteRequest = z.strictObject({
  ...publicMove,
  customerFullName: personName,
  customerEmail: email(messages.required),
  customerPhone: phone,
});
export type PublicQuoteRequest = z.infer<typeof PublicQuoteRequest>;
export type PublicQuoteRequestInput = z.input<typeof PublicQuoteRequest>;

const statusAlone = 'Please send either a status or the edited fields, not both.';

/** `PUT /quote`: either a change of status, or an edit with all fields of the form. */
export const QuoteUpdate = z
  .strictObject({
    quoteId: id,
    status: z.optional(z.enum(['Saved', 'Archived'])),
    portalId: z.optional(z.nullable(id)),
    pickup: z.optional(placeId),
    delivery: z.optional(placeId),
    customerFullName: z.optional(nameOrBlank),
    transportType: z.optional(TransportType),
    commission: z.optional(commission),
    vehicleQuotes: z.optional(vehicleQuotes),
  })
  .check(
    z.refine(({ quoteId: _quoteId, status, ...form }) => !status || Object.keys(form).length === 0, {
      path: ['status'],
      message: statusAlone,
    }),
  );

/** Prices of one vehicle at one level, as anyone may see them. */
export const PublicCalculatedQuote = z.object({
  serviceLevel: z.literal(serviceLevels),
  openTransportPortal: dollars,
  enclosedTransportPortal: dollars,
  whiteGloveTransportPortal: dollars,
});

/** The same for the staff of the portal: what the company adds and what the provider charges. */
export const CalculatedQuote = z.extend(PublicCalculatedQuote, {
  companyTariff: dollars,
  companyTariffOpen: dollars,
  companyTariffEnclosed: dollars,
  openTransportSD: dollars,
  enclosedTransportSD: dollars,
  whiteGloveTransportSD: dollars,
});
export type CalculatedQuote = z.infer<typeof CalculatedQuote>;

/** Sums over all vehicles at one level. */
export const PublicTotalPricing = z.object({
  totalOpenTransportPortal: dollars,
  totalEnclosedTransportPortal: dollars,
  totalWhiteGloveTransportPortal: dollars,
  totalPortal: dollars,
  totalOpenTransportBeforeDiscount: dollars,
  totalEnclosedTransportBeforeDiscount: dollars,
  totalWhiteGloveTransportBeforeDiscount: dollars,
});
export const TotalPricing = z.extend(PublicTotalPricing, {
  totalOpenTransportSD: dollars,
  totalEnclosedTransportSD: dollars,
  totalWhiteGloveTransportSD: dollars,
});
export type TotalPricing = z.infer<typeof TotalPricing>;

const byLevel = <S extends z.ZodMiniType>(schema: S) =>
  z.object({ '1': schema, '3': schema, '5': schema, '7': schema });

const vehicleFields = {
  make: z.string(),
  model: z.string(),
  year: z.nullable(z.int()),
  vin: z.string(),
  /** "Yes" or "No", the text of `operableBool`. */
  operable: z.enum(['Yes', 'No']),
  operableBool: z.boolean(),
  pricingClass: z.enum(pricingClasses),
  price: dollars,
};
export const PublicVehicleQuote = z.object({
  ...vehicleFields,
  calculatedQuotes: z.array(PublicCalculatedQuote),
});
export const VehicleQuote = z.object({ ...vehicleFields, calculatedQuotes: z.array(CalculatedQuote) });
export type VehicleQuote = z.infer<typeof VehicleQuote>;

/** What the booking form needs beside the quote. `blockedDays` are the holidays of the next twelve months. */
export const BookingCalendar = z.object({
  today: z.string(),
  firstPickupDay: z.string(),
  blockedDays: z.array(Holiday),
  serviceLevels: z.array(ServiceLevelSetting),
});
export type BookingCalendar = z.infer<typeof BookingCalendar>;

const quoteFields = {
  _id: id,
  uniqueId: z.int(),
  status: z.enum(quoteStatuses),
  companyName: z.string(),
  companyLogo: z.nullable(z.string()),
  customerFullName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  pickup: Place,
  delivery: Place,
  miles: z.int(),
  /** Calendar days from pickup, [min, max]. */
  transitTime: z.tuple([z.int(), z.int()]),
  transportType: TransportType,
  createdAt: instant,
  pricedAt: instant,
  expiresAt: instant,
  isExpired: z.boolean(),
  isCustomerPortal: z.boolean(),
  booking: BookingCalendar,
};

/** A quote as the staff of its portal see it. */
export const Quote = z.object({
  ...quoteFields,
  version: z.int(),
  portalId: id,
  portal: PortalView,
  orderId: z.nullable(id),
  milesSource: z.string(),
  commission: dollars,
  totalCommission: dollars,
  portalAdminDiscount: dollars,
  /** Provider's discount to the portal, whole dollars per vehicle. */
  discount: dollars,
  vehicleQuotes: z.array(VehicleQuote),
  totalPricing: byLevel(TotalPricing),
});
export type Quote = z.infer<typeof Quote>;

/** A quote as its public page shows it: an allow-list, nothing of provider rate, tariff or commission. */
export const PublicQuote = z.object({
  ...quoteFields,
  portal: z.pick(PortalView, {
    isDealership: true,
    isPremium: true,
    timeZone: true,
    displayMCLogo: true,
    displayAgent: true,
    locationTypeIsRequired: true,
    requiresRegistration: true,
    asksNonDomestic: true,
  }),
  /** Whom the customer asks: the company that made the quote, or the provider. */
  contact: z.object({ email: z.string(), phone: z.string() }),
  vehicleQuotes: z.array(PublicVehicleQuote),
  totalPricing: byLevel(PublicTotalPricing),
});
export type PublicQuote = z.infer<typeof PublicQuote>;

/** The price in place, before anything is stored. */
export const PricePreview = z.pick(Quote, {
  miles: true,
  milesSource: true,
  transitTime: true,
  transportType: true,
  commission: true,
  totalCommission: true,
  portalAdminDiscount: true,
  vehicleQuotes: true,
  totalPricing: true,
});
export type PricePreview = z.infer<typeof PricePreview>;

/** The same for a private customer: what is paid, and nothing of provider rate, tariff or commission. */
export const PublicPricePreview = z.pick(PublicQuote, {
  miles: true,
  transitTime: true,
  transportType: true,
  vehicleQuotes: true,
  totalPricing: true,
});
export type PublicPricePreview = z.infer<typeof PublicPricePreview>;

/** One step of a price: what it adds or takes away. Labels name the numbers that it was made of. */
export const PriceStep = z.object({
  key: z.enum([
    'band',
    'fuel',
    'class',
    'inoperable',
    'enclosed',
    'whiteGlove',
    'level',
    'rounding',
    'providerDiscount',
    'tariff',
    'commission',
    'portalDiscount',
  ]),
  label: z.string(),
  amountCents: z.int(),
});
export type PriceStep = z.infer<typeof PriceStep>;

/** How one cell of the price grid came about. The steps of a vehicle add up to its price, to the cent. */
export const PriceBreakdown = z.object({
  serviceLevel: z.literal(serviceLevels),
  transportType: TransportType,
  vehicles: z.array(
    z.object({
      make: z.string(),
      model: z.string(),
      steps: z.array(PriceStep),
      /** After the provider's discount, before what the company adds. */
      providerRate: dollars,
      price: dollars,
    }),
  ),
  total: dollars,
});
export type PriceBreakdown = z.infer<typeof PriceBreakdown>;

/** A quote priced again with today's values, and what it cost before. */
export const RepricedQuote = z.object({
  quote: Quote,
  before: z.pick(Quote, { pricedAt: true, totalPricing: true }),
});
export type RepricedQuote = z.infer<typeof RepricedQuote>;

/** What a person quoted lately, newest first: offered in the form so that nothing is typed twice. */
export const RecentMoves = z.object({
  routes: z.array(z.object({ pickup: Place, delivery: Place })),
  vehicles: z.array(z.object({ make: z.string(), model: z.string(), operableBool: z.boolean() })),
  customers: z.array(z.string()),
});
export type RecentMoves = z.infer<typeof RecentMoves>;

export const quoteSortKeys = [
  'uniqueId',
  'createdAt',
  'customerFullName',
  'pickup',
  'delivery',
  'vehicles',
  'status',
  'price',
] as const;
export type QuoteSortKey = (typeof quoteSortKeys)[number];

/** Sorts without an index for all portals together need a portal. */
export const sortsAcrossPortals: readonly QuoteSortKey[] = ['uniqueId', 'createdAt', 'status'];

/** A row of the quotes list. `price` is the total of the quote's transport type at level 1. */
export const QuoteRow = z.object({
  _id: id,
  uniqueId: z.int(),
  status: z.enum(quoteStatuses),
  portalId: id,
  companyName: z.string(),
  customerFullName: z.string(),
  pickup: z.string(),
  delivery: z.string(),
  vehicles: z.array(z.string()),
  transportType: TransportType,
  miles: z.int(),
  price: dollars,
  createdAt: instant,
  expiresAt: instant,
});
export type QuoteRow = z.infer<typeof QuoteRow>;
