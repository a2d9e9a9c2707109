import { todayIn } from '@overland/contracts/calendar';
import {
  howToPay,
  isPaymentOpen,
  type PaymentStory,
  paymentStory,
  paymentText,
} from '@overland/contracts/format';
import type { OrderFacts } from './email-facts.js';
import type { Reading } from './letter.js';
import { isCanceled } from './order-states.js';

/** Null if older facts do not say who pays. */
export function storyOf(order: OrderFacts): PaymentStory | null {
  const { isPaymentDue, paidAt, isHeld, paidAmount } = order;
  const paymentType = order.paymentType ?? (isPaymentDue ? 'COD' : null);
  if (paymentType === null) return null;
  const sdStatus = isCanceled(order) ? 'order_canceled' : order.sdStatus;
  return paymentStory({ paymentType, paid: Boolean(paidAt) || !isPaymentDue, isHeld, sdStatus, paidAmount });
}

/** Who pays when, and how; '' if unknown. */
export function paymentParagraph(reading: Reading): string {
  const { order, sender, company, timeZone } = reading;
  const story = storyOf(order);
  if (story === null) return '';
  const { price, paidAt, paidAmount } = order;
  const paidOn = order.paidOn ?? (paidAt ? todayIn(timeZone, new Date(paidAt)) : null);
  const text = paymentText(story, { price, paidAmount, company, payee: sender.name, paidOn });
  if (!isPaymentOpen(story)) return text;
  return `${text} ${howToPay({ phone: sender.phone, number: order.uniqueId })}`;
}
