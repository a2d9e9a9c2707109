import { readCopiedRows } from './copied-rows.js';
import { streamCopiedCsv, writeCsv } from './write-csv.js';

/** Byte by byte, the worst that a connection can do. */
async function* byteByByte(text: string) {
  for (const byte of Buffer.from(text)) yield Buffer.from([byte]);
}

async function counted<T>(make: (onRows: (count: number) => Promise<void>) => AsyncIterable<T>) {
  let count = 0;
  const pieces: T[] = [];
  const onRows = async (more: number) => {
    count += more;
  };
  for await (const piece of make(onRows)) pieces.push(piece);
  return { count, pieces };
}

it('reads the cells that COPY writes as text', async () => {
  const copied = '1\t2026-11-20\tSéville 🚗\\t\\\\\\n\\r\\b\\f\\v\n\t\t\n-2\t\t=1\n';
  const { count, pieces } = await counted((onRows) =>
    readCopiedRows(['number', 'day', 'text'], byteByByte(copied), onRows),
  );
  expect(count).toBe(3);
  expect(pieces.flat()).toEqual([
    [1, { day: '2026-11-20' }, 'Séville 🚗\t\\\n\r\b\f\v'],
    [null, null, null],
    [-2, null, '=1'],
  ]);
});

describe('a CSV file that COPY writes', () => {
  const written = async (copied: string) => {
    const { count, pieces } = await counted((onRows) =>
      streamCopiedCsv(['A', 'B'], byteByByte(copied), onRows),
    );
    return { count, csv: Buffer.concat(pieces.map((piece) => Buffer.from(piece))).toString() };
  };

  it('ends its lines as spreadsheets expect, and keeps those within cells', async () => {
    const rows = [
      ['Séville', 'a\nb'],
      ['say "\n"', 'c\r\nd'],
      ['', 'e'],
    ];
    const copied = 'Séville,"a\nb"\n"say ""\n""","c\r\nd"\n,e\n';
    expect(await written(copied)).toEqual({ count: 3, csv: writeCsv([['A', 'B'], ...rows]) });
  });

  it('is a header alone without rows', async () => {
    expect(await written('')).toEqual({ count: 0, csv: writeCsv([['A', 'B']]) });
  });
});
