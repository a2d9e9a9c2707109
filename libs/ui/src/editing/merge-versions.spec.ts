import { type EditedField, mergeVersions, put, type Versions, wordsOf } from './merge-versions';

interface Row {
  day: string;
  name: string;
}
const opened = {
  notes: 'Gate 4.',
  price: 10,
  isOpen: true,
  sheet: { bands: [1, 2], fuel: 3 },
  vehicles: [{ make: 'Honda', model: 'Accord' }],
  days: [
    { day: 'Dec 25', name: 'Christmas' },
    { day: 'Jan 1', name: 'New Year' },
  ],
};
type Values = typeof opened;
const fields: EditedField<null>[] = [
  { name: 'sheet.bands.0', label: 'First band' },
  { name: 'sheet.bands.1', label: 'Second band' },
  { name: 'sheet.fuel', label: 'Fuel', words: (percent: number) => `${percent} %` },
  { name: 'days', label: 'Days', keyOf: ({ day }: Row) => day, words: ({ name }: Row) => name },
];
const merge = (versions: Partial<Versions<Values>>) =>
  mergeVersions<Values, null>({ base: opened, mine: opened, theirs: opened, ...versions }, fields);

describe('two versions of one form', () => {
  it('are theirs where mine was not touched, without a conflict', () => {
    const { values, differences } = merge({ theirs: { ...opened, notes: 'Ring twice.' } });
    expect(values.notes).toBe('Ring twice.');
    expect(differences).toMatchObject([{ label: 'Notes', choice: 'theirs', isConflict: false }]);
  });

  it('are in conflict where both changed a field, each to another value; mine stays', () => {
    const { values, differences } = merge({
      mine: { ...opened, notes: 'Ask Kay.' },
      theirs: { ...opened, notes: 'Ring twice.' },
    });
    expect(values.notes).toBe('Ask Kay.');
    expect(differences).toMatchObject([
      { label: 'Notes', mine: 'Ask Kay.', theirs: 'Ring twice.', choice: 'mine', isConflict: true },
    ]);
  });

  it('do not differ where both wrote the same, or where they changed nothing', () => {
    const same = { ...opened, notes: 'Ring twice.' };
    expect(merge({ mine: same, theirs: same })).toEqual({ values: same, differences: [] });
    expect(merge({ mine: same })).toEqual({ values: same, differences: [] });
  });

  it('are merged by the fields that people know, within objects and lists', () => {
    const { values } = merge({
      mine: { ...opened, sheet: { bands: [5, 2], fuel: 3 } },
      theirs: { ...opened, sheet: { bands: [1, 6], fuel: 4 } },
    });
    expect(values.sheet).toEqual({ bands: [5, 6], fuel: 4 });
  });

  it('never mix what is one field', () => {
    const mine = { ...opened, vehicles: [{ make: 'Honda', model: 'Civic' }] };
    const { values, differences } = merge({
      mine,
      theirs: { ...opened, vehicles: [{ make: 'Kia', model: 'Rio' }, ...opened.vehicles] },
    });
    expect(values.vehicles).toEqual(mine.vehicles);
    expect(differences).toMatchObject([{ label: 'Vehicles', isConflict: true }]);
  });

  it('have the rows that either side added, and none that either side removed', () => {
    const [christmas, newYear] = opened.days as [Row, Row];
    const { values, differences } = merge({
      mine: { ...opened, days: [newYear, { day: 'Dec 28', name: 'Closed' }] },
      theirs: { ...opened, days: [christmas, { day: 'Dec 24', name: 'Eve' }] },
    });
    expect(values.days.map(({ day }) => day)).toEqual(['Dec 24', 'Dec 28']);
    expect(differences.map(({ label, theirs, ...one }) => `${label}: ${wordsOf(one, theirs, null)}`)).toEqual(
      ['Days, Jan 1: removed', 'Days, Dec 24: Eve'],
    );
  });

  it.each([
    [['a', 'b', 'd'], 'c', ['a', 'b', 'c', 'd']],
    [['b', 'c'], 'a', ['a', 'b', 'c']],
    [['x'], 'b', ['x', 'b']],
    [['a', 'b'], 'new', ['a', 'b', 'new']],
  ])('put back a row into %j where %s was', (rows, key, expected) => {
    const values = { rows };
    const field = { name: 'rows', label: 'Rows', keyOf: String };
    put(values, { field, key, value: key }, { rows: ['a', 'b', 'c', 'd'] });
    expect(values.rows).toEqual(expected);
  });

  it('leave the versions as they are', () => {
    const theirs = { ...opened, sheet: { bands: [1, 9], fuel: 3 } };
    merge({ mine: { ...opened, sheet: { bands: [5, 2], fuel: 3 } }, theirs });
    expect(theirs.sheet.bands).toEqual([1, 9]);
  });
});

describe('a value in words', () => {
  it.each([
    ['', 'empty'],
    [null, 'empty'],
    [true, 'yes'],
    [7, '7'],
    ['Gate 4.', 'Gate 4.'],
    [['a'], null],
  ])('%j is %j', (value, words) => {
    expect(wordsOf({ field: { name: 'notes', label: 'Notes' }, key: null }, value, null)).toBe(words);
  });
});
