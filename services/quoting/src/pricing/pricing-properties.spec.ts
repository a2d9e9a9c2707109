import {
  mileageBands,
  type PortalPricing,
  pricingClasses,
  type RateSheet,
  serviceLevels,
  transportTypes,
} from '@overland/contracts';
import fc from 'fast-check';
import { highestPortalDiscount } from './admin-checks.js';
import { explainPrice } from './explain-price.js';
import { NoPriceError } from './no-price-error.js';
import { portalPriceOf, priceQuote } from './price-quote.js';
import { aPortal } from './pricing-inputs.builder.js';
import type { PricedQuote, PricingInputs } from './types.js';

/** Numbers with at most two decimals, as a form gives them. */
const money = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((cents) => cents / 100);
const miles = fc.oneof(
  fc.integer({ min: 1, max: 5000 }),
  fc.constantFrom(...mileageBands.flatMap((end) => [end - 1, end, end + 1])),
);
/** At least $10 so that most portals have a price, never falling from band to band. */
const bands = fc
  .array(money(5000), { minLength: 11, maxLength: 11 })
  .map((prices) => prices.map((price) => price + 10).map((price) => Math.round(price * 100) / 100))
  .map((prices) => prices.sort((a, b) => a - b));
const sheet: fc.Arbitrary<RateSheet> = fc.record({
  bands,
  suvClassSurcharge: money(1000),
  vanClassSurcharge: money(1000),
  pickUp4DoorClassSurcharge: money(1000),
  inoperableSurcharge: money(1000),
  enclosedSurcharge: money(2000),
  fuelSurcharge: money(60),
});
/** Never rising from a faster to a slower level. */
const levels = fc
  .array(fc.integer({ min: -5000, max: 1000 }), { minLength: 4, maxLength: 4 })
  .map((adjustments) => adjustments.sort((a, b) => b - a))
  .map((adjustments) =>
    serviceLevels.map((level, i) => ({ level, adjustmentPercent: (adjustments[i] ?? 0) / 100 })),
  );
const portal: fc.Arbitrary<PortalPricing> = fc.record({
  discount: fc.integer({ min: 0, max: 60 }),
  companyTariff: money(90),
  companyTariffIsPercent: fc.boolean(),
  hasVariableCompanyTariff: fc.boolean(),
  companyTariffOpenTransport: money(90),
  companyTariffEnclosedTransport: money(90),
  hasWhiteGloveOverride: fc.boolean(),
  whiteGloveOverride: money(6),
  portalAdminDiscount: fc.integer({ min: 0, max: 60 }),
  isPremium: fc.boolean(),
  displayDiscountOption: fc.boolean(),
  displayCommissionPerVehicle: fc.boolean(),
  displayPortalCommission: fc.boolean(),
  portalCommission: fc.integer({ min: 0, max: 500 }),
});
const vehicle = fc.record({ pricingClass: fc.constantFrom(...pricingClasses), operable: fc.boolean() });
const inputs: fc.Arbitrary<PricingInputs> = fc.record({
  miles,
  sheet,
  whiteGloveSheet: bands,
  levels,
  portal,
  transportType: fc.constantFrom(...transportTypes),
  commission: fc.integer({ min: 0, max: 5000 }),
  vehicles: fc.array(vehicle, { minLength: 1, maxLength: 3 }),
});
/** Without anything that could leave no price, so that only the provider's side is tested. */
const providerOnly = inputs.map((of) => ({
  ...of,
  portal: aPortal({ companyTariff: 100, discount: of.portal.discount }),
}));

const cells = (quote: PricedQuote) => quote.vehicles.flatMap(({ calculatedQuotes }) => calculatedQuotes);
const rates = (quote: PricedQuote) =>
  cells(quote).flatMap((cell) => [
    cell.openTransportSD,
    cell.enclosedTransportSD,
    cell.whiteGloveTransportSD,
  ]);

function priceOrNull(of: PricingInputs): PricedQuote | null {
  try {
    return priceQuote(of);
  } catch (error) {
    if (error instanceof NoPriceError) return null;
    throw error;
  }
}

function holds(check: (of: PricingInputs, quote: PricedQuote) => void): void {
  fc.assert(
    fc.property(inputs, (of) => {
      const quote = priceOrNull(of);
      fc.pre(quote !== null);
      if (quote !== null) check(of, quote);
    }),
    { numRuns: 300, maxSkipsPerRun: 20 },
  );
}

function neverFalls(
  change: (of: PricingInputs, by: number) => PricingInputs,
  by: fc.Arbitrary<number>,
): void {
  fc.assert(
    fc.property(providerOnly, by, (of, more) => {
      const before = rates(priceQuote(of));
      const after = rates(priceQuote(change(of, more)));
      expect(after.filter((rate, index) => rate < (before[index] ?? 0))).toEqual([]);
    }),
    { numRuns: 200 },
  );
}

