import { checkDigitOf, checkVin, knownByVin, vinConcerns } from './vin.js';

describe('a VIN', () => {
  it.each([
    ['4S4BTACC1M3164207', 2021, ['Subaru']],
    ['1HGCM82633A004352', 2003, ['Honda']],
    ['5YJSA1DG9DFP14705', 2013, ['Tesla']],
    ['1GNEK13ZX3R298984', 2003, ['Chevrolet']],
    ['1M8GDM9AXKP042788', 1989, []],
  ])('%s is decoded offline', (vin, modelYear, makes) => {
    expect(checkVin(vin)).toEqual({ isRight: true, modelYear, makes });
  });
  it('of a factory that builds several makes names all of them', () => {
    expect(checkVin('1C4RJFAG5FC625797')?.makes).toEqual(['Chrysler', 'Dodge', 'Jeep']);
  });
  it('with one wrong character does not fit its check digit', () => {
    expect(checkVin('1HGCM82633A004353')?.isRight).toBe(false);
    expect(checkVin('1M8GDM9A0KP042788')?.isRight).toBe(false);
  });
  it('that is not complete, or has an I, O or Q, is not decoded', () => {
    expect(checkVin('1HGCM8263')).toBeNull();
    expect(checkVin('1HGCM82633AO04352')).toBeNull();
  });
});

describe('what is asked about a VIN', () => {
  const accord = { year: 2003, make: 'Honda' };
  it('is nothing when it fits the quoted vehicle', () => {
    expect(vinConcerns('1HGCM82633A004352', accord)).toEqual([]);
  });
  it('is its year and its make when they are not the quoted ones', () => {
    expect(vinConcerns('4S4BTACC1M3164207', accord)).toEqual([
      'This VIN is of model year 2021, not 2003.',
      'This VIN is of a Subaru, not a Honda.',
    ]);
  });
  it('is its check digit beside its year and make', () => {
    expect(vinConcerns('1HGCM82633A004353', { year: 2019, make: 'Subaru' })).toEqual([
      'Please check this VIN: one of its characters does not fit the others.',
      'This VIN is of model year 2003, not 2019.',
      'This VIN is of a Honda, not a Subaru.',
    ]);
  });
  it('is not the make of a vehicle quoted as Other or with a make that is not in the table', () => {
    expect(vinConcerns('1HGCM82633A004352', { year: 2003, make: 'Other' })).toEqual([]);
    expect(vinConcerns('1HGCM82633A004352', { year: null, make: 'Studebaker' })).toEqual([]);
  });
  it('is nothing for a vehicle from before 1981', () => {
    expect(vinConcerns('1HGCM82633A004353', { year: 1979, make: 'Honda' })).toEqual([]);
  });
});

describe('what a VIN fills in', () => {
  it.each([
    ['year and make', '1HGCM82633A004352', { year: 2003, make: 'Honda' }],
    ['the year alone where a factory builds several makes', '1C3CCCAB6FN123456', { year: 2015, make: null }],
    ['nothing of one whose characters do not fit', '1HGCM82633A004353', null],
    ['nothing of one that is not complete', '1HGCM82633A00435', null],
  ])('is %s', (_, vin, known) => {
    const [before, after] = [vin.slice(0, 8), vin.slice(9)];
    const right = known?.make === null ? `${before}${checkDigitOf(vin)}${after}` : vin;
    expect(knownByVin(right, 2026)).toEqual(known);
  });

  it('is no year that has not come yet', () => {
    const vin = '1HGCM8A633A004352';
    const right = `${vin.slice(0, 8)}${checkDigitOf(vin)}${vin.slice(9)}`;
    expect(knownByVin(right, 2026)).toEqual({ year: null, make: 'Honda' });
  });
});
