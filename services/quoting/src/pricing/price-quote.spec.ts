import { serviceLevels } from '@overland/contracts';
import { refusesDiscount } from './admin-checks.js';
import { DEFAULT_RATE_SHEET } from './constants.js';
import { NoPriceError } from './no-price-error.js';
import { portalPriceOf, priceQuote } from './price-quote.js';
import { aPortal, aSheet, aVehicle, pricingInputs } from './pricing-inputs.builder.js';
import type { PricedQuote, PricingInputs } from './types.js';

type Column = 'OpenTransport' | 'EnclosedTransport' | 'WhiteGloveTransport';

const atEveryLevel = (value: number) => [value, value, value, value];

function totals(
  quote: PricedQuote,
  column: Column,
  of: 'SD' | 'Portal' | 'BeforeDiscount' = 'Portal',
): number[] {
  return serviceLevels.map((level) => quote.totalPricing[level][`total${column}${of}`]);
}

/** One field of one vehicle at levels 1, 3, 5 and 7. */
function row(
  quote: PricedQuote,
  vehicle: number,
  field: keyof PricedQuote['vehicles'][0]['calculatedQuotes'][0],
) {
  return quote.vehicles[vehicle]?.calculatedQuotes.map((entry) => entry[field]);
}

const premium = (bands: readonly number[], changes: Partial<PricingInputs> = {}) =>
  pricingInputs({ portal: aPortal({ isPremium: true }), whiteGloveSheet: bands, ...changes });

const withBand = (index: number, price: number) =>
  DEFAULT_RATE_SHEET.bands.map((p, i) => (i === index ? price : p));