/** Calculates the provider's open and enclosed rates independently, in exact fractions of BigInt. */
function oracle(of: PricingInputs, index: number, level: number, isEnclosed: boolean): number {
  const cents = (dollars: number) => BigInt(Math.round(dollars * 100));
  const band = mileageBands.findIndex((end) => of.miles <= end);
  const price = cents(of.sheet.bands[band === -1 ? 10 : band] ?? 0);
  const over = BigInt(Math.max(0, of.miles - 3500));
  const { pricingClass, operable } = of.vehicles[index] ?? { pricingClass: 'Sedan', operable: true };
  const surcharge = {
    Sedan: 0,
    'Pre-1975 Classic': 0,
    SUV: of.sheet.suvClassSurcharge,
    Van: of.sheet.vanClassSurcharge,
    Pickup: of.sheet.pickUp4DoorClassSurcharge,
  }[pricingClass];
  const flat =
    cents(surcharge) +
    (operable ? 0n : cents(of.sheet.inoperableSurcharge)) +
    (isEnclosed ? cents(of.sheet.enclosedSurcharge) : 0n);
  const adjustment = cents(of.levels.find((entry) => entry.level === level)?.adjustmentPercent ?? 0);
  const numerator =
    ((price * 3500n + over * price) * (10_000n + cents(of.sheet.fuelSurcharge)) + flat * 35_000_000n) *
    (10_000n + adjustment);
  const denominator = 35_000_000n * 10_000n * 100n;
  const list = Number((numerator + denominator - 1n) / denominator);
  return Math.max(0, list - of.portal.discount);
}

describe('every price', () => {
  test('agrees with exact fractions at the provider level', () => {
    fc.assert(
      fc.property(providerOnly, (of) => {
        priceQuote(of).vehicles.forEach(({ calculatedQuotes }, index) => {
          for (const cell of calculatedQuotes) {
            expect(cell.openTransportSD).toBe(oracle(of, index, cell.serviceLevel, false));
            expect(cell.enclosedTransportSD).toBe(oracle(of, index, cell.serviceLevel, true));
          }
        });
      }),
      { numRuns: 500 },
    );
  });

  test('is a whole number of dollars and not negative', () => {
    holds((_, quote) => {
      const numbers = [
        ...cells(quote).flatMap((cell) => Object.values(cell)),
        ...Object.values(quote.totalPricing).flatMap((total) => Object.values(total)),
        ...quote.vehicles.map(({ price }) => price),
        quote.commission,
        quote.totalCommission,
        quote.portalAdminDiscount,
      ];
      expect(
        numbers.filter((number) => !Number.isSafeInteger(number) || number < 0 || Object.is(number, -0)),
      ).toEqual([]);
    });
  });

  test('that is offered is above $0', () => {
    holds((of, quote) => {
      const offered = of.portal.isPremium ? (['WHITEGLOVE'] as const) : transportTypes;
      const prices = cells(quote).flatMap((cell) => offered.map((type) => portalPriceOf(cell, type)));
      expect(Math.min(...prices)).toBeGreaterThan(0);
    });
  });

  test('is provider rate + tariff + commission - portal discount', () => {
    holds((of, quote) => {
      const perVehicle = quote.commission - quote.portalAdminDiscount;
      for (const cell of cells(quote)) {
        const own = portalPriceOf(cell, quote.transportType);
        const rate = {
          OPEN: cell.openTransportSD,
          ENCLOSED: cell.enclosedTransportSD,
          WHITEGLOVE: cell.whiteGloveTransportSD,
        }[quote.transportType];
        expect(own).toBe(rate + cell.companyTariff + perVehicle);
        if (of.portal.isPremium) continue;
        expect(cell.openTransportPortal).toBe(cell.openTransportSD + cell.companyTariffOpen + perVehicle);
        expect(cell.enclosedTransportPortal).toBe(
          cell.enclosedTransportSD + cell.companyTariffEnclosed + perVehicle,
        );
      }
    });
  });

  test('comes out the same, to the byte, from the same inputs, which it leaves alone', () => {
    holds((of, quote) => {
      const before = JSON.stringify(of);
      const again = priceQuote(JSON.parse(before));
      expect(JSON.stringify(again)).toBe(JSON.stringify(quote));
      expect(JSON.stringify(of)).toBe(before);
    });
  });

  test('is explained by rows that add up, in every cell', () => {
    holds((of, quote) => {
      quote.vehicles.forEach(({ calculatedQuotes }, vehicleIndex) => {
        for (const cell of calculatedQuotes) {
          for (const transportType of transportTypes) {
            const explained = explainPrice(of, { vehicleIndex, level: cell.serviceLevel, transportType });
            const sum = explained.rows.reduce((total, { amountCents }) => total + amountCents, 0);
            expect(explained.rows.every(({ amountCents }) => Number.isSafeInteger(amountCents))).toBe(true);
            expect(sum).toBe(explained.price * 100);
            expect(explained.price).toBe(portalPriceOf(cell, transportType));
            expect(explained.providerRate).toBe(
              {
                OPEN: cell.openTransportSD,
                ENCLOSED: cell.enclosedTransportSD,
                WHITEGLOVE: cell.whiteGloveTransportSD,
              }[transportType],
            );
          }
        }
      });
    });
  });
});

