import type { BookingCalendar } from '@overland/contracts';
import type { PriceRow } from '@overland/ui';

/** The rows with the names that Settings gives the levels; without one a level is called by its days. */
export function withLevelNames(
  rows: readonly PriceRow[],
  levels: BookingCalendar['serviceLevels'],
): PriceRow[] {
  return rows.map((row) => ({
    ...row,
    label: levels.find(({ value }) => value === row.level)?.name ?? row.label,
  }));
}
