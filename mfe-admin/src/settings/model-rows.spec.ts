import { findModels, modelRows } from './model-rows';

const makes = [
  {
    make: 'Toyota',
    models: [
      { model: '4Runner', pricingClass: 'SUV' },
      { model: 'Camry', pricingClass: 'Sedan' },
      { model: 'Other (SUV)', pricingClass: 'SUV' },
    ],
  },
  { make: 'Other', models: [{ model: 'Other (Sedan)', pricingClass: 'Sedan' }] },
] as const;
const rows = modelRows(makes.map(({ make, models }) => ({ make, models: [...models] })));
const modelsOf = (wanted: { search: string; classes: string[] }) =>
  findModels(rows, wanted).map(({ model }) => model);

describe('the rows of makes and models', () => {
  it('leave out the entries that are always there', () => {
    expect(rows.map(({ model }) => model)).toEqual(['4Runner', 'Camry']);
  });

  it('are found by the beginnings of words in make and model', () => {
    expect(modelsOf({ search: ' toy  4R', classes: [] })).toEqual(['4Runner']);
    expect(modelsOf({ search: 'toyota', classes: [] })).toEqual(['4Runner', 'Camry']);
    expect(modelsOf({ search: 'honda', classes: [] })).toEqual([]);
  });

  it('are narrowed by class', () => {
    expect(modelsOf({ search: '', classes: ['Sedan', 'Van'] })).toEqual(['Camry']);
  });
});
