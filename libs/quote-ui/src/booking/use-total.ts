import { useWatch } from '@overland/ui/forms';
import { columnTotal } from '../quote/vehicle-prices';
import { levelFor, type Totals } from './booking-choice';
import type { BookingRules } from './booking-schema';
import type { BookingValues } from './booking-values';
import { rushCharge } from './rush-charge';

/** What is chosen, and what it costs. */
export function useTotal(rules: BookingRules, totals: Totals) {
  const values = useWatch<BookingValues>() as BookingValues;
  const { transportType, serviceLevel } = values;
  const level = levelFor({ level: serviceLevel, transportType });
  const fee = rushCharge(values, rules);
  return { values, level, fee, dollars: columnTotal(totals, level, transportType) + fee };
}