describe('worked examples', () => {
  test('1: a sedan over 620 miles at the default rates', () => {
    const quote = priceQuote(pricingInputs());
    expect(totals(quote, 'OpenTransport', 'SD')).toEqual([947, 900, 853, 805]);
    expect(totals(quote, 'EnclosedTransport', 'SD')).toEqual([1397, 1328, 1258, 1188]);
    expect(totals(quote, 'WhiteGloveTransport', 'SD')).toEqual(atEveryLevel(2096));
    expect(totals(quote, 'OpenTransport')).toEqual([947, 900, 853, 805]);
    expect(totals(quote, 'EnclosedTransport')).toEqual([1397, 1328, 1258, 1188]);
    expect(totals(quote, 'WhiteGloveTransport')).toEqual(atEveryLevel(2096));
    expect(row(quote, 0, 'companyTariff')).toEqual(atEveryLevel(0));
    expect(quote.transitTime).toEqual([3, 5]);
  });

  test('2: a sedan and an inoperable SUV with fuel, a flat tariff, commission and a portal discount', () => {
    const quote = priceQuote(
      pricingInputs({
        miles: 1420,
        sheet: aSheet({ fuelSurcharge: 5 }),
        portal: aPortal({
          companyTariff: 75,
          displayCommissionPerVehicle: true,
          displayDiscountOption: true,
          portalAdminDiscount: 25,
        }),
        commission: 50,
        vehicles: [aVehicle(), aVehicle({ pricingClass: 'SUV', operable: false })],
      }),
    );
    expect([row(quote, 0, 'openTransportSD')?.[0], row(quote, 1, 'openTransportSD')?.[0]]).toEqual([
      1365, 1615,
    ]);
    expect([row(quote, 0, 'enclosedTransportSD')?.[0], row(quote, 1, 'enclosedTransportSD')?.[0]]).toEqual([
      1815, 2065,
    ]);
    expect([row(quote, 0, 'openTransportSD')?.[3], row(quote, 1, 'openTransportSD')?.[3]]).toEqual([
      1161, 1373,
    ]);
    expect([row(quote, 0, 'enclosedTransportSD')?.[3], row(quote, 1, 'enclosedTransportSD')?.[3]]).toEqual([
      1543, 1756,
    ]);
    expect(totals(quote, 'OpenTransport', 'SD')).toMatchObject({ 0: 2980, 3: 2534 });
    expect(totals(quote, 'EnclosedTransport', 'SD')).toMatchObject({ 0: 3880, 3: 3299 });
    expect([row(quote, 0, 'companyTariffOpen'), row(quote, 1, 'companyTariffEnclosed')]).toEqual([
      atEveryLevel(75),
      atEveryLevel(75),
    ]);
    expect(quote.vehicles.map(({ price }) => price)).toEqual([1465, 1715]);
    expect(row(quote, 1, 'enclosedTransportPortal')?.[0]).toBe(2165);
    expect(totals(quote, 'OpenTransport')).toMatchObject({ 0: 3180, 3: 2734 });
    expect(totals(quote, 'EnclosedTransport')).toMatchObject({ 0: 4080, 3: 3499 });
    expect(totals(quote, 'OpenTransport', 'BeforeDiscount')[0]).toBe(3230);
    expect([
      row(quote, 0, 'whiteGloveTransportPortal')?.[0],
      row(quote, 1, 'whiteGloveTransportPortal')?.[0],
    ]).toEqual([2940, 3198]);
    expect(totals(quote, 'WhiteGloveTransport')).toEqual(atEveryLevel(6138));
    expect(quote).toMatchObject({
      commission: 50,
      totalCommission: 100,
      portalAdminDiscount: 25,
      transitTime: [4, 6],
    });
  });

  test('3: a 4-door pickup with a provider discount and a variable tariff in percent', () => {
    const quote = priceQuote(
      pricingInputs({
        miles: 2300,
        portal: aPortal({
          discount: 40,
          companyTariffIsPercent: true,
          hasVariableCompanyTariff: true,
          companyTariffOpenTransport: 8,
          companyTariffEnclosedTransport: 12,
        }),
        vehicles: [aVehicle({ pricingClass: 'Pickup' })],
      }),
    );
    expect(row(quote, 0, 'openTransportSD')).toMatchObject({ 0: 1760, 2: 1580 });
    expect(row(quote, 0, 'enclosedTransportSD')).toMatchObject({ 0: 2210, 2: 1985 });
    expect(row(quote, 0, 'companyTariffOpen')).toMatchObject({ 0: 141, 2: 127 });
    expect(row(quote, 0, 'companyTariffEnclosed')).toMatchObject({ 0: 266, 2: 239 });
    expect(row(quote, 0, 'openTransportPortal')).toMatchObject({ 0: 1901, 2: 1707 });
    expect(row(quote, 0, 'enclosedTransportPortal')).toMatchObject({ 0: 2476, 2: 2224 });
  });

  test('4: a sedan over 3,600 miles, beyond the last band', () => {
    const quote = priceQuote(pricingInputs({ miles: 3600, portal: aPortal({ companyTariff: 100 }) }));
    expect(totals(quote, 'OpenTransport', 'SD')).toMatchObject({ 0: 2212, 3: 1880 });
    expect(totals(quote, 'EnclosedTransport', 'SD')).toMatchObject({ 0: 2662, 3: 2263 });
    expect(row(quote, 0, 'companyTariff')).toEqual(atEveryLevel(100));
    expect(totals(quote, 'OpenTransport')).toMatchObject({ 0: 2312, 3: 1980 });
    expect(totals(quote, 'EnclosedTransport')).toMatchObject({ 0: 2762, 3: 2363 });
    expect(quote.transitTime).toEqual([8, 11]);
  });

  test('5: a classic by white glove at $2.35 a mile with a percent tariff and commission', () => {
    const quote = priceQuote(
      pricingInputs({
        miles: 1180,
        transportType: 'WHITEGLOVE',
        commission: 100,
        portal: aPortal({
          hasWhiteGloveOverride: true,
          whiteGloveOverride: 2.35,
          companyTariff: 10,
          companyTariffIsPercent: true,
          displayCommissionPerVehicle: true,
          displayDiscountOption: true,
        }),
        vehicles: [aVehicle({ pricingClass: 'Pre-1975 Classic' })],
      }),
    );
    expect(row(quote, 0, 'whiteGloveTransportSD')).toEqual(atEveryLevel(2773));
    expect(row(quote, 0, 'companyTariff')).toEqual(atEveryLevel(278));
    expect(row(quote, 0, 'whiteGloveTransportPortal')).toEqual(atEveryLevel(3151));
    expect(quote.vehicles[0]?.price).toBe(3151);
    expect(serviceLevels.map((level) => quote.totalPricing[level].totalPortal)).toEqual(atEveryLevel(3151));
  });

  test('6: three vehicles of a premium portal cost its sheet without additions at every level', () => {
    const quote = priceQuote(
      premium(withBand(9, 5600), {
        miles: 2710,
        portal: aPortal({ isPremium: true, companyTariff: 150 }),
        vehicles: [aVehicle(), aVehicle({ operable: false }), aVehicle({ pricingClass: 'SUV' })],
      }),
    );
    expect(totals(quote, 'WhiteGloveTransport', 'SD')).toEqual(atEveryLevel(16800));
    expect(quote.vehicles.map((_, index) => row(quote, index, 'companyTariff')?.[0])).toEqual([
      150, 150, 150,
    ]);
    expect(totals(quote, 'WhiteGloveTransport')).toEqual(atEveryLevel(17250));
    expect(serviceLevels.map((level) => quote.totalPricing[level].totalPortal)).toEqual(atEveryLevel(17250));
  });

  test('7: a premium portal over 3,800 miles, beyond its last band', () => {
    const quote = priceQuote(premium(withBand(10, 6400), { miles: 3800 }));
    expect(totals(quote, 'WhiteGloveTransport')).toEqual(atEveryLevel(6949));
  });

  test.each([
    [250, 650],
    [251, 810],
    [750, 947],
    [751, 947],
    [3500, 2150],
    [3501, 2151],
  ])('8: at the band edge of %i miles a sedan costs %i', (miles, price) => {
    expect(priceQuote(pricingInputs({ miles })).vehicles[0]?.price).toBe(price);
  });

  test('9: white glove over 480 miles without an override is never under enclosed', () => {
    const quote = priceQuote(pricingInputs({ miles: 480, transportType: 'WHITEGLOVE' }));
    expect(totals(quote, 'EnclosedTransport')[0]).toBe(1260);
    expect(totals(quote, 'WhiteGloveTransport')).toEqual(atEveryLevel(1890));
    expect(quote.vehicles[0]?.price).toBe(1890);
  });

  test('10: a portal discount of 600 over 250 miles is refused, and in the data it leaves no price', () => {
    const inputs = pricingInputs({
      miles: 250,
      portal: aPortal({
        displayCommissionPerVehicle: true,
        displayDiscountOption: true,
        portalAdminDiscount: 600,
      }),
    });
    expect(totals(priceQuote(pricingInputs({ miles: 250 })), 'OpenTransport')).toMatchObject({
      0: 650,
      3: 553,
    });
    expect(refusesDiscount(inputs)).toBe(true);
    expect(() => priceQuote(inputs)).toThrow(NoPriceError);
  });
});

