import { aSheet } from './pricing-inputs.builder.js';
import { bandPrice, chooseSheet } from './rate-sheet.js';
import { levelShare } from './sheet-price.js';
import { transitTime } from './transit-time.js';

describe('the sheet of a portal', () => {
  const provider = aSheet();
  const own = aSheet({ bands: aSheet().bands.map((price) => price + 100) });

  test.each([
    ['its own with custom rates', { isPremium: false, hasCustomRates: true, customRates: own }, own, null],
    [
      "the provider's without them",
      { isPremium: false, hasCustomRates: false, customRates: own },
      provider,
      null,
    ],
    [
      "the provider's when it has none",
      { isPremium: false, hasCustomRates: true, customRates: null },
      provider,
      null,
    ],
    [
      'its own bands for white glove when premium',
      { isPremium: true, hasCustomRates: false, customRates: own },
      provider,
      own.bands,
    ],
    [
      'the same with custom rates on',
      { isPremium: true, hasCustomRates: true, customRates: own },
      provider,
      own.bands,
    ],
    [
      'none for white glove when premium without rates',
      { isPremium: true, hasCustomRates: true, customRates: null },
      provider,
      null,
    ],
  ])('is %s', (_case, portal, sheet, whiteGloveSheet) => {
    expect(chooseSheet(portal, provider)).toEqual({ sheet, whiteGloveSheet });
  });
});

describe('incomplete rates', () => {
  test('have no price for a band that the sheet does not have', () => {
    expect(() => bandPrice([650, 810], 620)).toThrow(new RangeError('A rate sheet has 11 bands, not 2'));
  });

  test('have no price for a level that is not set up', () => {
    expect(() => levelShare([{ level: 1, adjustmentPercent: 0 }], 7)).toThrow(
      new RangeError('Service level 7 has no adjustment'),
    );
  });
});

describe('transit time', () => {
  test('is refused for what is not a number of miles', () => {
    expect(() => transitTime(Number.NaN)).toThrow(RangeError);
  });

  test.each([
    [1, [1, 2]],
    [250, [1, 2]],
    [251, [2, 4]],
    [500, [2, 4]],
    [501, [3, 5]],
    [1000, [3, 5]],
    [1500, [4, 6]],
    [2000, [5, 7]],
    [2500, [6, 8]],
    [3500, [7, 9]],
    [3501, [8, 11]],
    [5000, [8, 11]],
  ])('of %i miles is %j days', (miles, days) => {
    expect(transitTime(miles)).toEqual(days);
  });
});
