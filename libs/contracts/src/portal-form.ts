import * as z from 'zod/mini';
import { accentProblem } from './accent.js';
import { maxCommission } from './constants.js';
import { decimal } from './decimal.js';
import {
  email,
  id,
  nameOrBlank,
  optionalEmail,
  optionalName,
  optionalPhone,
  optionalText,
  requiredName,
  state,
  version,
  wholeDollars,
} from './fields.js';
import { followUpDays } from './follow-up-days.js';
import { messages } from './messages.js';
import { PortalEmail, portalSwitches } from './portal.js';
import { StoredLogo } from './portal-logo.js';
import { amount, RateSheetForm } from './rate-sheet.js';
import { availableReports } from './report-choices.js';

const negative = 'An amount cannot be negative.';
const dollars = amount(0, negative);
const perVehicle = wholeDollars.check(
  z.gte(0, negative),
  z.lte(100_000, 'Please enter an amount up to $100,000.'),
);
const days = 'Please enter a number of days from 1 to 365.';
const commissionLimit = 'Commission cannot be more than $5,000.';

const isTimeZone = (value: string) => Intl.supportedValuesOf('timeZone').includes(value);
const accentColor = z._default(
  z.string().check(
    z.trim(),
    z.toLowerCase(),
    z.check<string>(({ value, issues }) => {
      const message = accentProblem(value);
      if (message !== null) issues.push({ code: 'custom', input: value, message });
    }),
  ),
  '',
);
const optionalState = z._default(z.union([z.literal(''), state]), '');
const optionalZip = z._default(z.string().check(z.trim(), z.regex(/^(\d{5})?$/, messages.zip)), '');

/** What a portal's own Admin may set: what the company adds to the provider's rate, and takes off for customers. */
const tariffFields = {
  companyTariff: dollars,
  companyTariffIsPercent: z.boolean(),
  companyTariffOpenTransport: dollars,
  companyTariffEnclosedTransport: dollars,
  portalAdminDiscount: perVehicle,
};

/** The other numbers that its prices follow from. */
export const priceFields = {
  ...tariffFields,
  discount: perVehicle,
  whiteGloveOverride: decimal({
    least: 0,
    tooLow: negative,
    most: 100,
    tooHigh: 'Please enter at most $100 per mile.',
  }),
  portalCommission: perVehicle.check(z.lte(maxCommission, commissionLimit)),
};

/** A portal as MCAdmin fills it in: all of it but what the server keeps itself. */
const portalFields = {
  ...portalSwitches,
  ...priceFields,
  companyName: requiredName(messages.required),
  /** The address that an upload answered, or what is stored; null for none. Left out, it stays as it is. */
  companyLogo: z.optional(z.nullable(StoredLogo)),
  accentColor,
  replyToEmail: optionalEmail,
  supportPhone: optionalPhone,
  parentPortal: z.nullable(id),
  /** The id of a region of the parent portal, or `other`, which is named in `regionOther`; null for none. */
  region: z.nullable(z.union([id, z.literal('other')])),
  regionOther: z._default(nameOrBlank, ''),
  companyAddress: optionalText(),
  companyCity: optionalText(80),
  companyState: optionalState,
  companyZip: optionalZip,
  companyPhone: optionalPhone,
  companyFax: optionalPhone,
  contactFullName: optionalName,
  contactEmail: optionalEmail,
  contactPhone: optionalPhone,
  contactMobilePhone: optionalPhone,
  emails: z
    .array(z.strictObject({ ...PortalEmail.shape, email: email() }))
    .check(z.maxLength(20, 'A company has at most 20 notification emails.')),
  /** An IANA name. */
  timeZone: z.string(messages.required).check(z.refine(isTimeZone, 'Please choose a time zone.')),
  portalQuoteExpirationDays: z.int(days).check(z.gte(1, days), z.lte(365, days)),
  customRates: z.nullable(RateSheetForm),
  /** Left out, as by an older page, it stays as it is. */
  requiresSecondStep: z.optional(z.boolean()),
  availableReports: z.array(z.enum(availableReports)).check(z.maxLength(availableReports.length)),
  /** Left out, as by an older page, it stays as it is. */
  followUpDays: z.optional(z.array(z.literal(followUpDays)).check(z.maxLength(followUpDays.length))),
};

const portalRules = z.check<z.infer<z.ZodMiniObject<typeof portalFields>>>(({ value: portal, issues }) => {
  const refuse = (message: string, ...path: string[]) =>
    void issues.push({ code: 'custom', input: portal, path, message });
  if (portal.region === 'other' && portal.regionOther === '') refuse(messages.required, 'regionOther');
  if ((portal.hasCustomRates || portal.isPremium) && portal.customRates === null) {
    refuse('Please fill in the rate sheet.', 'customRates');
  }
  refusePercentAbove100(portal, refuse);
  const seen = new Set<string>();
  for (const [index, { email: address }] of portal.emails.entries()) {
    if (seen.has(address))
      refuse('This email address is in the list already.', 'emails', String(index), 'email');
    seen.add(address);
  }
});

type Tariff = z.infer<z.ZodMiniObject<typeof tariffFields>>;

function refusePercentAbove100(tariff: Tariff, refuse: (message: string, ...path: string[]) => void): void {
  if (!tariff.companyTariffIsPercent) return;
  for (const field of [
    'companyTariff',
    'companyTariffOpenTransport',
    'companyTariffEnclosedTransport',
  ] as const) {
    if (tariff[field] > 100) refuse('Please enter a percentage up to 100.', field);
  }
}

const tariffRules = z.check<Tariff>(({ value, issues }) =>
  refusePercentAbove100(
    value,
    (message, ...path) => void issues.push({ code: 'custom', input: value, path, message }),
  ),
);

export const PortalForm = z.strictObject(portalFields).check(portalRules);
export type PortalForm = z.infer<typeof PortalForm>;
export type PortalFormInput = z.input<typeof PortalForm>;
export const PortalChange = z.strictObject({ ...portalFields, version }).check(portalRules);
export type PortalChange = z.infer<typeof PortalChange>;
/** The tariff as its page fills it in, out of a whole portal. */
export const TariffForm = z.pipe(
  z.transform((portal: PortalFormInput): Tariff => portal),
  z.object(tariffFields).check(tariffRules),
);
export type TariffForm = z.infer<typeof TariffForm>;
export const TariffChange = z.strictObject({ ...tariffFields, version }).check(tariffRules);
export type TariffChange = z.infer<typeof TariffChange>;

/** A region that the portals below this one can be put into. */
export const Region = z.object({ _id: id, name: z.string() });
export type Region = z.infer<typeof Region>;

/** The regions as MCAdmin edits them; those without `_id` are new, those left out go away. */
export const RegionsForm = z.strictObject({
  regions: z
    .array(z.strictObject({ _id: z.optional(id), name: requiredName(messages.required) }))
    .check(z.maxLength(100, 'A company has at most 100 regions.')),
});

/** One saved change of a portal, newest first in its history; who made it is a name. */
export const PortalHistoryRow = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  version: z.int(),
  actor: z.string(),
  /** Display text of each difference: "Company tariff", "$60", "$75". */
  changes: z.array(z.object({ what: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) })),
});
export type PortalHistoryRow = z.infer<typeof PortalHistoryRow>;
