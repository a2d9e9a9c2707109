import {
  type EmailTemplateName,
  emailRefusal,
  isPickedUp,
  type OrderBooked,
  type ToldClaim,
} from '@overland/contracts';
import type { OrderFacts } from '../letters/email-facts.js';
import { isOrderTemplate } from '../letters/order-letter.js';
import { occasionOf } from '../letters/order-states.js';
import { isCustomer } from './reader-language.js';

/** What happened to an order, as an email says it, apart from the order itself. */
export type OrderNews = Pick<
  OrderFacts,
  | 'canceled'
  | 'hasChanged'
  | 'changes'
  | 'isLinkAsked'
  | 'hasAccepted'
  | 'answered'
  | 'message'
  | 'received'
  | 'claim'
>;

/** What happened, without the order as it was then. */
export function newsOf(facts: OrderFacts): OrderNews {
  const { canceled, hasChanged, changes, isLinkAsked, hasAccepted, answered, message, received, claim } =
    facts;
  return {
    ...(canceled && { canceled }),
    ...(hasChanged && { hasChanged }),
    ...(changes && { changes }),
    ...(isLinkAsked && { isLinkAsked }),
    ...(hasAccepted && { hasAccepted }),
    ...(answered && { answered }),
    ...(message && { message }),
    ...(received && { received }),
    ...(claim && { claim }),
  };
}

/** Why the email would not be true of the order as it is now; null if it can be sent. */
export function newsRefusal(template: EmailTemplateName, facts: OrderFacts): string | null {
  const { answered, received, payments } = facts;
  if (facts.claim) return claimRefusal(facts.claim, facts.claims);
  const isCanceled = facts.sdStatus === 'order_canceled';
  if (facts.canceled) return isCanceled ? null : 'The order is not canceled any more.';
  if (answered?.kind === 'cancel' && answered.isAccepted) {
    return isCanceled ? null : 'The order is not canceled any more.';
  }
  if (answered) return isCanceled ? 'The order is canceled.' : null;
  if (facts.hasAccepted) return facts.termsAccepted ? null : 'The customer has to accept the terms again.';
  if (facts.isLinkAsked) return null;
  if (received && payments && !payments.some(({ id }) => id === received.id)) {
    return 'This payment was removed.';
  }
  return isOrderTemplate(template) ? emailRefusal(template, occasionOf(facts)) : null;
}

/** A report may be in review by the time that its email goes. */
const isStill = (now: string, told: ToldClaim['state']): boolean =>
  now === told || (told === 'reported' && now === 'inReview');

/** Undefined where nobody asked the orders service. */
function claimRefusal({ claimId, state }: ToldClaim, claims: OrderFacts['claims']): string | null {
  const isSo = !claims || claims.some((claim) => claim.claimId === claimId && isStill(claim.state, state));
  return isSo ? null : 'The claim has changed since.';
}

interface Written {
  template: EmailTemplateName;
  toAddress: string;
  data: OrderFacts;
}

/** An earlier email, with the order as it is now; and why it cannot be sent, null if it can. */
export function asItIsNow(
  { template, toAddress, data }: Written,
  order: OrderBooked,
): { facts: OrderFacts; refusal: string | null } {
  const facts = { ...order, ...newsOf(data) };
  const isOthers = isCustomer(data, toAddress) && !isCustomer(order, toAddress);
  const refusal = isOthers ? 'This is not the customer’s address any more.' : newsRefusal(template, facts);
  return { facts, refusal };
}

/** The same for an email that waits: of two steps at once, the second says it all. */
export function asItGoes(
  email: Written & { transition: string },
  order: OrderBooked,
): ReturnType<typeof asItIsNow> {
  const now = asItIsNow(email, order);
  const isOvertaken = email.transition.startsWith('accepted') && isPickedUp(order.sdStatus);
  return isOvertaken && now.refusal === null ? { ...now, refusal: 'The order is picked up already.' } : now;
}
