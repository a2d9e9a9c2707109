import { importColumns } from '@overland/contracts';
import { importTemplate, readMoves } from './read-moves.js';

const heading = 'pickup,delivery,make1,model1,operable1';
const move = '"Dallas, TX","Denver, CO",Honda,Accord,Yes';
const refusal = (csv: string) => {
  try {
    readMoves(csv);
  } catch (error) {
    return error instanceof Error ? error.message : null;
  }
  return null;
};

describe('the moves of a file', () => {
  it('are read from the template, every column in its place', () => {
    const moves = readMoves(importTemplate());
    expect(moves.map(({ line }) => line)).toEqual([2, 3]);
    expect(Object.keys(moves[0]?.cells ?? {})).toEqual([...importColumns]);
    expect(moves[1]?.cells).toMatchObject({ pickup: '90210', transportType: 'Enclosed', model2: 'Civic' });
  });

  it('are found by the names of their columns, whatever the order, capitals and spaces', () => {
    const csv = 'Model 1;Make 1;Operable_1;Delivery;PICKUP\nAccord;Honda;Yes;Denver, CO;75201';
    expect(readMoves(csv)[0]?.cells).toEqual({
      model1: 'Accord',
      make1: 'Honda',
      operable1: 'Yes',
      delivery: 'Denver, CO',
      pickup: '75201',
    });
  });

  it('keep their line numbers over blank lines, and lose columns that are not known', () => {
    const csv = `${heading},vin\n\n${move},1HGCM82633A004352\n,,,,,\n${move},x\n`;
    const moves = readMoves(csv);
    expect(moves.map(({ line }) => line)).toEqual([3, 5]);
    expect(moves[0]?.cells).not.toHaveProperty('vin');
  });

  it.each([
    ['names the missing columns', 'pickup,delivery\nDallas,Denver', /missing: make1, model1, operable1/],
    ['reports a file with a heading only', heading, /no moves/],
    [
      'reports where a quotation mark is not closed',
      `${heading}\n"Dallas, TX,Denver,Honda,Accord,Yes`,
      /quotation mark/,
    ],
    ['reports too many moves with their number', `${heading}\n${`${move}\n`.repeat(501)}`, /has 501 moves/],
  ])('%s', (_name, csv, expected) => {
    expect(refusal(csv)).toMatch(expected);
  });

  it('cut off what is too long for a name', () => {
    const [first] = readMoves(`${heading}\n${'x'.repeat(5000)},Denver,Honda,Accord,Yes`);
    expect(first?.cells.pickup).toHaveLength(200);
  });
});
