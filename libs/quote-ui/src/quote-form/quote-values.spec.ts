import { completeVehicles, emptyMove, emptyVehicle } from './quote-values';

const accord = { make: 'Honda', model: 'Accord', operableBool: true };

describe('the vehicles to price', () => {
  it('are the rows that are filled in', () => {
    expect(completeVehicles([accord, emptyVehicle])).toEqual([accord]);
  });
  it('do not count a row whose make, model or condition is missing', () => {
    expect(completeVehicles([{ ...accord, model: '' }])).toEqual([]);
    expect(completeVehicles([{ ...accord, make: 'Select One' }])).toEqual([]);
    expect(completeVehicles([{ ...accord, operableBool: undefined }])).toEqual([]);
  });
});

it('a new form asks for one vehicle by open transport', () => {
  expect(emptyMove.vehicleQuotes).toHaveLength(1);
  expect(emptyMove.transportType).toBe('OPEN');
});
