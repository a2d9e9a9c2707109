import type { ChangedValue, PortalRecord } from '@overland/contracts';
import {
  differences,
  formatMoney,
  formatPercent,
  type NamedValues,
  sheetValues,
} from '@overland/contracts/format';

/** Names of portals and regions, by id. */
export type Names = ReadonlyMap<string, string>;
type Write = (portal: PortalRecord, names: Names) => string;

const yesOrNo = (is: boolean) => (is ? 'On' : 'Off');
const text = (value: string | null) => value || '(none)';
const tariff =
  (field: 'companyTariff' | 'companyTariffOpenTransport' | 'companyTariffEnclosedTransport'): Write =>
  (portal) =>
    portal.companyTariffIsPercent ? formatPercent(portal[field]) : formatMoney(portal[field]);
const flag =
  (field: keyof PortalRecord): Write =>
  (portal) =>
    yesOrNo(portal[field] === true);
const plain =
  (field: keyof PortalRecord): Write =>
  (portal) =>
    text(portal[field] as string | null);
const money =
  (field: keyof PortalRecord): Write =>
  (portal) =>
    formatMoney(Number(portal[field]));

const emailsText: Write = ({ emails }) =>
  text(
    emails
      .map(({ email, emailPickUp, emailDelivery }) => {
        const when = [emailPickUp && 'pickup', emailDelivery && 'delivery'].filter(Boolean);
        return when.length > 0 ? `${email} (${when.join(', ')})` : email;
      })
      .join('; '),
  );

/** "1, 3 days". */
const daysText = (days: readonly number[]) =>
  days.length === 0 ? '' : `${days.join(', ')} ${days.join() === '1' ? 'day' : 'days'}`;

/** Every field of a portal that people can change, as its form names it, and how to show its value. */
const fields: readonly (readonly [what: string, write: Write])[] = [
  ['Company name', plain('companyName')],
  ['Color', plain('accentColor')],
  ['Replies go to', plain('replyToEmail')],
  ['Support phone', plain('supportPhone')],
  ['Dealership', flag('isDealership')],
  ['Parent company', ({ parentPortal }, names) => text(names.get(parentPortal ?? '') ?? null)],
  [
    'Region',
    ({ region, regionOther }, names) =>
      text(region === 'other' ? regionOther : (names.get(region ?? '') ?? null)),
  ],
  ['Address', plain('companyAddress')],
  ['City', plain('companyCity')],
  ['State', plain('companyState')],
  ['ZIP', plain('companyZip')],
  ['Phone', plain('companyPhone')],
  ['Fax', plain('companyFax')],
  ['Contact', plain('contactFullName')],
  ['Contact email', plain('contactEmail')],
  ['Contact phone', plain('contactPhone')],
  ['Contact mobile phone', plain('contactMobilePhone')],
  ['Notification emails', emailsText],
  ['Time zone', plain('timeZone')],
  ['Provider discount', money('discount')],
  ['Company tariff', tariff('companyTariff')],
  ['Tariff is a percentage', flag('companyTariffIsPercent')],
  ['Separate tariffs', flag('hasVariableCompanyTariff')],
  ['Tariff, open', tariff('companyTariffOpenTransport')],
  ['Tariff, enclosed', tariff('companyTariffEnclosedTransport')],
  ['White glove override', flag('hasWhiteGloveOverride')],
  ['White glove per mile', money('whiteGloveOverride')],
  ['Quotes are good for', ({ portalQuoteExpirationDays: days }) => `${days} ${days === 1 ? 'day' : 'days'}`],
  ['Customer discount', money('portalAdminDiscount')],
  ['Premium', flag('isPremium')],
  ['Provider logo beside theirs', flag('displayMCLogo')],
  ['Notification agents', flag('displayAgent')],
  ['Payment type', flag('displayPaymentType')],
  ['Commission per vehicle', flag('displayCommissionPerVehicle')],
  ['Discount option', flag('displayDiscountOption')],
  ['Portal commission', flag('displayPortalCommission')],
  ['Location type required', flag('locationTypeIsRequired')],
  ['Default commission', money('portalCommission')],
  ['Own rate sheet', flag('hasCustomRates')],
  ['Shares quotes', flag('sharesQuotes')],
  ['Registration required', flag('requiresRegistration')],
  ['Asks for non-domestic moves', flag('asksNonDomestic')],
  ['Second step required', flag('requiresSecondStep')],
  ['Follow up on quotes after', ({ followUpDays }) => text(daysText(followUpDays))],
  ['Reports', ({ availableReports }) => text([...availableReports].sort().join(', '))],
];

/** The differences between two states of a portal, for its history. */
export function portalChanges(before: PortalRecord, after: PortalRecord, names: Names): ChangedValue[] {
  const valuesOf = (portal: PortalRecord) =>
    fields.map(([what, write]) => [what, write(portal, names)] as const);
  const haveSheets = before.customRates !== null && after.customRates !== null;
  const sheetOf = ({ customRates }: PortalRecord): NamedValues =>
    customRates && haveSheets
      ? sheetValues(customRates)
      : [['Rate sheet', customRates ? 'Filled in' : '(none)']];
  return [
    ...logoChange(before.companyLogo, after.companyLogo),
    ...differences(valuesOf(before), valuesOf(after)),
    ...differences(sheetOf(before), sheetOf(after)),
  ];
}

function logoChange(from: string | null, to: string | null): ChangedValue[] {
  if (from === to) return [];
  const text = (logo: string | null, other: string) => (logo ? other : '(none)');
  return [{ what: 'Logo', from: text(from, 'Own logo'), to: text(to, from ? 'Another logo' : 'Own logo') }];
}
