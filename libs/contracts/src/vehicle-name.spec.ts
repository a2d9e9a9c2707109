import { addTexts, inLanguage } from '@overland/i18n';
import { texts as spanish } from '@overland/i18n/es';
import { classText, shownName, vehicleName } from './vehicle-name.js';

it.each([
  [{ make: 'Honda', model: 'Accord' }, 'Honda Accord'],
  [{ year: 2019, make: 'Honda', model: 'Accord' }, '2019 Honda Accord'],
  [{ year: null, make: 'Honda', model: 'Other (SUV)' }, 'Honda Other (SUV)'],
  [{ year: 1968, make: 'Other', model: 'Other (Pre-1975 Classic)' }, '1968 Other (Pre-1975 Classic)'],
])('%j is called %s', (vehicle, name) => {
  expect(vehicleName(vehicle)).toBe(name);
});

test('the "Other" entries and classes are named in the language of the reader, and found by that name', () => {
  addTexts('es', spanish);
  const inSpanish = (work: () => string) => inLanguage('es', work);
  expect(inSpanish(() => shownName('Other'))).toBe('Otro');
  expect(inSpanish(() => vehicleName({ make: 'Honda', model: 'Other (Sedan)' }))).toBe('Honda Otro (sedán)');
  expect(inSpanish(() => shownName('Otherworld'))).toBe('Otherworld');
  expect(inSpanish(() => classText('Pre-1975 Classic'))).toBe('Clásico anterior a 1975');
  expect(inSpanish(() => classText('Pickup'))).toBe('Pickup');
  expect(shownName('Other (SUV)')).toBe('Other (SUV)');
});
