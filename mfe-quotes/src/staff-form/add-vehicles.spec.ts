import { addVehicles } from './add-vehicles';

const accord = { make: 'Honda', model: 'Accord', operableBool: true };
const tahoe = { make: 'Chevrolet', model: 'Tahoe', operableBool: false };
const empty = { make: '', model: '', operableBool: undefined };

describe('adding vehicles to the form', () => {
  it('fills the empty row of a new form first', () => {
    expect(addVehicles([empty], [accord])).toEqual({ rows: [accord], left: 0 });
  });

  it('keeps the vehicles that are there, also one that is half filled in', () => {
    const half = { make: 'Honda', model: '', operableBool: undefined };
    expect(addVehicles([accord, half], [tahoe]).rows).toEqual([accord, half, tahoe]);
  });

  it('stops at three and reports how many were left out', () => {
    expect(addVehicles([accord, empty], [tahoe, tahoe, tahoe])).toEqual({
      rows: [accord, tahoe, tahoe],
      left: 1,
    });
  });
});