describe('what is in force', () => {
  const commissionOf = (portal: Parameters<typeof aPortal>[0], commission: number) =>
    priceQuote(pricingInputs({ portal: aPortal(portal), commission })).commission;

  test("commission is the quote's when shown per vehicle, else the portal's when shown, else none", () => {
    const both = { displayCommissionPerVehicle: true, displayPortalCommission: true, portalCommission: 30 };
    expect(commissionOf(both, 50)).toBe(50);
    expect(commissionOf({ ...both, displayCommissionPerVehicle: false }, 50)).toBe(30);
    expect(commissionOf({ portalCommission: 30 }, 50)).toBe(0);
  });

  test('cents of a commission are dropped: 50.7 is 50', () => {
    expect(commissionOf({ displayCommissionPerVehicle: true }, 50.7)).toBe(50);
  });

  test('a portal discount counts only when the portal shows the option', () => {
    const quote = priceQuote(pricingInputs({ portal: aPortal({ portalAdminDiscount: 25 }) }));
    expect(quote.portalAdminDiscount).toBe(0);
    expect(quote.vehicles[0]?.price).toBe(947);
  });

  test('a premium portal sells white glove only: open and enclosed are 0, also before the discount', () => {
    const quote = priceQuote(
      premium(withBand(2, 5000), {
        transportType: 'ENCLOSED',
        portal: aPortal({
          isPremium: true,
          companyTariff: 80,
          displayDiscountOption: true,
          portalAdminDiscount: 10,
        }),
      }),
    );
    expect(quote.transportType).toBe('WHITEGLOVE');
    expect(quote.vehicles[0]).toMatchObject({
      price: 5070,
      calculatedQuotes: atEveryLevel(0).map(() => ({
        openTransportPortal: 0,
        enclosedTransportPortal: 0,
        whiteGloveTransportPortal: 5070,
        companyTariff: 80,
        companyTariffOpen: 0,
        companyTariffEnclosed: 0,
        openTransportSD: 0,
        enclosedTransportSD: 0,
        whiteGloveTransportSD: 5000,
      })),
    });
    expect(quote.totalPricing[7]).toEqual({
      totalOpenTransportPortal: 0,
      totalEnclosedTransportPortal: 0,
      totalWhiteGloveTransportPortal: 5070,
      totalOpenTransportSD: 0,
      totalEnclosedTransportSD: 0,
      totalWhiteGloveTransportSD: 5000,
      totalPortal: 5070,
      totalOpenTransportBeforeDiscount: 0,
      totalEnclosedTransportBeforeDiscount: 0,
      totalWhiteGloveTransportBeforeDiscount: 5080,
    });
  });

  test('a premium portal without its sheet has no price', () => {
    expect(() => priceQuote(pricingInputs({ portal: aPortal({ isPremium: true }) }))).toThrow(NoPriceError);
  });

  test('white glove pays the enclosed value of a variable tariff, a flat one up to the whole dollar', () => {
    const portal = aPortal({
      hasVariableCompanyTariff: true,
      companyTariff: 999,
      companyTariffOpenTransport: 10,
      companyTariffEnclosedTransport: 20.25,
    });
    const quote = priceQuote(pricingInputs({ portal, transportType: 'WHITEGLOVE' }));
    expect(quote.vehicles[0]?.calculatedQuotes[0]).toMatchObject({
      companyTariff: 21,
      companyTariffOpen: 10,
      companyTariffEnclosed: 21,
      whiteGloveTransportPortal: 2117,
    });
  });

  test('a provider discount never makes the provider rate negative', () => {
    const portal = aPortal({ discount: 5000, companyTariff: 100 });
    expect(totals(priceQuote(pricingInputs({ portal })), 'OpenTransport', 'SD')).toEqual(atEveryLevel(0));
  });

  test('a price of exactly $0 is no price', () => {
    expect(() => priceQuote(pricingInputs({ portal: aPortal({ discount: 5000 }) }))).toThrow(NoPriceError);
  });

  test('a level without an entry costs 0', () => {
    expect(portalPriceOf(undefined, 'OPEN')).toBe(0);
  });

  test('each class pays its own surcharge', () => {
    const classes = ['Sedan', 'SUV', 'Van', 'Pickup', 'Pre-1975 Classic'] as const;
    const sheet = aSheet({ suvClassSurcharge: 1, vanClassSurcharge: 2, pickUp4DoorClassSurcharge: 3 });
    const prices = classes.map(
      (pricingClass) =>
        priceQuote(pricingInputs({ sheet, vehicles: [aVehicle({ pricingClass })] })).vehicles[0]?.price,
    );
    expect(prices).toEqual([947, 948, 949, 950, 947]);
  });

  test.each([0, -5, 10.5, Number.NaN])('refuses %d miles', (miles) => {
    expect(() => priceQuote(pricingInputs({ miles }))).toThrow(RangeError);
  });

  test('refuses a rate with more than two decimals instead of rounding it silently', () => {
    expect(() => priceQuote(pricingInputs({ sheet: aSheet({ fuelSurcharge: 8.255 }) }))).toThrow(RangeError);
  });
});
