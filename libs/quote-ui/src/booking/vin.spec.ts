import { tidyVin, vinConcern } from './vin';

describe('the VIN check digit', () => {
  it('fits for real VINs, also where it is X', () => {
    expect(vinConcern('1HGCM82633A004352', '2003')).toBeNull();
    expect(vinConcern('1M8GDM9AXKP042788', '1989')).toBeNull();
    expect(vinConcern('11111111111111111', '2011')).toBeNull();
  });
  it('is doubted when one character is mistyped', () => {
    expect(vinConcern('1HGCM82633A004353', '2003')).toMatch(/check this VIN/);
    expect(vinConcern('1M8GDM9A0KP042788', '1989')).toMatch(/check this VIN/);
  });
  it('is not asked of a VIN that is still being typed, nor of a vehicle from before 1981', () => {
    expect(vinConcern('1HGCM8263', '2003')).toBeNull();
    expect(vinConcern('1HGCM82633A004353', '1979')).toBeNull();
  });
});

it('keeps a pasted VIN in upper case without spaces', () => {
  expect(tidyVin(' 1hgcm826 33a-004352 ')).toBe('1HGCM82633A004352');
});
