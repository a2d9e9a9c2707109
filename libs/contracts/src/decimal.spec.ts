import fc from 'fast-check';
import { hasTwoDecimals } from './decimal.js';

describe('two decimals', () => {
  it('are every number of cents up to $10,000', () => {
    const refused = Array.from({ length: 1_000_000 }, (_, cents) => cents / 100).filter(
      (value) => !hasTwoDecimals(value),
    );
    expect(refused).toEqual([]);
  });

  it('are every number of cents as it is typed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -100_000, max: 100_000 }),
        fc.integer({ min: 0, max: 99 }),
        (whole, cents) => hasTwoDecimals(Number(`${whole}.${String(cents).padStart(2, '0')}`)),
      ),
    );
  });

  it.each([0.001, 1202.325, 0.1 + 0.2, 1e-7, 2.5e-8, -0.005, 1.1 * 1.1, 99_999.994])(
    'are not those of %d',
    (value) => {
      expect(hasTwoDecimals(value)).toBe(false);
    },
  );
});
