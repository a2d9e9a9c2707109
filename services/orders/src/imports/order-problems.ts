import {
  checkVin,
  type MoveProblem,
  messages,
  type OrderImportColumn,
  orderImportColumns,
  orderTextNames,
  orderTexts,
  vehicleColumns,
} from '@overland/contracts';
import { readDay } from '@overland/contracts/calendar';
import { formatAnyDay } from '@overland/contracts/format';
import { t } from '@overland/i18n';
import { plainText } from '@overland/service-kit';
import type * as z from 'zod/mini';
import { checkPortalRules, type PortalFlags } from '../booking/portal-rules.js';
import type { OrderImportRowEntity } from './order-import-row.entity.js';
import type { Cells } from './read-list.js';
import { locationTypeMissing, vinOf } from './read-values.js';
import type { NamedStop } from './stop-named.js';

/** "Line 3, Year “20x4”: Please enter a year of four digits." The line is said where the order has several. */
export function problemText(
  { line, column, message }: MoveProblem,
  { line: first, cells, more }: Pick<OrderImportRowEntity, 'line' | 'cells' | 'more'>,
): string {
  const lines = [{ line: first, cells }, ...more];
  const written = lines.find((each) => each.line === (line ?? first))?.cells[column] ?? '';
  // A message that quotes the cell says it once.
  const value = written === '' || message.includes(`“${written}”`) ? '' : ` “${written}”`;
  const name = column === '' ? '' : `${column}${value}`;
  const at = line !== null && lines.length > 1 ? `Line ${line}` : '';
  const where = [at, name].filter(Boolean).join(', ');
  return where === '' ? message : `${where}: ${message}`;
}

/** Vehicle by vehicle, then those of the order, as the columns stand in the template. */
export const sortedProblems = (problems: readonly MoveProblem[]): MoveProblem[] =>
  problems.toSorted((one, other) => lineAt(one) - lineAt(other) || columnAt(one) - columnAt(other));

const lineAt = ({ line }: MoveProblem) => line ?? Number.MAX_SAFE_INTEGER;
const columnAt = ({ column }: MoveProblem) => (orderImportColumns as readonly string[]).indexOf(column);

export function vinProblems(
  vehicles: readonly { line: number; vin: string }[],
  lineOfVin: ReadonlyMap<string, number>,
): MoveProblem[] {
  return vehicles.flatMap(({ line, vin }) => {
    const first = lineOfVin.get(vin) ?? line;
    return first === line ? [] : [{ line, column: 'VIN', message: `This VIN is in line ${first}, too.` }];
  });
}

/** What is of the whole order stands in its first line; later lines say the same or nothing. */
export function differences(
  { line, cells, more }: Pick<OrderImportRowEntity, 'line' | 'cells' | 'more'>,
  today: string,
): MoveProblem[] {
  /** The same day may be written in two ways. */
  const tidied = (column: string, value: string) =>
    (column === 'Pickup day' && readDay(value, { today })) || plainText(value);
  return more.flatMap((other) =>
    Object.entries(other.cells).flatMap(([column, value]) => {
      if (column === 'Order' || vehicleColumns.includes(column as OrderImportColumn)) return [];
      if (value === '' || tidied(column, value) === tidied(column, cells[column] ?? '')) return [];
      const message = `“${value}” is not what line ${line} says, which is the same order.`;
      return [{ line: other.line, column, message }];
    }),
  );
}

const fieldColumns: Record<string, OrderImportColumn> = {
  customerFullName: 'Customer',
  customerEmail: 'Customer email',
  customerPrimaryPhone: 'Customer phone',
  pickupStartDate: 'Pickup day',
  transportType: 'Transport',
  serviceLevel: 'Level',
  paymentType: 'Payment',
  pickupLocationType: 'Pickup location type',
  deliveryLocationType: 'Delivery location type',
};

/** The column of a field of a booking. */
export function columnOf(path: string): string {
  const column = fieldColumns[path];
  if (column) return column;
  if (path.startsWith('pickup')) return 'Pickup';
  if (path.startsWith('delivery')) return 'Delivery';
  return orderTextNames.find((name) => name === path) ? orderTexts[path as 'reg'].label : '';
}

interface Ruled {
  cells: Cells;
  pickup: NamedStop | null;
  delivery: NamedStop | null;
}

/** By the company's rules, beside what is said already. A place that cannot be read may have its type in the address book. */
export function portalProblems(
  { cells, pickup, delivery }: Ruled,
  portal: PortalFlags,
  said: readonly MoveProblem[],
): MoveProblem[] {
  const typeOf = (stop: NamedStop | null) => (stop ? stop.fields.LocationType : 'Other');
  const request = {
    pickupLocationType: typeOf(pickup),
    deliveryLocationType: typeOf(delivery),
    reg: cells[orderTexts.reg.label as OrderImportColumn] ?? '',
    agents: [],
  };
  return checkPortalRules(request, portal)
    .map(({ path, message }) => ({
      line: null,
      column: columnOf(path),
      message: path.endsWith('LocationType') ? locationTypeMissing : message,
    }))
    .filter(({ column }) => !said.some((problem) => problem.column === column));
}

type Line = { line: number; cells: Cells };

export function issueProblems({ path, message }: z.core.$ZodIssue, lines: readonly Line[]): MoveProblem[] {
  const [field, index, name] = path;
  if (field === 'quotes' && typeof index === 'number') {
    const vehicle = lines[index];
    // One that is in the list twice is said to be, with both lines.
    if (!vehicle || message === messages.vinTwice) return [];
    const isMissing = message === messages.required;
    if (name !== 'year') {
      return [{ line: vehicle.line, column: 'VIN', message: isMissing ? messages.vinNeeded : message }];
    }
    const untoldYear = vehicle.cells.Year ? messages.year : untold(vehicle.cells);
    return [{ line: vehicle.line, column: 'Year', message: isMissing ? untoldYear : message }];
  }
  const column = columnOf(String(field));
  const value = lines[0]?.cells[column as OrderImportColumn];
  // Text that is no day is no missing one.
  const said = field === 'pickupStartDate' && value ? noDay(value) : message;
  return [{ line: null, column, message: said }];
}

/** Of a year or make that is missing, as the VIN does not tell it either. */
export function untold(cells: Cells): string {
  const decoded = checkVin(vinOf(cells));
  if (vinOf(cells) === '') return 'Please enter it, or a VIN that tells it.';
  if (decoded === null) return messages.required;
  return decoded.isRight
    ? 'This VIN does not tell it. Please enter it.'
    : 'This VIN cannot be read. Please enter it.';
}

function noDay(written: string): string {
  const day = readDay(written, { today: '2000-01-01' });
  return day === null ? messages.dayForm : t('There is no {day}.', { day: formatAnyDay(day) });
}
