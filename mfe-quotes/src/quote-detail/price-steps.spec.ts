import type { PriceBreakdown } from '@overland/contracts';
import { stepRows, summedRows } from './price-steps';

const step = (
  key: 'band' | 'class' | 'level' | 'rounding' | 'tariff',
  label: string,
  amountCents: number,
) => ({
  key,
  label,
  amountCents,
});
const vehicle = (model: string, steps: PriceBreakdown['vehicles'][number]['steps'], price: number) => ({
  make: 'Honda',
  model,
  steps,
  providerRate: price - 75,
  price,
});
const band = step('band', 'Base price, 501-750 miles', 94_700);
const tariff = step('tariff', 'Company tariff', 7_500);
const sedan = vehicle(
  'Accord',
  [
    band,
    step('level', 'Pickup within 3 business days, -5%', -4_735),
    step('rounding', 'Rounded up', 35),
    tariff,
  ],
  975,
);
const suv = vehicle(
  'Pilot',
  [
    band,
    step('class', 'SUV', 10_000),
    step('level', 'Pickup within 3 business days, -5%', -5_235),
    step('rounding', 'Rounded up', 35),
    tariff,
  ],
  1070,
);
const van = vehicle('Odyssey', [band, step('class', 'Van', 15_000), tariff], 1172);

describe('the steps of a price', () => {
  it('are listed in order of calculation, the provider rate between the provider’s and the company’s steps', () => {
    expect(stepRows({ vehicles: [suv] }).map(({ key }) => key)).toEqual([
      'band',
      'class',
      'level',
      'rounding',
      'providerRate',
      'tariff',
      'price',
    ]);
  });

  it('show $0 for a vehicle that does not have a step', () => {
    const row = stepRows({ vehicles: [sedan, suv] }).find(({ key }) => key === 'class');
    expect(row).toMatchObject({ label: 'SUV', amounts: [0, 100] });
  });

  it('go by a common name where the vehicles’ own differ', () => {
    const row = stepRows({ vehicles: [suv, van] }).find(({ key }) => key === 'class');
    expect(row).toMatchObject({ label: 'Vehicle class', amounts: [100, 150] });
  });

  it('are summed over the vehicles to the cent', () => {
    const rows = summedRows(stepRows({ vehicles: [sedan, suv] }));
    expect(rows).toContainEqual({
      label: 'Pickup within 3 business days, -5%',
      amount: -99.7,
      kind: 'discount',
    });
    expect(rows.at(-1)).toEqual({ label: 'Price', amount: 2045, kind: 'sum' });
  });
});
