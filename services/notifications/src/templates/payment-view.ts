import type { PortalRecord } from '@overland/contracts';
import { todayIn } from '@overland/contracts/calendar';
import { howToPay, isPaymentOpen, paymentStory, paymentText } from '@overland/contracts/format';
import type { OrderFacts } from '../emails/email-facts.js';
import type { Sender } from '../rules/sender.js';
import { timeZoneOf } from './time-zone.js';

export interface PaymentView {
  /** Who pays when; '' where nothing is known of it. */
  text: string;
  /** How; '' where nothing is open. */
  how: string;
}

/** What an email says of the payment, in the language of the moment (docs/product/orders.md). */
export function paymentView(order: OrderFacts, sender: Sender, portal: PortalRecord | null): PaymentView {
  const { isPaymentDue, paidAt = null, price, uniqueId } = order;
  // Rows that were written before the type was: what is not due was paid, or is billed.
  const paymentType = order.paymentType ?? (isPaymentDue ? 'COD' : null);
  if (paymentType === null) return { text: '', how: '' };
  const story = paymentStory({
    paymentType,
    paid: paymentType === 'COD' && !isPaymentDue,
    isHeld: order.isHeld ?? false,
    sdStatus: order.sdStatus ?? 'new',
  });
  const paidOn = paidAt === null ? null : todayIn(timeZoneOf(portal), new Date(paidAt));
  const company = portal?.companyName ?? sender.name;
  return {
    text: paymentText(story, { price, company, payee: sender.name, paidOn }),
    how: isPaymentOpen(story) ? howToPay({ phone: sender.phone, number: uniqueId }) : '',
  };
}
