import { type ImportColumn, importColumns, maxImportRows } from '@overland/contracts';
import { type CsvRow, readCsv, writeCsv } from '@overland/service-kit';

export type ReadMove = CsvRow<ImportColumn>;

/** @throws AppError invalid if the whole file cannot be read; rows are checked later. */
export function readMoves(csv: string): ReadMove[] {
  return readCsv(csv, {
    columns: importColumns,
    needed: ['pickup', 'delivery', 'make1', 'model1', 'operable1'],
    maxRows: maxImportRows,
    what: 'moves',
  });
}

const examples = [
  ['Grace Lindqvist', 'Dallas, TX', 'Denver, CO', 'Open', '50', 'Honda', 'Accord', 'Yes'],
  ['Hugo Stern', '90210', 'Portland, ME', 'Enclosed', '', 'Ford', 'F-150', 'Yes', 'Honda', 'Civic', 'No'],
];

/** The header with two examples. */
export function importTemplate(): string {
  const padded = examples.map((row) => importColumns.map((_, at) => row[at] ?? ''));
  return writeCsv([importColumns, ...padded]);
}
