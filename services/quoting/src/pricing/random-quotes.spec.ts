import { mileageBands, pricingClasses, serviceLevels, transportTypes } from '@overland/contracts';
import fc from 'fast-check';
import { explainPrice } from './explain-price.js';
import { NoPriceError } from './no-price-error.js';
import { portalPriceOf, priceQuote } from './price-quote.js';
import type { PricedQuote, PricingInputs } from './types.js';

/** RANDOM_QUOTES=1000000 for the full count of the quality bar. */
const runs = Number(process.env.RANDOM_QUOTES ?? 20_000);

/** A small generator, as making a million inputs with fast-check's would take most of the time. */
function randomOf(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const upTo = (max: number) => Math.floor(next() * (max + 1));
  return {
    upTo,
    /** Dollars with two decimals, as a form gives them, including 0.1 + 0.2 and the like. */
    money: (max: number) => upTo(max * 100) / 100,
    isOn: () => next() < 0.5,
    oneOf: <T>(items: readonly T[]): T => items[upTo(items.length - 1)] as T,
  };
}
type Random = ReturnType<typeof randomOf>;

/** Bands rise and fall at random, and levels may cost more or less: whatever a person can save must be priced. */
function randomInputs({ upTo, money, isOn, oneOf }: Random): PricingInputs {
  const bands = () => mileageBands.map(() => money(9000));
  return {
    miles: isOn() ? 1 + upTo(4999) : Math.max(1, oneOf(mileageBands) - 1 + upTo(2)),
    sheet: {
      bands: bands(),
      suvClassSurcharge: money(1000),
      vanClassSurcharge: money(1000),
      pickUp4DoorClassSurcharge: money(1000),
      inoperableSurcharge: money(1000),
      enclosedSurcharge: money(2000),
      fuelSurcharge: money(100),
    },
    whiteGloveSheet: bands(),
    levels: serviceLevels.map((level) => ({ level, adjustmentPercent: money(130) - 90 })).map(twoDecimals),
    portal: {
      discount: upTo(400),
      companyTariff: money(300),
      companyTariffIsPercent: isOn(),
      hasVariableCompanyTariff: isOn(),
      companyTariffOpenTransport: money(300),
      companyTariffEnclosedTransport: money(300),
      hasWhiteGloveOverride: isOn(),
      whiteGloveOverride: money(10),
      portalAdminDiscount: upTo(400),
      isPremium: upTo(9) === 0,
      displayDiscountOption: isOn(),
      displayCommissionPerVehicle: isOn(),
      displayPortalCommission: isOn(),
      portalCommission: upTo(5000),
    },
    transportType: oneOf(transportTypes),
    commission: upTo(5000),
    vehicles: Array.from({ length: 1 + upTo(2) }, () => ({
      pricingClass: oneOf(pricingClasses),
      operable: isOn(),
    })),
  };
}

const twoDecimals = <T extends { adjustmentPercent: number }>(level: T): T => ({
  ...level,
  adjustmentPercent: Math.round(level.adjustmentPercent * 100) / 100,
});

function priceOrNull(inputs: PricingInputs): PricedQuote | null {
  try {
    return priceQuote(inputs);
  } catch (error) {
    if (error instanceof NoPriceError) return null;
    throw error;
  }
}

const numbersOf = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(numbersOf)
      : [];

/** What is wrong with the sums of a quote; null if nothing is. */
function wrongSum(quote: PricedQuote): string | null {
  for (const [index, level] of serviceLevels.entries()) {
    const total = quote.totalPricing[level];
    const own = quote.vehicles.map(({ calculatedQuotes }) => calculatedQuotes[index]);
    const sums: [string, number, number][] = [
      ['totalPortal', total.totalPortal, sumOf(own, (cell) => portalPriceOf(cell, quote.transportType))],
      ['open', total.totalOpenTransportPortal, sumOf(own, (cell) => portalPriceOf(cell, 'OPEN'))],
      ['enclosed', total.totalEnclosedTransportPortal, sumOf(own, (cell) => portalPriceOf(cell, 'ENCLOSED'))],
      [
        'glove',
        total.totalWhiteGloveTransportPortal,
        sumOf(own, (cell) => portalPriceOf(cell, 'WHITEGLOVE')),
      ],
      ['open SD', total.totalOpenTransportSD, sumOf(own, (cell) => cell?.openTransportSD ?? Number.NaN)],
      [
        'enclosed SD',
        total.totalEnclosedTransportSD,
        sumOf(own, (cell) => cell?.enclosedTransportSD ?? Number.NaN),
      ],
      [
        'glove SD',
        total.totalWhiteGloveTransportSD,
        sumOf(own, (cell) => cell?.whiteGloveTransportSD ?? Number.NaN),
      ],
    ];
    const wrong = sums.find(([, stated, sum]) => stated !== sum);
    if (wrong) return `level ${level}, ${wrong.join(' ')}`;
  }
  return null;
}

const sumOf = <T>(items: T[], amount: (item: T) => number) =>
  items.reduce((total, item) => total + amount(item), 0);

/** One explained cell of the quote: its steps in cents are its price. */
function wrongSteps(inputs: PricingInputs, quote: PricedQuote, { upTo, oneOf }: Random): string | null {
  const vehicleIndex = upTo(quote.vehicles.length - 1);
  const [level, transportType] = [oneOf(serviceLevels), oneOf(transportTypes)];
  const { rows, price } = explainPrice(inputs, { vehicleIndex, level, transportType });
  const cell = quote.vehicles[vehicleIndex]?.calculatedQuotes[serviceLevels.indexOf(level)];
  const cents = sumOf(rows, ({ amountCents }) => amountCents);
  const isRight = cents === price * 100 && price === portalPriceOf(cell, transportType);
  return isRight ? null : `${level} ${transportType}: ${cents} cents of steps, price ${price}`;
}

describe('T32: money', () => {
  it(`in ${runs} random quotes is whole, not negative, and the sum of its parts`, () => {
    const random = randomOf(20_261_121);
    let priced = 0;
    for (let run = 0; run < runs; run += 1) {
      const inputs = randomInputs(random);
      const quote = priceOrNull(inputs);
      if (!quote) continue;
      priced += 1;
      const bad = numbersOf(quote).find(
        (amount) => !Number.isSafeInteger(amount) || amount < 0 || Object.is(amount, -0),
      );
      const problem =
        bad === undefined ? (wrongSum(quote) ?? wrongSteps(inputs, quote, random)) : `an amount of ${bad}`;
      if (problem) throw new Error(`${problem} in quote ${run}: ${JSON.stringify(inputs)}`);
    }
    // Most must have a price, or the property would prove nothing.
    expect(priced).toBeGreaterThan(runs * 0.6);
  }, 600_000);

  it('is refused, not rounded, where an input has more than cents or is no number', () => {
    const odd = fc.constantFrom(0.001, 1.005, Number.NaN, Number.POSITIVE_INFINITY, 1e300, -0.001);
    fc.assert(
      fc.property(odd, fc.integer(), (amount, seed) => {
        const inputs = randomInputs(randomOf(seed));
        const sheet = { ...inputs.sheet, bands: inputs.sheet.bands.map(() => amount) };
        const portal = { ...inputs.portal, isPremium: false };
        expect(() => priceQuote({ ...inputs, sheet, portal })).toThrow(RangeError);
      }),
      { numRuns: 200, seed: 20_261_121 },
    );
  });
});
