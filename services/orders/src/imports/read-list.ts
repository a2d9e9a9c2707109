import { randomUUID } from 'node:crypto';
import {
  maxImportedVehicles,
  neededImportColumns,
  type OrderImportColumn,
  type OrderImportRow,
  orderImportColumns,
} from '@overland/contracts';
import { dayMs } from '@overland/contracts/calendar';
import { formatCountOf } from '@overland/contracts/format';
import { type CsvRow, type FieldError, plainText, readCsv, writeCsv } from '@overland/service-kit';

export type Cells = Partial<Record<OrderImportColumn, string>>;
type Line = CsvRow<OrderImportColumn>;

interface ListedOrder extends Line {
  more: OrderImportRow['more'];
  warnings: string[];
  quoteId: string;
}

/**
 * The orders of a list. Lines with the same word under "Order" are one order, wherever they stand.
 * @throws AppError invalid if the whole list cannot be read; orders are checked later.
 */
export function readList(csv: string): ListedOrder[] {
  const columns = orderImportColumns;
  const lines = readCsv(csv, {
    columns,
    needed: neededImportColumns,
    maxRows: maxImportedVehicles,
    what: 'vehicles',
  });
  const orders = new Map<string, ListedOrder>();
  for (const { line, cells } of lines) {
    const name = plainText(cells.Order ?? '');
    const key = name === '' ? `line ${line}` : `order ${name}`;
    const order = orders.get(key);
    if (order) order.more.push({ line, cells: cells as Record<string, string> });
    else orders.set(key, { line, cells, more: [], warnings: [], quoteId: randomUUID() });
  }
  return [...orders.values()];
}

const customerFields = {
  customerFullName: 'Customer',
  customerEmail: 'Customer email',
  customerPrimaryPhone: 'Customer phone',
} as const;
type ListCustomer = Record<keyof typeof customerFields, string>;

/** What neither the page nor the list says of the customer of some orders. */
export function missingCustomer(
  orders: readonly { line: number; cells: Cells }[],
  customer: ListCustomer,
): FieldError[] {
  return Object.entries(customerFields).flatMap(([path, column]) => {
    if (customer[path as keyof ListCustomer] !== '') return [];
    const lacking = orders.filter(({ cells }) => !cells[column]).map(({ line }) => line);
    if (lacking.length === 0) return [];
    const who = lacking.length === orders.length ? 'The list has none' : `${linesText(lacking)} none`;
    return [{ path, message: `${who} under “${column}”. Enter it here, or in the list.` }];
  });
}

/** So many lines are named, the others counted. */
const named = 5;

/** "Line 4 has", "Lines 4, 7 have", "Lines 4, 7, 8, 9, 12 and 2 others have" */
function linesText(lines: readonly number[]): string {
  if (lines.length === 1) return `Line ${lines[0]} has`;
  const others = lines.length - named;
  return `Lines ${lines.slice(0, named).join(', ')}${others > 0 ? ` and ${formatCountOf(others, 'other')}` : ''} have`;
}

const auction: Cells = {
  Order: '',
  VIN: '1HGCM82633A004352',
  Make: 'Honda',
  Model: 'Accord',
  Operable: 'Yes',
  Pickup: '4120 Commerce St, Dallas, TX 75226',
  Delivery: '811 Larimer St, Denver, CO 80202',
  Transport: 'Open',
  Level: '3',
  'Pickup location type': 'Warehouse',
  'Delivery location type': 'Residence',
  Customer: 'Grace Lindqvist',
  'Customer email': 'grace@example.com',
  'Customer phone': '(555) 010-0199',
};
const together = {
  ...auction,
  Order: 'A',
  Pickup: 'Dallas Auto Auction',
  Level: '1',
  Transport: 'Enclosed',
  Payment: 'COD',
};
const examples: readonly Cells[] = [
  auction,
  { ...together, VIN: '1FTFW1ET9DFC10312', Make: 'Ford', Model: 'F-150' },
  { ...together, VIN: '2HGFC2F56KH512345', Model: 'Civic', Operable: 'No' },
];

/** The heading with three examples, two of which are one order. */
export const importTemplate = (firstDay: string): string =>
  writeCsv([
    orderImportColumns,
    ...examples.map((example) =>
      orderImportColumns.map((column) => (column === 'Pickup day' ? firstDay : (example[column] ?? ''))),
    ),
  ]);

/** A Monday two to three weeks ahead, as people write it. */
export function exampleDay(now: Date): string {
  const day = new Date(now.getTime() + 14 * dayMs);
  while (day.getUTCDay() !== 1) day.setTime(day.getTime() + dayMs);
  return `${day.getUTCMonth() + 1}/${day.getUTCDate()}/${day.getUTCFullYear()}`;
}
