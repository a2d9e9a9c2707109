import { vehicleName } from './vehicle-name.js';

it.each([
  [{ make: 'Honda', model: 'Accord' }, 'Honda Accord'],
  [{ year: 2019, make: 'Honda', model: 'Accord' }, '2019 Honda Accord'],
  [{ year: null, make: 'Honda', model: 'Other (SUV)' }, 'Honda Other (SUV)'],
  [{ year: 1968, make: 'Other', model: 'Other (Pre-1975 Classic)' }, '1968 Other (Pre-1975 Classic)'],
])('%j is called %s', (vehicle, name) => {
  expect(vehicleName(vehicle)).toBe(name);
});
