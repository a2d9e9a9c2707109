import { mileageBands, type PortalForm } from '@overland/contracts';
import { bandLabel, fuelLabel, surchargeLabels } from '@overland/ui';
import { sameValue } from '../editing/same-value';
import { valueAt } from '../editing/stored-values';

export const sections = [
  { id: 'identity', label: 'Identity' },
  { id: 'branding', label: 'Branding' },
  { id: 'contact', label: 'Contact' },
  { id: 'emails', label: 'Notification emails' },
  { id: 'pricing', label: 'Pricing' },
  { id: 'display', label: 'Display' },
  { id: 'sheet', label: 'Rate sheet' },
  { id: 'reports', label: 'Reports' },
  { id: 'regions', label: 'Regions' },
  { id: 'history', label: 'History' },
] as const;
export type SectionId = (typeof sections)[number]['id'];

interface Field {
  section: SectionId;
  /** Path in the form's values. */
  name: string;
  label: string;
}

type Labels = Partial<Record<keyof PortalForm, string>>;

/** What people set, as the form and the history name it. */
export const labels = {
  identity: {
    companyName: 'Company name',
    parentPortal: 'Parent company',
    region: 'Region',
    regionOther: 'Other region',
    companyAddress: 'Address',
    companyCity: 'City',
    companyState: 'State',
    companyZip: 'ZIP',
    companyPhone: 'Phone',
    companyFax: 'Fax',
    timeZone: 'Time zone',
    isDealership: 'Dealership',
    isPremium: 'Premium',
    sharesQuotes: 'Shares quotes',
    requiresRegistration: 'Registration required',
    asksNonDomestic: 'Asks for non-domestic moves',
    requiresSecondStep: 'Second step required',
  },
  branding: {
    companyLogo: 'Logo',
    accentColor: 'Color',
    replyToEmail: 'Replies go to',
    supportPhone: 'Support phone',
  },
  contact: {
    contactFullName: 'Full name',
    contactEmail: 'Email',
    contactPhone: 'Contact phone',
    contactMobilePhone: 'Mobile',
  },
  emails: { emails: 'Notification emails' },
  pricing: {
    companyTariff: 'Company tariff',
    companyTariffIsPercent: 'Tariff is a percentage',
    hasVariableCompanyTariff: 'Separate tariffs for open and enclosed',
    companyTariffOpenTransport: 'Tariff, open',
    companyTariffEnclosedTransport: 'Tariff, enclosed',
    discount: 'Discount from us',
    portalCommission: 'Default commission',
    portalAdminDiscount: 'Customer discount',
    hasWhiteGloveOverride: 'White glove override',
    whiteGloveOverride: 'White glove per mile',
    portalQuoteExpirationDays: 'Quotes are good for',
  },
  display: {
    displayMCLogo: 'Provider logo beside theirs',
    displayCommissionPerVehicle: 'Commission per vehicle',
    displayDiscountOption: 'Discount option',
    displayPaymentType: 'Payment type',
    displayAgent: 'Notification agents',
    displayPortalCommission: 'Portal commission',
    locationTypeIsRequired: 'Location type required',
  },
  sheet: { hasCustomRates: 'Own rate sheet' },
  reports: { availableReports: 'Reports' },
} as const satisfies Partial<Record<SectionId, Labels>>;

const plainFields: Field[] = Object.entries(labels).flatMap(([section, of]) =>
  Object.entries(of).map(([name, label]) => ({ section: section as SectionId, name, label })),
);
const sheetFields: Field[] = [
  ...mileageBands.map((_, at) => ({ name: `bands.${at}`, label: bandLabel(at) })),
  ...Object.entries(surchargeLabels).map(([name, label]) => ({ name, label })),
  { name: 'fuelSurcharge', label: fuelLabel },
].map(({ name, label }) => ({ section: 'sheet', name: `customRates.${name}`, label }));
const wholeSheet: Field = { section: 'sheet', name: 'customRates', label: 'Rate sheet' };

/** The fields that differ; a sheet that is new as a whole counts as one. */
export function changedFields(stored: PortalForm, values: PortalForm): Field[] {
  const haveSheets = stored.customRates !== null && values.customRates !== null;
  return [...plainFields, ...(haveSheets ? sheetFields : [wholeSheet])].filter(
    ({ name }) => !sameValue(valueAt(stored, name), valueAt(values, name)),
  );
}
