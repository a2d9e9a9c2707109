import { buffer } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { inflateRawSync } from 'node:zlib';
import type { SheetCell } from './sheet-cell.js';
import { streamXlsx } from './write-xlsx.js';

async function* batchesOf(...batches: SheetCell[][][]) {
  yield* batches;
}

const written = (...rows: SheetCell[][]) =>
  buffer(streamXlsx({ name: 'Orders', header: ['A', 'B'], rows: batchesOf(rows) }));

/** The files of a ZIP, as its directory at the end lists them. */
function unzip(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(zip.length - 22 + 16);
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const [size, nameLength, extra, comment, start] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
      zip.readUInt32LE(at + 42),
    ];
    const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    files.set(name, inflateRawSync(zip.subarray(from, from + size)).toString());
    at += 46 + nameLength + extra + comment;
  }
  return files;
}

async function sheetOf(...rows: SheetCell[][]): Promise<string> {
  return unzip(await written(...rows)).get('xl/worksheets/sheet1.xml') ?? '';
}

describe('an XLSX file', () => {
  it('has the parts of a workbook with one sheet', async () => {
    const files = unzip(await written(['x', 1]));
    expect([...files.keys()].sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ]);
    expect(files.get('xl/workbook.xml')).toContain('<sheet name="Orders"');
  });

  it('has numbers as numbers, days as days, and nothing as nothing', async () => {
    const sheet = await sheetOf([1090, { day: '2026-11-20' }, null]);
    expect(sheet).toContain('<row><c><v>1090</v></c><c s="1"><v>46346</v></c><c/></row>');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("http://x")'])(
    'has %s as text, which is not calculated',
    async (text) => {
      const sheet = await sheetOf([text]);
      const shown = text.replaceAll('"', '&quot;');
      expect(sheet).toContain(`<c t="inlineStr"><is><t xml:space="preserve">${shown}</t></is></c>`);
      expect(sheet).not.toContain('<f>');
    },
  );

  it('keeps signs of XML, and leaves out what XML cannot hold', async () => {
    const sheet = await sheetOf(['<a> & "b" \u0000\u0007\uFFFF Séville 🚗 _x0041_']);
    expect(sheet).toContain('&lt;a&gt; &amp; &quot;b&quot;  Séville 🚗 _x005F_x0041_</t>');
  });

  it('waits for a slow reader', async () => {
    let made = 0;
    async function* endless() {
      while (made < 10_000) {
        made += 1;
        yield Array.from({ length: 100 }, () => [`${made} ${Math.random()}`]);
      }
    }
    const stream = streamXlsx({ name: 'Orders', header: ['A'], rows: endless() });
    stream.read(0);
    let before = -1;
    // Until nothing more is made.
    while (before !== made || made === 0) {
      before = made;
      for (let turns = 0; turns < 200; turns += 1) await turn();
    }
    expect(made).toBeLessThan(1000);
    stream.destroy();
  });

  it('fails with its rows', async () => {
    async function* failing(): AsyncGenerator<SheetCell[][]> {
      yield [['x']];
      throw new Error('The database is gone.');
    }
    const stream = streamXlsx({ name: 'Orders', header: ['A'], rows: failing() });
    await expect(buffer(stream)).rejects.toThrow('The database is gone.');
  });

  it('stops its rows when the reader leaves', async () => {
    let [isStarted, isStopped] = [false, false];
    async function* rows() {
      try {
        isStarted = true;
        while (true) yield Array.from({ length: 100 }, () => [Math.random()]);
      } finally {
        isStopped = true;
      }
    }
    const stream = streamXlsx({ name: 'Orders', header: ['A'], rows: rows() });
    for await (const _chunk of stream) if (isStarted) break;
    for (let turns = 0; turns < 1000 && !isStopped; turns += 1) await turn();
    expect(isStopped).toBe(true);
  });
});
