import * as z from 'zod/mini';
import { id } from './fields.js';
import { followUpDays } from './follow-up-days.js';
import { RateSheet } from './rate-sheet.js';
import { availableReports } from './report-choices.js';

export const PortalEmail = z.object({
  email: z.string(),
  emailPickUp: z.boolean(),
  emailDelivery: z.boolean(),
});

/** What a company has or has not, as MCAdmin decides. */
export const portalSwitches = {
  isDealership: z.boolean(),
  isPremium: z.boolean(),
  hasVariableCompanyTariff: z.boolean(),
  hasWhiteGloveOverride: z.boolean(),
  displayMCLogo: z.boolean(),
  displayAgent: z.boolean(),
  displayPaymentType: z.boolean(),
  displayCommissionPerVehicle: z.boolean(),
  displayDiscountOption: z.boolean(),
  displayPortalCommission: z.boolean(),
  locationTypeIsRequired: z.boolean(),
  hasCustomRates: z.boolean(),
  sharesQuotes: z.boolean(),
  requiresRegistration: z.boolean(),
  asksNonDomestic: z.boolean(),
};

/** A whole portal: what MCAdmin sees and what other services replicate. Limits are those of its form, so that every stored one can be read. */
export const PortalRecord = z.object({
  _id: id,
  /** Grows with every change, so that an older event never overwrites a newer one. */
  version: z.int(),
  companyName: z.string(),
  companyLogo: z.nullable(z.string()),
  // The defaults are those of events written before these fields came.
  /** `#rrggbb` of its buttons and sign panels; '' for the provider's (accent.ts). */
  accentColor: z._default(z.string(), ''),
  /** Where customers' answers to its emails go; '' for its contact. */
  replyToEmail: z._default(z.string(), ''),
  /** Whom its customers call; '' for its contact. */
  supportPhone: z._default(z.string(), ''),
  isCustomerPortal: z.boolean(),
  parentPortal: z.nullable(id),
  region: z.nullable(z.string()),
  regionOther: z.string(),
  companyAddress: z.string(),
  companyCity: z.string(),
  companyState: z.string(),
  companyZip: z.string(),
  companyPhone: z.string(),
  companyFax: z.string(),
  contactFullName: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  contactMobilePhone: z.string(),
  emails: z.array(PortalEmail),
  timeZone: z.string(),
  /** Whole dollars per vehicle, from the provider to the portal. */
  discount: z.int(),
  /** Dollars per vehicle, or percent of the provider's rate with `companyTariffIsPercent`. */
  companyTariff: z.number(),
  companyTariffIsPercent: z.boolean(),
  ...portalSwitches,
  companyTariffOpenTransport: z.number(),
  companyTariffEnclosedTransport: z.number(),
  /** Dollars per mile. */
  whiteGloveOverride: z.number(),
  portalQuoteExpirationDays: z.int(),
  /** Whole dollars per vehicle, from the portal to its customer. */
  portalAdminDiscount: z.int(),
  /** Whole dollars per vehicle. */
  portalCommission: z.int(),
  customRates: z.nullable(RateSheet),
  /** Its people need a passkey or an authenticator app. Kept by identity alone: the copies of other services may lack it. */
  requiresSecondStep: z._default(z.boolean(), false),
  availableReports: z.array(z.enum(availableReports)),
  /** Days after a customer got a quote on which it is followed up by itself; none: off. */
  followUpDays: z._default(z.array(z.literal(followUpDays)), []),
});
export type PortalRecord = z.infer<typeof PortalRecord>;

/** What any user of a portal may read of it: what forms and pages need, no rates. */
export const PortalView = z.pick(PortalRecord, {
  _id: true,
  companyName: true,
  companyLogo: true,
  accentColor: true,
  isDealership: true,
  isCustomerPortal: true,
  timeZone: true,
  portalQuoteExpirationDays: true,
  isPremium: true,
  displayMCLogo: true,
  displayAgent: true,
  displayPaymentType: true,
  displayCommissionPerVehicle: true,
  displayDiscountOption: true,
  displayPortalCommission: true,
  locationTypeIsRequired: true,
  portalCommission: true,
  sharesQuotes: true,
  requiresRegistration: true,
  asksNonDomestic: true,
});
export type PortalView = z.infer<typeof PortalView>;

export const PortalRow = z.object({
  _id: id,
  companyName: z.string(),
  isDealership: z.boolean(),
  isPremium: z.boolean(),
  isCustomerPortal: z.boolean(),
  hasCustomRates: z.boolean(),
  companyCity: z.string(),
  companyState: z.string(),
  contactFullName: z.string(),
  contactEmail: z.string(),
  users: z.int(),
});
export type PortalRow = z.infer<typeof PortalRow>;
