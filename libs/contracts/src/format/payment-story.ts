import { t } from '@overland/i18n';
import type { PaymentType, SdStatus } from '../constants.js';
import { amountDue } from '../order-payment.js';
import { isPickedUp } from '../order-stages.js';
import { formatDay } from './days.js';
import { formatMoney } from './numbers.js';

export const paymentStories = [
  'billing',
  'dueBeforePickup',
  'heldUntilPaid',
  'dueLate',
  'paid',
  'canceled',
  'canceledPaid',
] as const;
/** Who pays when: the same on pages, in emails and in PDFs (docs/product/orders.md). */
export type PaymentStory = (typeof paymentStories)[number];

interface Paying {
  paymentType: PaymentType;
  paid: boolean;
  /** Waits for its payment: booked by the public, unpaid and on hold. */
  isHeld: boolean;
  /** Where a flagged order was before. */
  sdStatus: SdStatus;
  /** What was paid so far, also in part. */
  paidAmount?: number | null;
}

export function paymentStory({
  paymentType,
  paid,
  isHeld,
  sdStatus,
  paidAmount = null,
}: Paying): PaymentStory {
  const isPaid = paymentType === 'COD' && paid;
  const hasPaid = isPaid || (paymentType === 'COD' && paidAmount !== null && paidAmount > 0);
  if (sdStatus === 'order_canceled') return hasPaid ? 'canceledPaid' : 'canceled';
  if (paymentType === 'Billing') return 'billing';
  if (isPaid) return 'paid';
  if (isPickedUp(sdStatus)) return 'dueLate';
  return isHeld ? 'heldUntilPaid' : 'dueBeforePickup';
}

interface Told {
  /** Whole dollars. */
  price: number;
  /** The company that pays, where the order is billed. */
  company: string;
  /** Whom the customer pays: the provider, or the company of the order. */
  payee: string;
  /** The day of the last payment; null where it is not known. */
  paidOn: string | null;
  /** What was paid so far; the price may be another since. */
  paidAmount?: number | null;
}

/** One sentence or two of it, in the current language. */
export function paymentText(story: PaymentStory, told: Told): string {
  const amount = formatMoney(amountDue({ paidAmount: null, ...told, paid: false }));
  const part = isPaymentOpen(story) ? partText(told) : '';
  switch (story) {
    case 'billing':
      return t('Billed to {company}.', { company: told.company });
    case 'dueBeforePickup':
      return (
        part + t('Payment of {amount} to {payee} is due before the pickup.', { amount, payee: told.payee })
      );
    case 'heldUntilPaid':
      return (
        part +
        t('You pay {amount} to {payee} before the pickup. We assign a driver once it is paid.', {
          amount,
          payee: told.payee,
        })
      );
    case 'dueLate':
      return part + t('Payment of {amount} to {payee} is due.', { amount, payee: told.payee });
    case 'paid':
      return `${paidText(told)}${differenceText(told)}`;
    case 'canceled':
      return t('Nothing is due.');
    case 'canceledPaid':
      return t('Call us about your payment of {amount}.', { amount: paidOf(told) });
  }
}

/** What was paid of a price that is not paid in full, before the rest that is due. */
function partText({ paidAmount, price }: Told): string {
  if (!paidAmount) return '';
  return `${t('Paid: {paid} of {price}.', { paid: formatMoney(paidAmount), price: formatMoney(price) })} `;
}

const paidOf = ({ paidAmount, price }: Told): string => formatMoney(paidAmount ?? price);

function paidText(told: Told): string {
  const amount = paidOf(told);
  return told.paidOn === null
    ? t('Paid: {amount}. Thank you.', { amount })
    : t('Paid on {day}: {amount}. Thank you.', { amount, day: formatDay(told.paidOn) });
}

/** Where the price changed after the payment. */
function differenceText({ price, paidAmount }: Told): string {
  const missing = price - (paidAmount ?? price);
  if (missing === 0) return '';
  const amount = formatMoney(Math.abs(missing));
  const text =
    missing > 0
      ? t('The price is {amount} more now. Call us about the difference.', { amount })
      : t('The price is {amount} less now. Call us about the difference.', { amount });
  return ` ${text}`;
}

/** Whether the customer still has to pay. */
export const isPaymentOpen = (story: PaymentStory): boolean =>
  story === 'dueBeforePickup' || story === 'heldUntilPaid' || story === 'dueLate';

/** How: `t` of it is filled with a phone; pages make a link of that. */
export const howToPay = (values: { phone: string; number: number }): string =>
  t('To pay, call {phone} and name order #{number}.', values);

/** What a customer of the public pays when, before there is a price. */
export const publicPaymentText = (payee: string): string =>
  t('You pay {payee} before the pickup. We assign a driver once it is paid.', { payee });
