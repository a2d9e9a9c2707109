import {
  type EmailOccasion,
  isAssigned,
  isDelivered as isDeliveredState,
  isPickedUp as isPickedUpState,
  type OrderBooked,
} from '@overland/contracts';
import { todayIn } from '@overland/contracts/calendar';
import { formatDay } from '@overland/contracts/format';
import { t } from '@overland/i18n';
import type { OrderFacts } from './email-facts.js';

export const isDelivered = (order: OrderFacts): boolean => isDeliveredState(order.sdStatus);
export const isPickedUp = (order: OrderFacts): boolean => isPickedUpState(order.sdStatus);
export const isCanceled = (order: OrderFacts): boolean =>
  order.canceled !== undefined || order.sdStatus === 'order_canceled';
export const hasDriver = (order: OrderFacts): boolean => isAssigned(order.sdStatus);

export const occasionOf = (order: OrderBooked): EmailOccasion => ({
  ...order,
  isUnpaidCod: order.isPaymentDue,
});

/**
 * Whether the customer has shown that the mailbox is theirs. Until then, emails contain nothing that a visitor typed: no name,
 * street or VIN.
 */
export const isProven = ({ isPublic, termsAccepted }: OrderFacts): boolean => !isPublic || termsAccepted;

/** The calendar day of an instant in the portal's time zone, formatted; '' for none. */
export const writtenDay = (instant: string | null, timeZone: string): string =>
  instant ? formatDay(todayIn(timeZone, new Date(instant))) : '';

export function progressText(order: OrderFacts, timeZone: string): string {
  const pickedUpOn = writtenDay(order.pickedUpAt, timeZone);
  const deliveredOn = writtenDay(order.deliveredAt, timeZone);
  if (isDelivered(order)) {
    return deliveredOn ? t('It was delivered on {day}.', { day: deliveredOn }) : t('It was delivered.');
  }
  if (isPickedUp(order)) {
    return pickedUpOn ? t('It was picked up on {day}.', { day: pickedUpOn }) : t('It was picked up.');
  }
  if (hasDriver(order)) return t('A driver is assigned.');
  if (order.isHeld) return '';
  const promise = t('We will write to you as soon as a driver is assigned.');
  return order.sdStatus === 'on_hold' ? promise : `${t('We are looking for your carrier.')} ${promise}`;
}
