import type { OrderEmailTemplate, SdStatus } from './constants.js';
import { isAssigned, isDelivered, isPickedUp } from './order-stages.js';

/** They say that it is canceled. */
const ofCanceled: readonly OrderEmailTemplate[] = ['Order Transferee', 'Order Client'];

export interface EmailOccasion {
  sdStatus: SdStatus;
  isUnpaidCod: boolean;
  /** When it was marked paid. */
  paidAt?: string | null;
  /** What was paid so far, also in part. */
  paidAmount?: number | null;
  termsAccepted: boolean;
  /** Where it is known: people who send by hand learn it from the answer. */
  surveyAnswered?: boolean;
}

/** Why an email would not be true of the order now (docs/product/emails.md); null when it can be sent. */
export function emailRefusal(
  template: OrderEmailTemplate,
  {
    sdStatus,
    isUnpaidCod,
    paidAt = null,
    paidAmount = null,
    termsAccepted,
    surveyAnswered = false,
  }: EmailOccasion,
): string | null {
  if (sdStatus === 'order_canceled' && !ofCanceled.includes(template)) return 'The order is canceled.';
  switch (template) {
    case 'Order Track':
      if (isDelivered(sdStatus)) return 'The order is delivered already.';
      return isAssigned(sdStatus) ? null : 'No driver is assigned yet.';
    case 'Pickup Confirmation':
      if (isDelivered(sdStatus)) return 'The order is delivered already.';
      return isPickedUp(sdStatus) ? null : 'The order is not picked up yet.';
    case 'Delivery Confirmation':
      return isDelivered(sdStatus) ? null : 'The order is not delivered yet.';
    case 'Customer Order Reminder':
    case 'Order OA':
      return isPickedUp(sdStatus) ? 'The order is picked up already.' : null;
    case 'Order Transferee Signature':
      // It cannot be accepted any more.
      if (isDelivered(sdStatus)) return 'The order is delivered already.';
      return termsAccepted ? 'The customer has accepted the terms already.' : null;
    case 'Payment Request':
      return isUnpaidCod ? null : 'The customer has nothing to pay.';
    case 'Payment Receipt':
      return paidAt || paidAmount ? null : 'The order is not paid.';
    case 'Survey Notification':
      if (surveyAnswered) return 'The customer has answered already.';
      return isDelivered(sdStatus) ? null : 'The order is not delivered yet.';
    case 'Order Transferee':
    case 'Order Client':
    case 'Order Agent':
      return null;
  }
}
