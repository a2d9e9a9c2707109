import { differences } from './changed-values.js';

describe('what differs between named values', () => {
  it('is what is new, changed or gone, in the order of the newer ones', () => {
    const before = [
      ['Name', 'Lone Star'],
      ['Phone', '(512) 555-0100'],
      ['Fax', '(512) 555-0101'],
    ] as const;
    const after = [
      ['Color', '#0f766e'],
      ['Phone', '(512) 555-0199'],
      ['Name', 'Lone Star'],
    ] as const;
    expect(differences(before, after)).toEqual([
      { what: 'Color', from: null, to: '#0f766e' },
      { what: 'Phone', from: '(512) 555-0100', to: '(512) 555-0199' },
      { what: 'Fax', from: '(512) 555-0101', to: null },
    ]);
  });

  it('tells an empty value from none', () => {
    expect(differences([['Note', '']], [])).toEqual([{ what: 'Note', from: '', to: null }]);
  });

  it('is nothing for the same values in another order', () => {
    const values = [
      ['Driver', 'Ana'],
      ['Carrier', 'Ortiz Hauling'],
    ] as const;
    expect(differences(values, values.toReversed())).toEqual([]);
  });
});
