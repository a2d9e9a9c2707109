import {
  messages,
  type OrderImportColumn,
  orderTextNames,
  orderTexts,
  vehicleColumns,
} from '@overland/contracts';
import { readDay } from '@overland/contracts/calendar';
import { formatAnyDay } from '@overland/contracts/format';
import { t } from '@overland/i18n';
import { plainText } from '@overland/service-kit';
import type * as z from 'zod/mini';
import type { OrderImportRowEntity } from './order-import-row.entity.js';
import type { Cells } from './read-list.js';

export function vinProblems(
  vehicles: readonly { line: number; vin: string }[],
  { lineOfVin, labelOf }: { lineOfVin: ReadonlyMap<string, number> } & { labelOf: (line: number) => string },
): string[] {
  return vehicles.flatMap(({ line, vin }) => {
    const first = lineOfVin.get(vin) ?? line;
    return first === line ? [] : [`${labelOf(line)}VIN: ${vin} is in line ${first}, too.`];
  });
}

/** What is of the whole order stands in its first line; later lines say the same or nothing. */
export function differences(
  { line, cells, more }: Pick<OrderImportRowEntity, 'line' | 'cells' | 'more'>,
  today: string,
): string[] {
  /** The same day may be written in two ways. */
  const tidied = (column: string, value: string) =>
    (column === 'Pickup day' && readDay(value, { today })) || plainText(value);
  return more.flatMap((other) =>
    Object.entries(other.cells).flatMap(([column, value]) => {
      if (column === 'Order' || vehicleColumns.includes(column as OrderImportColumn)) return [];
      if (value === '' || tidied(column, value) === tidied(column, cells[column] ?? '')) return [];
      return [
        `Line ${other.line}, ${column}: “${value}” is not that of line ${line}, which is the same order.`,
      ];
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
};

/** The column of a field of a booking. */
export function columnOf(path: string): string {
  const column = fieldColumns[path];
  if (column) return column;
  if (path.startsWith('pickup')) return 'Pickup';
  if (path.startsWith('delivery')) return 'Delivery';
  return orderTextNames.find((name) => name === path) ? orderTexts[path as 'reg'].label : '';
}

interface Shown {
  lines: readonly { line: number; cells: Cells }[];
  labelOf: (line: number) => string;
}

export function issueText({ path, message }: z.core.$ZodIssue, { lines, labelOf }: Shown): string[] {
  const [field, index, name] = path;
  if (field === 'quotes' && typeof index === 'number') {
    const vehicle = lines[index];
    // One that is in the list twice is said to be, with both lines.
    if (!vehicle || message === messages.vinTwice) return [];
    const { line, cells } = vehicle;
    const said = (column: 'Year' | 'VIN', text: string) =>
      `${labelOf(line)}${column}${quoted(cells[column])}: ${text}`;
    return [name === 'year' ? said('Year', cells.Year ? messages.year : message) : said('VIN', message)];
  }
  const column = columnOf(String(field));
  const value = lines[0]?.cells[column as OrderImportColumn];
  // Text that is no day is no missing one.
  const said = field === 'pickupStartDate' && value ? noDay(value) : message;
  return [column === '' ? said : `${column}${quoted(value)}: ${said}`];
}

function noDay(written: string): string {
  const day = readDay(written, { today: '2000-01-01' });
  return day === null ? messages.dayForm : t('There is no {day}.', { day: formatAnyDay(day) });
}

const quoted = (value = '') => (value === '' ? '' : ` “${value}”`);
