import * as z from 'zod/mini';
import { PortalRecord } from './portal.js';
import { priceFields } from './portal-form.js';
import { PriceStep } from './price-breakdown.js';
import { TypedRateSheet } from './rate-sheet.js';
import { SettingsWarning } from './settings.js';

/** What prices follow from in a portal, besides its rate sheet. */
export const PortalPricing = z.pick(PortalRecord, {
  discount: true,
  companyTariff: true,
  companyTariffIsPercent: true,
  hasVariableCompanyTariff: true,
  companyTariffOpenTransport: true,
  companyTariffEnclosedTransport: true,
  hasWhiteGloveOverride: true,
  whiteGloveOverride: true,
  portalAdminDiscount: true,
  isPremium: true,
  displayCommissionPerVehicle: true,
  displayDiscountOption: true,
  displayPortalCommission: true,
  portalCommission: true,
});
export type PortalPricing = z.infer<typeof PortalPricing>;

const { hasCustomRates, customRates } = PortalRecord.shape;
export const PortalTerms = z.extend(PortalPricing, { hasCustomRates, customRates });
export type PortalTerms = z.infer<typeof PortalTerms>;

/** The same as it is being typed: within the limits of the form, except for prices that are not there yet. */
export const TypedPortalTerms = z.extend(PortalTerms, {
  ...priceFields,
  customRates: z.nullable(TypedRateSheet),
});
export type TypedPortalTerms = z.infer<typeof TypedPortalTerms>;

/** Whole dollars of one vehicle at one level; null where it is not offered. */
const ExamplePrice = z.object({
  level: z.int(),
  open: z.nullable(z.int()),
  enclosed: z.nullable(z.int()),
  whiteGlove: z.nullable(z.int()),
});

/** What these terms make of an example move, and what is to be said of them. */
export const PortalPreview = z.object({
  /** Null where the terms leave no price. */
  prices: z.nullable(z.array(ExamplePrice)),
  /** How the price of the fastest level is made: open, or white glove of a premium portal. */
  steps: z.array(PriceStep),
  warnings: z.array(SettingsWarning),
  /** Whole dollars: a higher `portalAdminDiscount` is refused. */
  highestDiscount: z.int(),
});
export type PortalPreview = z.infer<typeof PortalPreview>;
