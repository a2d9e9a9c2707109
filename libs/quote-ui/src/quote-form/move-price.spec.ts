import { missingForPrice, priceable } from './move-price';
import { emptyVehicle } from './quote-values';

const accord = { make: 'Honda', model: 'Accord', operableBool: true };
const move = { pickup: 'city:TX:dallas', delivery: 'zip:90012', vehicleQuotes: [accord, emptyVehicle] };

describe('the price in place', () => {
  it('lists what is still missing, in the order of the form', () => {
    expect(missingForPrice({ pickup: '', delivery: '', vehicleQuotes: [] })).toMatch('pickup and delivery');
    expect(missingForPrice({ ...move, pickup: '' })).toMatch('pickup place');
    expect(missingForPrice({ ...move, delivery: '' })).toMatch('delivery place');
    expect(missingForPrice({ ...move, vehicleQuotes: [emptyVehicle] })).toMatch('vehicle');
  });
  it('says what a vehicle lacks that was begun', () => {
    const missingOf = (vehicle: Partial<typeof accord>) =>
      missingForPrice({ ...move, vehicleQuotes: [emptyVehicle, { ...emptyVehicle, ...vehicle }] });
    expect(missingOf({ make: 'Honda' })).toBe('Choose the model to see the price.');
    expect(missingOf({ make: 'Honda', model: 'Accord' })).toMatch('whether the vehicle is operable');
  });
  it('needs both places and one whole vehicle', () => {
    expect(missingForPrice(move)).toBeNull();
    expect(priceable(move)).toEqual({ ...move, vehicleQuotes: [accord] });
  });
  it('asks for the company last, where there is one to choose', () => {
    expect(missingForPrice(move, { portalId: null })).toBe('Choose the company to see its price.');
    expect(missingForPrice({ ...move, delivery: '' }, { portalId: null })).toMatch('delivery');
    expect(missingForPrice(move, { portalId: 'p1' })).toBeNull();
  });
});
