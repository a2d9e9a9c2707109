import type { VehicleMake } from '@overland/contracts';
import { readVehicles } from './read-vehicles';

const models = (...names: string[]) => names.map((model) => ({ model, pricingClass: 'Sedan' as const }));
const makes: VehicleMake[] = [
  { make: 'Honda', models: models('Accord', 'Accord Crosstour', 'Civic') },
  { make: 'Ford', models: models('F-150', 'Mustang', 'Mustang Mach-E') },
  { make: 'Chevrolet', models: models('Tahoe') },
  { make: 'Mercedes-Benz', models: models('E-Class') },
  { make: 'BMW', models: models('3 Series', 'X5', '2002') },
  { make: 'Citroën', models: models('2CV') },
];
const read = (text: string) => readVehicles(text, makes);
const only = (text: string) => read(text).vehicles[0];

describe('pasted vehicles', () => {
  it.each([
    ['2019 Honda Accord', 'Honda', 'Accord'],
    ['honda accord crosstour 2012', 'Honda', 'Accord Crosstour'],
    ['1 x Ford F-150 XLT SuperCrew', 'Ford', 'F-150'],
    ['Ford F150', 'Ford', 'F-150'],
    ['2024 FORD MUSTANG MACH-E', 'Ford', 'Mustang Mach-E'],
    ['Chevy Tahoe', 'Chevrolet', 'Tahoe'],
    ['Mercedes Benz E Class 350', 'Mercedes-Benz', 'E-Class'],
    ['Mercedes E-Class', 'Mercedes-Benz', 'E-Class'],
    ['BMW, 3 Series', 'BMW', '3 Series'],
    ['Citroen 2CV', 'Citroën', '2CV'],
    ['1HGCM82633A004352\tHonda\tCivic', 'Honda', 'Civic'],
  ])('reads "%s"', (line, make, model) => {
    expect(only(line)).toMatchObject({ make, model, operableBool: true });
  });

  it.each([
    ['2019 Honda Accord', '2019'],
    ['honda accord crosstour 2012', '2012'],
    ['Honda Civic', undefined],
    ['BMW 2002', undefined],
    ['1974 BMW 2002', '1974'],
    ['1 x Ford F-150 5500 lbs', undefined],
  ])('keeps the year of "%s"', (line, year) => {
    expect(only(line)?.year).toBe(year);
  });

  it.each([
    'Honda Civic, inoperable',
    'Honda Civic (INOP)',
    'Honda Civic - not running',
    'Honda Civic, not operable',
    'Honda Civic (non-operable)',
    'Honda Civic, doesn’t run',
    "Honda Civic, doesn't start",
    'Honda Civic does not start',
    'Honda\tCivic\tNo',
  ])('takes "%s" as not operable', (line) => {
    expect(only(line)?.operableBool).toBe(false);
  });

  it('takes the Yes of a spreadsheet as operable', () => {
    expect(only('Honda\tCivic\tYes')?.operableBool).toBe(true);
  });

  it('keeps the order, skips blank lines and names the lines that it does not know', () => {
    const { vehicles, unknown } = read('Honda Civic\n\n  Zündapp Janus \nFord Mustang\r\n');
    expect(vehicles.map(({ model }) => model)).toEqual(['Civic', 'Mustang']);
    expect(unknown).toEqual(['Zündapp Janus']);
  });

  it('does not take part of a word for a make or a model', () => {
    expect(read('Fordson Major\nHonda Civicx').vehicles).toEqual([]);
  });

  it('reads no more than a page of it', () => {
    expect(read('Honda Civic\n'.repeat(5000)).vehicles).toHaveLength(50);
  });
});
