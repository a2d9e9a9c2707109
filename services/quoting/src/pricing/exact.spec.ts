import fc from 'fast-check';
import {
  ceilQuotient,
  hundredths,
  PARTS_PER_CENT,
  PARTS_PER_DOLLAR,
  shareInCentsDown,
  shareInDollarsUp,
  WHOLE,
  wholeDollars,
} from './exact.js';

describe('exact arithmetic', () => {
  test('takes two decimals as they are written', () => {
    expect([8.25, 2.35, 0.07, 1.1, 1234.56, -15, 4.35].map(hundredths)).toEqual([
      825, 235, 7, 110, 123456, -1500, 435,
    ]);
  });

  test.each([8.255, Number.NaN, Number.POSITIVE_INFINITY, 1e15])(
    'refuses %d as a number with two decimals',
    (value) => {
      expect(() => hundredths(value)).toThrow(RangeError);
    },
  );

  test('drops the cents of whole dollars and refuses negative amounts', () => {
    expect(wholeDollars(50.7)).toBe(50);
    expect(() => wholeDollars(-1)).toThrow(RangeError);
    expect(() => wholeDollars(Number.NaN)).toThrow(RangeError);
  });

  test('rounds up from the smallest part and not from a whole dollar', () => {
    expect(shareInDollarsUp(1, 1)).toBe(1);
    expect(shareInDollarsUp(0, WHOLE)).toBe(0);
    expect(shareInDollarsUp(PARTS_PER_DOLLAR, WHOLE)).toBe(1);
    expect(shareInDollarsUp(PARTS_PER_DOLLAR + 1, WHOLE)).toBe(2);
    expect([ceilQuotient(6, 3), ceilQuotient(7, 3)]).toEqual([2, 3]);
  });

  test('agrees with BigInt where a product passes 2^53', () => {
    const parts = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 3 * WHOLE }), (amount, share) => {
        const product = BigInt(amount) * BigInt(share);
        const dollar = BigInt(WHOLE) * BigInt(PARTS_PER_DOLLAR);
        expect(BigInt(shareInDollarsUp(amount, share))).toBe((product + dollar - 1n) / dollar);
        expect(BigInt(shareInCentsDown(amount, share))).toBe(
          product / (BigInt(WHOLE) * BigInt(PARTS_PER_CENT)),
        );
      }),
      { numRuns: 1000 },
    );
  });

  test('refuses an amount that cannot be counted exactly', () => {
    expect(() => ceilQuotient(2 ** 53, 3)).toThrow(RangeError);
    expect(() => shareInDollarsUp(-1, WHOLE)).toThrow(RangeError);
  });
});
