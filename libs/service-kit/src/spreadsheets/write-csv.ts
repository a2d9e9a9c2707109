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
const formulaSigns = '=+@-\t\r\n\uFF1D\uFF0B\uFF0D\uFF20';
export const formulaStart = new RegExp(`^[${formulaSigns.replace('-', '\\-')}]`);

function written(cell: SheetCell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return typeof cell === 'number' ? String(cell) : cell.day;
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const formulaCodes = Array.from(formulaSigns, (sign) => sign.charCodeAt(0)).join(', ');

/** A text as a cell of `copy … (format csv)`: with the same apostrophe, and without quotation marks where it is empty. */
export const csvTextSql = (text: string): string =>
  `case when ascii(${text}) in (${formulaCodes}) then '''' || ${text} else nullif(${text}, '') end`;

/** What `copy … (format csv)` writes, as the file that `streamCsv` would write. `onRows` is told of each more rows. */
export async function* streamCopiedCsv(
  header: Row,
  chunks: AsyncIterable<Buffer>,
  onRows: (count: number) => Promise<void>,
): AsyncGenerator<string | Buffer> {
  const cell = { isQuoted: false };
  let isBegun = false;
  for await (const chunk of chunks) {
    if (!isBegun) yield writeCsv([header]);
    isBegun = true;
    const ends = lineEnds(chunk, cell);
    yield withCarriageReturns(chunk, ends);
    await onRows(ends.length);
  }
  if (!isBegun) yield writeCsv([header]);
}

const [quote, newline, carriageReturn = 0] = Buffer.from('"\n\r');

/** Where lines end; a line break within a cell ends none. */
function lineEnds(chunk: Buffer, cell: { isQuoted: boolean }): number[] {
  const ends: number[] = [];
  let { isQuoted } = cell;
  for (let at = 0; at < chunk.length; at += 1) {
    const byte = chunk[at];
    if (byte === quote) isQuoted = !isQuoted;
    else if (byte === newline && !isQuoted) ends.push(at);
  }
  cell.isQuoted = isQuoted;
  return ends;
}

/** PostgreSQL ends lines as Unix does. */
function withCarriageReturns(chunk: Buffer, ends: readonly number[]): Buffer {
  const mended = Buffer.allocUnsafe(chunk.length + ends.length);
  let [from, to] = [0, 0];
  for (const end of ends) {
    to += chunk.copy(mended, to, from, end);
    to = mended.writeUInt8(carriageReturn, to);
    from = end;
  }
  chunk.copy(mended, to, from);
  return mended;
}
