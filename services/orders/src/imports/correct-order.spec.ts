import { correctOrder } from './correct-order.js';

const row = {
  line: 2,
  cells: { Order: 'A', VIN: 'AAA11111', Model: 'Civix', Pickup: 'Yard 7', Level: '3' },
  more: [{ line: 3, cells: { Order: 'A', VIN: 'BBB22222', Model: 'Accord', Pickup: 'Yard 8' } }],
};

describe('a corrected order', () => {
  it('keeps what is not named, and says what is of the order in its first line alone', () => {
    const vehicles: { line: number; cells: Record<string, string> }[] = [
      { line: 2, cells: { Model: ' Civic ' } },
      { line: 3, cells: {} },
    ];
    expect(correctOrder(row, { order: { Pickup: 'Yard 8' }, vehicles })).toEqual({
      row,
      line: 2,
      cells: { Order: 'A', VIN: 'AAA11111', Model: 'Civic', Pickup: 'Yard 8', Level: '3' },
      more: [{ line: 3, cells: { VIN: 'BBB22222', Model: 'Accord' } }],
    });
  });

  it('leaves out a vehicle that is not named, be it the first', () => {
    const found = correctOrder(row, { order: {}, vehicles: [{ line: 3, cells: {} }] });
    expect(found).toMatchObject({ line: 3, cells: { VIN: 'BBB22222', Pickup: 'Yard 7' }, more: [] });
  });

  it('takes no columns that a list does not have, and no lines of other orders', () => {
    const vehicles = [{ line: 2, cells: { Price: '1', Pickup: 'x' } }];
    expect(correctOrder(row, { order: { VIN: 'x', Price: '1' }, vehicles })?.cells).toEqual(row.cells);
    expect(correctOrder(row, { order: {}, vehicles: [{ line: 9, cells: {} }] })).toBeNull();
    const twice = [2, 2].map((line) => ({ line, cells: {} }));
    expect(correctOrder(row, { order: {}, vehicles: twice })).toBeNull();
  });
});