describe('totals', () => {
  test('are the sums of the rows', () => {
    holds((_, quote) => {
      serviceLevels.forEach((level, index) => {
        const sum = (field: keyof PricedQuote['vehicles'][0]['calculatedQuotes'][0]) =>
          quote.vehicles.reduce(
            (total, { calculatedQuotes }) => total + (calculatedQuotes[index]?.[field] ?? 0),
            0,
          );
        const discount = quote.portalAdminDiscount * quote.vehicles.length;
        const before = (total: number) => (total === 0 ? 0 : total + discount);
        expect(quote.totalPricing[level]).toEqual({
          totalOpenTransportPortal: sum('openTransportPortal'),
          totalEnclosedTransportPortal: sum('enclosedTransportPortal'),
          totalWhiteGloveTransportPortal: sum('whiteGloveTransportPortal'),
          totalOpenTransportSD: sum('openTransportSD'),
          totalEnclosedTransportSD: sum('enclosedTransportSD'),
          totalWhiteGloveTransportSD: sum('whiteGloveTransportSD'),
          totalPortal: quote.vehicles.reduce(
            (total, { calculatedQuotes }) =>
              total + portalPriceOf(calculatedQuotes[index], quote.transportType),
            0,
          ),
          totalOpenTransportBeforeDiscount: before(sum('openTransportPortal')),
          totalEnclosedTransportBeforeDiscount: before(sum('enclosedTransportPortal')),
          totalWhiteGloveTransportBeforeDiscount: before(sum('whiteGloveTransportPortal')),
        });
      });
      expect(quote.totalCommission).toBe(quote.commission * quote.vehicles.length);
    });
  });
});

describe('the provider rate never falls', () => {
  test('when the miles rise', () => {
    neverFalls((of, more) => ({ ...of, miles: of.miles + more }), fc.integer({ min: 1, max: 2000 }));
  });

  test.each([
    'suvClassSurcharge',
    'vanClassSurcharge',
    'pickUp4DoorClassSurcharge',
    'inoperableSurcharge',
    'enclosedSurcharge',
    'fuelSurcharge',
  ] as const)('when %s rises', (field) => {
    const raised = (value: number, cents: number) => Math.round(value * 100 + cents) / 100;
    neverFalls(
      (of, cents) => ({ ...of, sheet: { ...of.sheet, [field]: raised(of.sheet[field], cents) } }),
      fc.integer({ min: 1, max: 3000 }),
    );
  });
});

describe('at the provider level', () => {
  test('a slower pickup never costs more', () => {
    holds((_, quote) => {
      for (const { calculatedQuotes } of quote.vehicles) {
        const falls = (rates: number[]) => rates.every((rate, index) => rate <= (rates[index - 1] ?? rate));
        expect(falls(calculatedQuotes.map((cell) => cell.openTransportSD))).toBe(true);
        expect(falls(calculatedQuotes.map((cell) => cell.enclosedTransportSD))).toBe(true);
        expect(falls(calculatedQuotes.map((cell) => cell.whiteGloveTransportSD))).toBe(true);
      }
    });
  });

  test('enclosed never costs less than open', () => {
    holds((_, quote) => {
      expect(cells(quote).filter((cell) => cell.enclosedTransportSD < cell.openTransportSD)).toEqual([]);
    });
  });

  test('white glove without an override never costs less than enclosed', () => {
    fc.assert(
      fc.property(providerOnly, (of) => {
        const first = priceQuote(of).vehicles.map(({ calculatedQuotes }) => calculatedQuotes[0]);
        expect(first.every((cell) => cell && cell.whiteGloveTransportSD >= cell.enclosedTransportSD)).toBe(
          true,
        );
      }),
    );
  });
});

describe('a portal discount below the highest that may be saved', () => {
  test('always leaves a price', () => {
    fc.assert(
      fc.property(inputs, (of) => {
        const offer = { ...of.portal, hasWhiteGloveOverride: false, displayDiscountOption: true };
        const highest = highestPortalDiscount({ ...of, portal: offer });
        fc.pre(highest > 0);
        const portalAdminDiscount = highest - 1;
        expect(priceOrNull({ ...of, portal: { ...offer, portalAdminDiscount } })).not.toBeNull();
      }),
      { numRuns: 200 },
    );
  });
});
