import { parse } from 'csv-parse/sync';
import { writeCsv } from './write-csv.js';

const readBack = (csv: string): string[][] => parse(csv, { bom: true });

describe('a CSV file for spreadsheets', () => {
  it.each(['a\r=1', 'a\n=1', 'a\r\n=1', '\r=1', '\n=1', 'a\r', 'a\n'])(
    'keeps the line break of the cell %j inside the cell',
    (cell) => {
      const csv = writeCsv([[cell, 'next']]);
      // The whole cell is quoted, so that a spreadsheet does not start a row inside it.
      expect(csv).toMatch(/^\uFEFF"'?[^"]*",next\r\n$/);
      expect(readBack(csv)).toHaveLength(1);
    },
  );

  it.each([
    '=1',
    '+1',
    '-1',
    '@sum(a1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '\n\n=1',
    '\r\n=1',
    '\n',
    '＝1',
    '＋1',
    '－1',
    '＠sum(a1)',
  ])('has an apostrophe before the cell %j, which would be calculated', (cell) => {
    expect(readBack(writeCsv([[cell]]))).toEqual([[`'${cell}`]]);
  });

  it('leaves other text as it is', () => {
    const cells = ['Séville', 'C, K "Long"', '"', '911', '', 'a-b', ' padded '];
    expect(readBack(writeCsv([cells]))).toEqual([cells]);
  });

  it('has numbers as numbers, days as days, and nothing as nothing', () => {
    expect(writeCsv([[-5, 0, null, { day: '2026-11-20' }]])).toBe('\uFEFF-5,0,,2026-11-20\r\n');
  });
});
