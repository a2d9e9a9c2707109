import {
  type AgreedPlan,
  type OrderTerms,
  type PortalRecord,
  paymentLines,
  termsAreIn,
  termsTextFor,
  transportLabels,
  vehicleName,
  weAre,
} from '@overland/contracts';
import {
  formatDay,
  formatDayShort,
  formatDays,
  formatInstantIn,
  formatMiles,
  formatMoney,
  levelLabel,
} from '@overland/contracts/format';
import type { Letterhead } from '@overland/documents';
import { language, ownName, t, translate } from '@overland/i18n';
import type { TermsAcceptanceEntity } from '../agreements/terms-acceptance.entity.js';
import { totalLabel } from '../documents/order-document.js';

type Signed = Pick<
  TermsAcceptanceEntity,
  'fullName' | 'signature' | 'acceptedAt' | 'address' | 'version' | 'textLanguage' | 'agreement'
>;

interface DocumentContext {
  order: OrderTerms;
  acceptance: Signed | null;
  portal: Pick<PortalRecord, 'timeZone'>;
  letterhead: Letterhead;
}

/** What was accepted, or is to be accepted, formatted; the template only places it. */
export function termsDocument({ order, acceptance, portal, letterhead }: DocumentContext) {
  const { facts, terms } = order;
  const text = termsTextFor(terms.texts, acceptance?.textLanguage ?? language());
  return {
    title: t('Terms of order {number}', { number: order.uniqueId }),
    letterhead,
    link: null,
    number: t('ORDER: #{number}', { number: order.uniqueId }),
    from: facts.pickupPlaceText,
    to: facts.deliveryPlaceText,
    miles: formatMiles(order.miles),
    transit: translate(transportLabels[order.transportType]),
    facts: [
      { label: t('Customer'), value: order.customerFullName },
      { label: t('Company'), value: order.companyName },
      { label: t('First pickup'), value: formatDay(facts.pickupScheduledAt) },
      ...planFacts(facts.plan),
    ].filter(({ value }) => value !== ''),
    vehicles: facts.vehicles.map((vehicle) => ({ name: vehicleName(vehicle), vin: vehicle.vin })),
    lines: paymentLines({ ...order, price: facts.price }).map(({ label, dollars }) => ({
      label: translate(label),
      amount: dollars === 0 ? t('No fee') : formatMoney(dollars),
    })),
    total: { label: totalLabel(order.paymentType), amount: formatMoney(facts.price) },
    heading: t('Terms, version {version}', { version: terms.version }),
    textLanguage: text.language,
    we: weAre(letterhead.seller),
    writtenIn: text.language === language() ? '' : termsAreIn(text.language),
    sections: text.sections.map((section, index) => ({
      title: `${index + 1}. ${section.title}`,
      paragraphs: section.text.split(/\n\s*\n/),
    })),
    signed: acceptance && signedBy(acceptance, portal.timeZone),
  };
}

/** Without streets, as whoever has the PDF's address need not be the customer. Older acceptances have no plan. */
function planFacts(plan: AgreedPlan | undefined) {
  if (!plan) return [];
  const { serviceLevel, pickupEndsAt, deliveryScheduledAt: start, deliveryEndsAt } = plan;
  const level = levelLabel(serviceLevel);
  const within =
    pickupEndsAt === null ? level : t('{level}, by {day}', { level, day: formatDayShort(pickupEndsAt) });
  return [
    { label: t('Picked up within'), value: within },
    { label: t('Delivery, estimated'), value: formatDays({ start, end: deliveryEndsAt ?? start }) },
  ];
}

export type TermsDocument = ReturnType<typeof termsDocument>;

function signedBy(
  { fullName, signature, acceptedAt, address, version, textLanguage, agreement }: Signed,
  timeZone: string,
) {
  return {
    fullName,
    path: signature.kind === 'drawn' ? signaturePath(signature.strokes) : null,
    rows: [
      { label: t('Accepted'), value: formatInstantIn(acceptedAt.toISOString(), timeZone) },
      { label: t('Network address'), value: address },
      { label: t('Version'), value: String(version) },
      { label: t('Language'), value: ownName(textLanguage) },
      { label: t('Agreement'), value: agreement },
    ].filter(({ value }) => value !== ''),
  };
}

/** A drawn signature as an SVG path, which can only contain numbers and two letters. */
const signaturePath = (strokes: readonly (readonly number[])[]): string =>
  strokes.map((stroke) => `M${pointsOf(stroke).join('L')}`).join('');

function pointsOf(stroke: readonly number[]): string[] {
  const points: string[] = [];
  for (let at = 0; at + 1 < stroke.length; at += 2)
    points.push(`${Number(stroke[at])} ${Number(stroke[at + 1])}`);
  return points;
}
