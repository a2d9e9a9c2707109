import * as z from 'zod/mini';
import { pricingClasses, quoteStatuses, serviceLevels, transportTypes } from './constants.js';
import { customerLanguage, dollars, id, instant } from './fields.js';
import { Holiday } from './holidays.js';
import { Place } from './place.js';
import { PortalView } from './portal.js';
import { orderOfQuote } from './quote-row.js';
import { ServiceLevelSetting } from './settings.js';

const TransportType = z.enum(transportTypes);

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
  /** Null for a customer's own that nobody has taken yet, and in replies of the release before. */
  ownerId: z._default(z.nullable(id), null),
  /** What the customer of a public quote reads. */
  language: customerLanguage,
  milesSource: z.string(),
  commission: dollars,
  totalCommission: dollars,
  portalAdminDiscount: dollars,
  /** Provider's discount to the portal, whole dollars per vehicle. */
  discount: dollars,
  vehicleQuotes: z.array(VehicleQuote),
  totalPricing: byLevel(TotalPricing),
  ...orderOfQuote,
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
    accentColor: true,
    displayAgent: true,
    locationTypeIsRequired: true,
    requiresRegistration: true,
    asksNonDomestic: true,
  }),
  /** When it was mailed to its customer; null where it was not. */
  mailedAt: z.nullable(instant),
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
