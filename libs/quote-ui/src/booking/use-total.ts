import { rushFee } from '@overland/contracts';
import { useWatch } from '@overland/ui/forms';
import { columnTotal } from '../quote/vehicle-prices';
import { isRush } from './blocked-days';
import { levelFor, type Totals } from './booking-choice';
import type { BookingRules } from './booking-schema';
import { type BookingValues } from './booking-values';

export function useTotal(rules: BookingRules, totals: Totals) {
  const values = useWatch<BookingValues>() as BookingValues;
  const { transportType, serviceLevel } = values;
  const level = levelFor({ level: serviceLevel, transportType });
  const fee = rushCharge(values, rules);
  return { values, level, fee, dollars: columnTotal(totals, level, transportType) + fee };
}

/** The RUSH fee of what is being booked, whole dollars (docs/product/orders.md). */
function rushCharge(
  { pickupStartDate, chargeRush }: Pick<BookingValues, 'pickupStartDate' | 'chargeRush'>,
  { quote, mayRush }: Pick<BookingRules, 'quote' | 'mayRush'>,
): number {
  return mayRush && chargeRush && isRush(pickupStartDate, quote.booking) ? rushFee : 0;
}
