import { type ImportColumn, importColumns, maxImportRows } from '@overland/contracts';
import { AppError, invalidField } from '@overland/service-kit';
import { CsvError, parse } from 'csv-parse/sync';

/** One move as read from the file. */
export interface ReadMove {
  /** Line of the file; the heading is line 1. */
  line: number;
  cells: Partial<Record<ImportColumn, string>>;
}

const neededColumns: readonly ImportColumn[] = ['pickup', 'delivery', 'make1', 'model1', 'operable1'];
const maxCellLength = 200;

/**
 * The moves of a CSV file with a heading. Columns may be in any order; capitals and spaces in their names do not matter,
 * and unknown columns are ignored.
 * @throws AppError invalid when the file as a whole cannot be read; single rows are checked later.
 */
export function readMoves(csv: string): ReadMove[] {
  const [heading, ...rows] = parseRows(csv);
  const columns = (heading?.record ?? []).map(columnNamed);
  const missing = neededColumns.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    throw refusal(`The first line must name the columns; these are missing: ${missing.join(', ')}.`);
  }
  if (rows.length === 0) throw refusal('This file has no moves under its heading.');
  if (rows.length > maxImportRows) {
    throw refusal(
      `This file has ${rows.length} moves. Please split it into files of at most ${maxImportRows}.`,
    );
  }
  return rows.map(({ record, info }) => ({ line: info.lines, cells: cellsOf(record, columns) }));
}

interface Row {
  record: string[];
  info: { lines: number };
}

function parseRows(csv: string): Row[] {
  try {
    return parse(csv, {
      bom: true,
      info: true,
      trim: true,
      delimiter: delimiterOf(csv),
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      // The library's types do not cover the option `info`.
    }) as unknown as Row[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? error.lines : 1;
    throw refusal(`Line ${line} has a quotation mark out of place.`);
  }
}

/** Spreadsheets in some languages use semicolons, and copied cells have tabs: the most frequent one in the heading. */
function delimiterOf(csv: string): string {
  const [heading = ''] = csv.split('\n', 1);
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: heading.split(sign).length }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).sign;
}

function columnNamed(title: string): ImportColumn | undefined {
  const name = title.toLowerCase().replaceAll(/[\s_-]/g, '');
  return importColumns.find((column) => column.toLowerCase() === name);
}

function cellsOf(
  record: readonly string[],
  columns: readonly (ImportColumn | undefined)[],
): ReadMove['cells'] {
  return Object.fromEntries(
    columns.flatMap((column, at) => (column ? [[column, (record[at] ?? '').slice(0, maxCellLength)]] : [])),
  );
}

const refusal = (message: string): AppError => invalidField('csv', message);
