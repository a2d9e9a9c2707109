import { highestPortalDiscount, pricingWarnings, refusesDiscount } from './admin-checks.js';
import { aPortal, aSheet, pricingInputs } from './pricing-inputs.builder.js';

const bandsWith = (index: number, price: number) => aSheet().bands.map((p, i) => (i === index ? price : p));
const withDiscount = (portalAdminDiscount: number, discount = 0) =>
  pricingInputs({ portal: aPortal({ displayDiscountOption: true, portalAdminDiscount, discount }) });

describe('a portal discount', () => {
  test('may be as much as the lowest level-7 provider rate and no more', () => {
    expect(refusesDiscount(withDiscount(553))).toBe(false);
    expect(refusesDiscount(withDiscount(554))).toBe(true);
  });

  test("is compared after the provider's discount", () => {
    expect(highestPortalDiscount(withDiscount(0, 40))).toBe(513);
    expect(highestPortalDiscount(withDiscount(0, 4000))).toBe(0);
  });

  test('is compared with the cheapest band, wherever it is', () => {
    const terms = pricingInputs({ sheet: aSheet({ bands: bandsWith(7, 400) }) });
    expect(highestPortalDiscount(terms)).toBe(340);
  });

  test('of a premium portal is compared with its white-glove sheet', () => {
    const terms = pricingInputs({
      portal: aPortal({ isPremium: true }),
      whiteGloveSheet: bandsWith(4, 500.5),
    });
    expect(highestPortalDiscount(terms)).toBe(501);
  });

  test('is not refused while the option is off, for it takes nothing from a price', () => {
    expect(refusesDiscount(pricingInputs({ portal: aPortal({ portalAdminDiscount: 9000 }) }))).toBe(false);
  });
});

describe('an administrator is warned', () => {
  test('of nothing at the default rates', () => {
    expect(pricingWarnings(pricingInputs())).toEqual([]);
  });

  test('of a band below the one before it', () => {
    expect(pricingWarnings(pricingInputs({ sheet: aSheet({ bands: bandsWith(8, 1400) }) }))).toEqual([
      {
        code: 'bandBelowPrevious',
        message: 'The price for 2001-2500 miles is below that for 1751-2000 miles.',
      },
    ]);
  });

  test('of a white-glove price per mile below enclosed, with the last mile at which it is', () => {
    const portal = aPortal({ hasWhiteGloveOverride: true, whiteGloveOverride: 2 });
    // Enclosed is 1397 up to 1,000 miles: 698 x 2 = 1396 is below it, 699 x 2 is not.
    expect(pricingWarnings(pricingInputs({ portal }))).toEqual([
      {
        code: 'whiteGloveBelowEnclosed',
        message: 'White glove costs less than enclosed transport for moves of up to 698 miles.',
      },
    ]);
  });

  test('of a price per mile that equals enclosed only up to the mile before', () => {
    const portal = aPortal({ hasWhiteGloveOverride: true, whiteGloveOverride: 2 });
    // Enclosed is 1396 up to 1,000 miles: 697 x 2 is below it, 698 x 2 is the same.
    const [warning] = pricingWarnings(pricingInputs({ portal, sheet: aSheet({ enclosedSurcharge: 449 }) }));
    expect(warning?.message).toMatch(/ up to 697 miles/);
  });

  test('of a price per mile that is below enclosed at the first mile of a band only', () => {
    const portal = aPortal({ hasWhiteGloveOverride: true, whiteGloveOverride: 2 });
    // Enclosed is 1503 from 751 miles: 751 x 2 is below it, 752 x 2 is not.
    const [warning] = pricingWarnings(pricingInputs({ portal, sheet: aSheet({ enclosedSurcharge: 556 }) }));
    expect(warning?.message).toMatch(/ up to 751 miles/);
  });

  test('of nothing at a premium portal that has no sheet yet', () => {
    expect(pricingWarnings(pricingInputs({ portal: aPortal({ isPremium: true }) }))).toEqual([]);
  });

  test('of a premium sheet below enclosed', () => {
    const portal = aPortal({ isPremium: true });
    const cheap = pricingWarnings(pricingInputs({ portal, whiteGloveSheet: aSheet().bands }));
    expect(cheap.map(({ code }) => code)).toEqual(['whiteGloveBelowEnclosed']);
    const dear = aSheet().bands.map((price) => price * 3);
    expect(pricingWarnings(pricingInputs({ portal, whiteGloveSheet: dear }))).toEqual([]);
  });
});
