import type { PortalForm, PortalRecord } from '@overland/contracts';
import { type EditedField, sameValue, type Versions } from '@overland/ui/editing';
import { sheetAmounts } from '../editing/sheet-amounts';
import { valueAt } from '../editing/stored-values';

export const sections = [
  { id: 'identity', label: 'Identity' },
  { id: 'branding', label: 'Branding' },
  { id: 'contact', label: 'Contact' },
  { id: 'emails', label: 'Notification emails' },
  { id: 'pricing', label: 'Pricing' },
  { id: 'display', label: 'Display' },
  { id: 'sheet', label: 'Rate sheet' },
  { id: 'followUps', label: 'Follow-ups' },
  { id: 'reports', label: 'Reports' },
  { id: 'regions', label: 'Regions' },
  { id: 'history', label: 'History' },
] as const;
export type SectionId = (typeof sections)[number]['id'];

interface Field extends EditedField<PortalRecord> {
  section: SectionId;
}

type Labels = Partial<Record<keyof PortalForm, string>>;

/** Labels in the form and in the history. */
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
    discount: 'Provider discount',
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
  followUps: { followUpDays: 'Follow up on quotes after' },
  reports: { availableReports: 'Reports' },
} as const satisfies Partial<Record<SectionId, Labels>>;

const plainFields: Field[] = Object.entries(labels).flatMap(([section, of]) =>
  Object.entries(of).map(([name, label]) => ({ section: section as SectionId, name, label })),
);
const sheetFields: Field[] = sheetAmounts('customRates').map((amount) => ({ section: 'sheet', ...amount }));
const wholeSheet: Field = { section: 'sheet', name: 'customRates', label: 'Rate sheet' };

/** All fields; a sheet that one of the versions does not have counts as one. */
const fieldsOf = (versions: readonly PortalForm[]): Field[] => {
  const haveSheets = versions.every(({ customRates }) => customRates !== null);
  return [...plainFields, ...(haveSheets ? sheetFields : [wholeSheet])];
};

export const changedFields = (stored: PortalForm, values: PortalForm): Field[] =>
  fieldsOf([stored, values]).filter(({ name }) => !sameValue(valueAt(stored, name), valueAt(values, name)));

type Copy = PortalForm['emails'][number];

/** Fields that are not compared or worded by their plain value. */
const ways: Record<string, Partial<EditedField<PortalRecord>>> = {
  // Ids and addresses.
  parentPortal: { words: () => null },
  region: { words: () => null },
  companyLogo: { words: () => null },
  emails: {
    keyOf: ({ email }: Copy) => email,
    words: ({ emailPickUp, emailDelivery }: Copy) =>
      [emailPickUp && 'pickup', emailDelivery && 'delivery'].filter(Boolean).join(' and ') || 'no copies',
  },
  availableReports: { keyOf: String, words: () => 'added' },
  followUpDays: { keyOf: String, words: () => 'added' },
};

export const editedFields = ({ base, mine, theirs }: Versions<PortalForm>): EditedField<PortalRecord>[] =>
  fieldsOf([base, mine, theirs]).map((field) => ({ ...field, ...ways[field.name] }));
