import { type ImportColumn, importColumns, maxImportRows } from '@overland/contracts';
import { type CsvRow, readCsv } from '@overland/service-kit';

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
