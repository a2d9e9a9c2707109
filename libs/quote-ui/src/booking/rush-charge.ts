import { rushFee } from '@overland/contracts';
import { isRush } from './blocked-days';
import type { BookingRules } from './booking-schema';
import type { BookingValues } from './booking-values';

/** The RUSH fee of what is being booked, whole dollars (docs/product/orders.md). */
export function rushCharge(
  { pickupStartDate, chargeRush }: Pick<BookingValues, 'pickupStartDate' | 'chargeRush'>,
  { quote, mayRush }: Pick<BookingRules, 'quote' | 'mayRush'>,
): number {
  return mayRush && chargeRush && isRush(pickupStartDate, quote.booking) ? rushFee : 0;
}
