import { stringify } from 'csv-stringify/sync';

type Row = readonly (string | number | null)[];

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

function linesOf(rows: readonly Row[]): string {
  return stringify([...rows] as Row[] as (string | number | null)[][], {
    record_delimiter: '\r\n',
    escape_formulas: true,
    quoted_match: /[\r\n]/,
  });
}
