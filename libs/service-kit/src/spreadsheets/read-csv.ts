import { formatCount } from '@overland/contracts/format';
import { CsvError, parse } from 'csv-parse/sync';
import { type AppError, invalidField } from '../app-error.js';

/** One row as it was read from a file. */
export interface CsvRow<Column extends string> {
  /** Line of the file; the heading is line 1. */
  line: number;
  cells: Partial<Record<Column, string>>;
}

interface CsvFile<Column extends string> {
  columns: readonly Column[];
  /** Those that the heading must name. */
  needed: readonly Column[];
  maxRows: number;
  /** What the rows are, for messages: "moves". */
  what: string;
}

const maxCellLength = 200;

/**
 * The rows of a CSV file with a heading. Columns may be in any order; capitals and spaces in their names do not matter,
 * and unknown columns are ignored.
 * @throws AppError invalid when the file as a whole cannot be read; single rows are checked later.
 */
export function readCsv<Column extends string>(
  csv: string,
  { columns: known, needed, maxRows, what }: CsvFile<Column>,
): CsvRow<Column>[] {
  const [heading, ...rows] = rowsOf(csv);
  const columns = (heading?.record ?? []).map((title) => columnNamed(title, known));
  const missing = needed.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    throw refusal(`The first line must name the columns; these are missing: ${missing.join(', ')}.`);
  }
  if (rows.length === 0) throw refusal(`This file has no ${what} under its heading.`);
  if (rows.length > maxRows) {
    const [found, most] = [rows.length, maxRows].map(formatCount);
    throw refusal(`This file has ${found} ${what}. Please split it into files of at most ${most}.`);
  }
  return rows.map(({ record, info }) => ({ line: info.lines, cells: cellsOf(record, columns) }));
}

export interface CsvLine {
  record: string[];
  /** `lines`: where it ends in the file. */
  info: { lines: number };
}

/** A quotation mark out of place, in this line. */
export class CsvFault extends Error {
  constructor(readonly line: number) {
    super(`Line ${line} has a quotation mark out of place.`);
  }
}

/** The lines of a CSV file that are not empty. @throws CsvFault */
export function parseCsv(csv: string): CsvLine[] {
  try {
    return parse(csv, {
      bom: true,
      info: true,
      trim: true,
      delimiter: delimiterOf(csv),
      // All of them: lines that were added to a template may end otherwise than those it had.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      // The library's types do not cover the option `info`.
    }) as unknown as CsvLine[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new CsvFault(typeof error.lines === 'number' ? error.lines : 1);
  }
}

function rowsOf(csv: string): CsvLine[] {
  try {
    return parseCsv(csv);
  } catch (error) {
    throw error instanceof CsvFault ? refusal(error.message) : error;
  }
}

/** Spreadsheets in some languages use semicolons, and copied cells have tabs: the most frequent one in the heading. */
function delimiterOf(csv: string): string {
  const [heading = ''] = csv.split('\n', 1);
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: heading.split(sign).length }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).sign;
}

function columnNamed<Column extends string>(title: string, known: readonly Column[]): Column | undefined {
  return known.find((column) => plainName(column) === plainName(title));
}

const plainName = (name: string) => name.toLowerCase().replaceAll(/[\s_-]/g, '');

function cellsOf<Column extends string>(
  record: readonly string[],
  columns: readonly (Column | undefined)[],
): CsvRow<Column>['cells'] {
  const cells: CsvRow<Column>['cells'] = {};
  for (const [at, column] of columns.entries()) {
    if (column) cells[column] = (record[at] ?? '').slice(0, maxCellLength);
  }
  return cells;
}

const refusal = (message: string): AppError => invalidField('csv', message);
