import { type OrderImportRow, shownName } from '@overland/contracts';
import { dotted } from '@overland/contracts/format';

const linesOf = ({ line, cells, more }: OrderImportRow) => [{ line, cells }, ...more];

/** "2003 Honda Accord · 2019 Honda Civic", as far as it is known. */
export function vehiclesText(row: OrderImportRow): string {
  if (row.offer) return dotted(row.offer.vehicles);
  const names = linesOf(row).map(
    ({ cells: { Year, Make, Model } }) =>
      [Year, Make && shownName(Make), Model].filter(Boolean).join(' ') || 'Vehicle',
  );
  return dotted(names);
}

/** "Lines 3, 4: 1FTFW1ET9DFC10312, 2HGFC2F56KH512345" */
export function linesText(row: OrderImportRow): string {
  const lines = linesOf(row);
  const vins = lines.map(({ cells }) => cells.VIN ?? '').filter(Boolean);
  const numbers = `${lines.length > 1 ? 'Lines' : 'Line'} ${lines.map(({ line }) => line).join(', ')}`;
  return vins.length > 0 ? `${numbers}: ${vins.join(', ')}` : numbers;
}
