import type { SheetCell } from './sheet-cell.js';

/** What the cells of a column are. */
export type CellKind = 'text' | 'number' | 'day';

/** The rows that `copy … (format text, null '')` writes, in pieces as they arrive. `onRows` is told of each more rows. */
export async function* readCopiedRows(
  kinds: readonly CellKind[],
  chunks: AsyncIterable<Buffer>,
  onRows: (count: number) => Promise<void>,
): AsyncGenerator<SheetCell[][]> {
  const decoder = new TextDecoder();
  let begun = '';
  for await (const chunk of chunks) {
    const lines = (begun + decoder.decode(chunk, { stream: true })).split('\n');
    begun = lines.pop() ?? '';
    yield lines.map((line) => line.split('\t').map((cell, at) => cellOf(cell, kinds[at])));
    await onRows(lines.length);
  }
}

function cellOf(written: string, kind: CellKind | undefined): SheetCell {
  if (written === '') return null;
  if (kind === 'number') return Number(written);
  return kind === 'day' ? { day: written } : unescaped(written);
}

const escapes: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

const unescaped = (text: string) =>
  text.includes('\\') ? text.replaceAll(/\\(.)/g, (_, sign: string) => escapes[sign] ?? sign) : text;
