import type { SheetCell } from './sheet-cell.js';

type Row = readonly SheetCell[];

/**
 * Rows as a file for spreadsheets: with the mark of UTF-8, for the accents, and with an apostrophe before a cell that
 * would be calculated. A cell with a line break of any kind is quoted, so that no part of it begins a row.
 */
export function writeCsv(rows: readonly Row[]): string {
  return `\uFEFF${linesOf(rows)}`;
}

/** The same in pieces, as the batches arrive. */
export async function* streamCsv(
  header: Row,
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield writeCsv([header]);
  for await (const batch of batches) yield linesOf(batch);
}

const linesOf = (rows: readonly Row[]) => rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');

/** What spreadsheets take for the start of a formula, in full width too. */
export const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

function written(cell: SheetCell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return typeof cell === 'number' ? String(cell) : cell.day;
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
