import { type AgreedFacts, contactOf, type OrderTerms, type PortalRecord, Terms } from '@overland/contracts';
import { fieldsFor } from '@overland/service-kit';
import { changedSince } from '../agreements/agreed-changes.js';
import type { OrderAgreement } from '../agreements/order-agreement.js';
import type { TermsVersionEntity } from '../agreements/terms-version.entity.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { canAcceptTerms, reachedStatus } from '../orders/order-permissions.js';
import { paymentOf } from '../presenters/shown-payment.js';

interface Known {
  order: PlacedOrder;
  portal: PortalRecord;
  standing: OrderAgreement;
  token: string | null;
}

/** An allow-list, so that new fields of an order stay hidden from customers. */
export function toOrderTerms({ order, portal, standing, token }: Known): OrderTerms {
  const { terms, facts, agreement, before } = standing;
  const shown = token === null ? withoutStreets : (each: AgreedFacts) => each;
  return {
    orderId: order.id,
    uniqueId: order.uniqueId,
    companyName: portal.companyName,
    companyLogo: portal.companyLogo,
    isCustomerPortal: portal.isCustomerPortal,
    portal: { displayMCLogo: portal.displayMCLogo, accentColor: portal.accentColor },
    contact: contactOf(portal, { email: '', phone: '' }),
    customerFullName: order.customerFullName,
    transportType: order.transportType,
    miles: order.miles,
    status: reachedStatus(order),
    ...paymentOf(order, portal),
    facts: shown(facts),
    terms: { version: terms.version, texts: terms.texts },
    agreement,
    token,
    accepted: acceptedOf(order, standing),
    before: before && {
      ...changedSince({ ...before, facts: shown(before.facts) }, shown(facts)),
      facts: shown(before.facts),
    },
    canAccept: canAcceptTerms(order),
    timeZone: portal.timeZone,
  };
}

/** Somebody with the number and id of an order, but without access to the customer's email, must not learn the addresses. */
const withoutStreets = ({ plan, ...facts }: AgreedFacts): AgreedFacts => ({
  ...facts,
  ...(plan && { plan: { ...plan, pickupAddress: '', deliveryAddress: '' } }),
});

function acceptedOf(
  { termsAcceptedAt, termsAcceptedBy, termsVersion }: PlacedOrder,
  { terms, acceptance }: OrderAgreement,
): OrderTerms['accepted'] {
  if (termsAcceptedAt === null) return null;
  return {
    fullName: termsAcceptedBy ?? '',
    at: termsAcceptedAt.toISOString(),
    version: termsVersion ?? terms.version,
    language: acceptance?.textLanguage ?? 'en',
  };
}

export const toTerms = (version: TermsVersionEntity): Terms => fieldsFor(Terms, version);
