import { formatMoney } from '@overland/contracts/format';
import { changesOf } from './booking-letters.js';
import { companyClaimLetter } from './claim-letters.js';
import type { OrderFacts } from './email-facts.js';
import { filled, type Letter, named, plain, type Reading } from './letter.js';
import { hasDriver, isCanceled, isProven } from './order-states.js';

// Companies, agents and contacts at the pickup read English.

function whoseOrder({ order, company }: Reading): string {
  if (isProven(order))
    return company === '' ? order.customerFullName : `${order.customerFullName} at ${company}`;
  return company === '' ? 'a customer' : `a customer of ${company}`;
}
const reasonText = (reason: string): string => (reason === '' ? '' : `The reason: ${reason}`);

interface News {
  /** "The order of Ana Ortiz" */
  whose: string;
  preheader: string;
  reason: string;
}

/** What became of the order since it was booked; null if nothing did. */
function newsOf(order: OrderFacts, { whose, preheader, reason }: News) {
  const { route } = named(order);
  if (isCanceled(order)) {
    return {
      subject: `Order #${order.uniqueId} is canceled: ${route}`,
      preheader,
      heading: 'Order canceled',
      paragraphs: filled([`${whose} is canceled.`, reasonText(reason)]),
    };
  }
  if (!order.hasChanged) return null;
  return {
    subject: `Order #${order.uniqueId} has changed: ${route}`,
    preheader: 'What was, and what is now.',
    heading: 'Order changed',
    paragraphs: [`${whose} has changed.`],
    changes: changesOf(order),
  };
}

/** To the company: the booking, or what became of it. */
export function clientLetter(reading: Reading): Letter {
  const { order, links, sender } = reading;
  if (order.claim) return companyClaimLetter(reading, order.claim);
  const button = { href: links.order, label: 'Open the order' };
  const letter = { ...plain, button, prices: true };
  const news = newsOf(order, {
    whose: `The order of ${whoseOrder(reading)}`,
    preheader: 'An order was canceled.',
    reason: order.canceled?.reason ?? '',
  });
  if (news) return { ...letter, ...news };
  return {
    ...letter,
    subject: `New booking #${order.uniqueId}: ${named(order).route}`,
    preheader: 'A new order was booked.',
    heading: 'New booking',
    paragraphs: filled([
      `An order was booked for ${whoseOrder(reading)}.`,
      order.isHeld
        ? `It waits for the customer’s payment of ${formatMoney(order.price - (order.paidAmount ?? 0))} to ${sender.name}. No carrier is looked for until that is recorded.`
        : '',
      isProven(order)
        ? ''
        : 'The customer has not accepted the terms yet. Until then this email leaves out names and addresses; the page of the order has them.',
    ]),
  };
}

export function agentLetter(reading: Reading): Letter {
  const { order } = reading;
  const letter = { ...plain, prices: true };
  const news = newsOf(order, {
    whose: `The order of ${order.customerFullName}`,
    preheader: 'An order that you get updates about was canceled.',
    reason: order.canceled?.customerReason ?? '',
  });
  if (news) return { ...letter, ...news };
  return {
    ...letter,
    subject: `Order #${order.uniqueId} is booked: ${named(order).route}`,
    preheader: 'You get updates about this order.',
    heading: 'You get updates about this order',
    paragraphs: [
      `You are named to get updates about the order of ${order.customerFullName}. You don't need to do anything now. Please keep this email for the dates and addresses.`,
    ],
  };
}

/** To everybody involved in the pickup; without prices. */
export function pickupPartyLetter({ order }: Reading): Letter {
  const place = order.pickupText;
  if (isCanceled(order)) {
    return {
      ...plain,
      subject: `The pickup of order #${order.uniqueId} in ${place} is canceled`,
      preheader: 'Nothing is to be handed over.',
      heading: 'The pickup is canceled',
      paragraphs: filled([
        'This order is canceled. Please hand nothing over for it.',
        reasonText(order.canceled?.customerReason ?? ''),
      ]),
    };
  }
  const please = whatToPrepare(order);
  if (order.hasChanged) {
    return {
      ...plain,
      subject: `The pickup of order #${order.uniqueId} in ${place} has changed`,
      preheader: 'What was, and what is now.',
      heading: 'The pickup has changed',
      paragraphs: [`This order has changed. ${please}`],
      changes: changesOf(order).filter(({ field }) => field !== 'price'),
    };
  }
  return {
    ...plain,
    subject: `Pickup of order #${order.uniqueId} in ${place}`,
    preheader: 'A pickup to prepare for.',
    heading: 'A pickup to prepare for',
    paragraphs: [order.isHeld ? `This order is booked. ${please}` : please],
  };
}

function whatToPrepare(order: OrderFacts): string {
  if (order.isHeld) {
    return 'It waits for the customer’s payment, and no carrier is looked for until then. Once it is paid, please have the vehicles and their keys ready at the pickup address on these days.';
  }
  const driver = hasDriver(order) ? 'The driver will call before arriving.' : 'No carrier is assigned yet.';
  return `Please have the vehicles and their keys ready at the pickup address on these days. ${driver}`;
}
