import type { SdStatus } from './constants.js';
import type { OrderEmailTemplate } from './email.js';

const withDriver: readonly SdStatus[] = ['accepted', 'picked_up'];
const delivered: readonly SdStatus[] = ['delivered', 'invoiced', 'paid'];
const pickedUp: readonly SdStatus[] = ['picked_up', ...delivered];

/** They say that it is canceled. */
const ofCanceled: readonly OrderEmailTemplate[] = ['Order Transferee', 'Order Client'];

export interface EmailOccasion {
  sdStatus: SdStatus;
  /** COD and unpaid. */
  isPaymentDue: boolean;
  /** When it was marked paid. */
  paidAt?: string | null;
  termsAccepted: boolean;
  /** Where it is known: people who send by hand learn it from the answer. */
  surveyAnswered?: boolean;
}

/** Why an email would not be true of the order now (docs/product/emails.md); null when it can be sent. */
export function emailRefusal(
  template: OrderEmailTemplate,
  { sdStatus, isPaymentDue, paidAt = null, termsAccepted, surveyAnswered = false }: EmailOccasion,
): string | null {
  if (sdStatus === 'order_canceled' && !ofCanceled.includes(template)) return 'The order is canceled.';
  switch (template) {
    case 'Order Track':
      if (delivered.includes(sdStatus)) return 'The order is delivered already.';
      return withDriver.includes(sdStatus) ? null : 'No driver is assigned yet.';
    case 'Pickup Confirmation':
      if (delivered.includes(sdStatus)) return 'The order is delivered already.';
      return pickedUp.includes(sdStatus) ? null : 'The order is not picked up yet.';
    case 'Delivery Confirmation':
      return delivered.includes(sdStatus) ? null : 'The order is not delivered yet.';
    case 'Customer Order Reminder':
    case 'Order OA':
      return pickedUp.includes(sdStatus) ? 'The order is picked up already.' : null;
    case 'Order Transferee Signature':
      // It cannot be accepted any more.
      if (delivered.includes(sdStatus)) return 'The order is delivered already.';
      return termsAccepted ? 'The customer has accepted the terms already.' : null;
    case 'Payment Request':
      return isPaymentDue ? null : 'The customer has nothing to pay.';
    case 'Payment Receipt':
      return paidAt ? null : 'The order is not paid.';
    case 'Survey Notification':
      if (surveyAnswered) return 'The customer has answered already.';
      return delivered.includes(sdStatus) ? null : 'The order is not delivered yet.';
    case 'Order Transferee':
    case 'Order Client':
    case 'Order Agent':
      return null;
  }
}
