import { owesPayment } from '@overland/contracts';
import { todayIn } from '@overland/contracts/calendar';
import type { PlacedOrder } from './order.entity.js';

/** When somebody asks a customer to pay, by the calendar of the order's portal. */
export interface Asking {
  at: Date;
  timeZone: string;
}

/** A customer is asked at most once a day. */
export const wasAskedToday = (
  { paymentRequestedAt: last }: Pick<PlacedOrder, 'paymentRequestedAt'>,
  { at, timeZone }: Asking,
): boolean => last !== null && todayIn(timeZone, last) === todayIn(timeZone, at);

export const canBeAsked = (
  order: Parameters<typeof owesPayment>[0] & Pick<PlacedOrder, 'paymentRequestedAt'>,
  asking: Asking,
): boolean => owesPayment(order) && !wasAskedToday(order, asking);
