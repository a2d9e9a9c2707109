import type { BookingCalendar } from '@overland/contracts';
import { translate } from '@overland/i18n';
import type { PriceRow } from '@overland/ui';

/** The rows with the level names of the settings; a level without a name shows its days. */
export function withLevelNames(
  rows: readonly PriceRow[],
  levels: BookingCalendar['serviceLevels'],
): PriceRow[] {
  return rows.map((row) => ({
    ...row,
    label: translate(levels.find(({ value }) => value === row.level)?.name ?? row.label),
  }));
}
