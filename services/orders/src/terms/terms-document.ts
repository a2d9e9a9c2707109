import {
  type OrderTerms,
  type PortalRecord,
  paymentLines,
  transportLabels,
  vehicleName,
} from '@overland/contracts';
import { formatDay, formatInstantIn, formatMiles, formatMoney, levelLabel } from '@overland/contracts/format';
import type { Letterhead } from '@overland/documents';
import { signaturePath } from './signature-path.js';
import type { TermsAcceptanceEntity } from './terms-acceptance.entity.js';

type Signed = Pick<
  TermsAcceptanceEntity,
  'fullName' | 'signature' | 'acceptedAt' | 'address' | 'version' | 'agreement'
>;

interface DocumentContext {
  order: OrderTerms;
  /** Null where it is still to be accepted. */
  acceptance: Signed | null;
  portal: Pick<PortalRecord, 'timeZone'>;
  letterhead: Letterhead;
}

/** What was accepted, or is to be, formatted; the template only places it. */
export function termsDocument({ order, acceptance, portal, letterhead }: DocumentContext) {
  const { facts, terms } = order;
  return {
    title: `Terms of order ${order.uniqueId}`,
    letterhead,
    link: null,
    number: `ORDER: #${order.uniqueId}`,
    from: facts.pickupPlaceText,
    to: facts.deliveryPlaceText,
    miles: formatMiles(order.miles),
    transit: transportLabels[order.transportType],
    facts: [
      { label: 'Customer', value: order.customerFullName },
      { label: 'Company', value: order.companyName },
      { label: 'First pickup', value: formatDay(facts.pickupScheduledAt) },
      { label: 'Picked up within', value: levelLabel(order.serviceLevel) },
    ].filter(({ value }) => value !== ''),
    vehicles: facts.vehicles.map((vehicle) => ({ name: vehicleName(vehicle), vin: vehicle.vin })),
    lines: paymentLines({ ...order, price: facts.price }).map(({ label, dollars }) => ({
      label,
      amount: dollars === 0 ? 'No fee' : formatMoney(dollars),
    })),
    total: { label: `Total, ${order.paymentType}`, amount: formatMoney(facts.price) },
    heading: `Terms, version ${terms.version}`,
    sections: terms.sections.map(({ title, text }, index) => ({
      title: `${index + 1}. ${title}`,
      paragraphs: text.split(/\n\s*\n/),
    })),
    signed: acceptance && signedBy(acceptance, portal.timeZone),
  };
}

export type TermsDocument = ReturnType<typeof termsDocument>;

function signedBy(
  { fullName, signature, acceptedAt, address, version, agreement }: Signed,
  timeZone: string,
) {
  return {
    fullName,
    path: signature.kind === 'drawn' ? signaturePath(signature.strokes) : null,
    rows: [
      { label: 'Accepted', value: formatInstantIn(acceptedAt.toISOString(), timeZone) },
      { label: 'Network address', value: address },
      { label: 'Version', value: String(version) },
      { label: 'Agreement', value: agreement },
    ].filter(({ value }) => value !== ''),
  };
}
