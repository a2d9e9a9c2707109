import { type OrderImportCorrection, orderImportColumns, vehicleColumns } from '@overland/contracts';
import type { OrderImportRowEntity } from './order-import-row.entity.js';

type Row = Pick<OrderImportRowEntity, 'line' | 'cells' | 'more'>;

export interface CorrectedOrder extends Row {
  row: Row;
}

const isOfVehicle = (column: string) => vehicleColumns.some((one) => one === column);
const isOfOrder = (column: string) =>
  orderImportColumns.some((one) => one === column) && !isOfVehicle(column);

/**
 * A refused order with what was put right: other columns stay, what is of the order stands in its first line alone, and vehicles
 * that are not named leave it. Null where a line is not of the order.
 */
export function correctOrder(
  row: Row,
  { order, vehicles }: Pick<OrderImportCorrection, 'order' | 'vehicles'>,
): CorrectedOrder | null {
  const lines = [{ line: row.line, cells: row.cells }, ...row.more];
  const kept = vehicles.map(({ line, cells }) => {
    const before = lines.find((each) => each.line === line);
    return before && { line, cells: { ...picked(before.cells, isOfVehicle), ...picked(cells, isOfVehicle) } };
  });
  const [first, ...more] = kept.flatMap((each) => each ?? []);
  const isWhole = new Set(kept.map((each) => each?.line)).size === vehicles.length;
  if (!first || !isWhole || kept.includes(undefined)) return null;
  const ofOrder = { ...picked(row.cells, isOfOrder), ...picked(order, isOfOrder) };
  return { row, line: first.line, cells: { ...ofOrder, ...first.cells }, more };
}

const picked = (cells: Record<string, string>, isWanted: (column: string) => boolean) =>
  Object.fromEntries(
    Object.entries(cells)
      .filter(([column]) => isWanted(column))
      .map(([column, text]) => [column, text.trim()]),
  );
