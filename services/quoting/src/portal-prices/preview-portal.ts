import {
  type PortalPreview,
  type PortalTerms,
  priceForType,
  type SettingsWarning,
  serviceLevels,
} from '@overland/contracts';
import {
  highestPortalDiscount,
  milesWithoutPrice,
  pricingWarnings,
  refusesDiscount,
  takesLowestRate,
} from '../pricing/admin-checks.js';
import { explainPrice } from '../pricing/explain-price.js';
import { NoPriceError } from '../pricing/no-price-error.js';
import { priceQuote } from '../pricing/price-quote.js';
import { pricingTermsOf } from '../pricing/pricing-terms.js';
import type { PricingInputs, PricingTerms } from '../pricing/types.js';
import type { SettingsDocument } from '../settings/settings.repository.js';

/** The move of the example: a sedan that runs, 620 miles. */
const exampleMiles = 620;

/** What an example move costs with a portal's terms, and the warnings about them, before they are saved. */
export function previewPortal(terms: PortalTerms, settings: SettingsDocument): PortalPreview {
  const pricing = pricingTermsOf(terms, settings);
  const example = exampleMove(pricing);
  const prices = tryPrice(() => pricesOf(example));
  return {
    prices,
    steps: prices ? stepsOf(example) : [],
    warnings: warningsOf(terms, pricing, prices),
    highestDiscount: highestDiscountOf(pricing),
  };
}

function exampleMove(terms: PricingTerms): PricingInputs {
  return {
    ...terms,
    miles: exampleMiles,
    transportType: terms.portal.isPremium ? 'WHITEGLOVE' : 'OPEN',
    commission: terms.portal.portalCommission,
    vehicles: [{ pricingClass: 'Sedan', operable: true }],
  };
}

function pricesOf(example: PricingInputs): NonNullable<PortalPreview['prices']> {
  const { isPremium } = example.portal;
  const [vehicle] = priceQuote(example).vehicles;
  return (vehicle?.calculatedQuotes ?? []).map((prices, index) => ({
    level: serviceLevels[index] ?? 0,
    open: isPremium ? null : priceForType(prices, 'OPEN'),
    enclosed: isPremium ? null : priceForType(prices, 'ENCLOSED'),
    whiteGlove: priceForType(prices, 'WHITEGLOVE'),
  }));
}

function stepsOf(example: PricingInputs): PortalPreview['steps'] {
  return explainPrice(example, { vehicleIndex: 0, level: 1, transportType: example.transportType }).rows;
}

/** Null without a white-glove sheet, or if a discount takes the whole price. */
function tryPrice<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof NoPriceError) return null;
    throw error;
  }
}

const highestDiscountOf = (pricing: PricingTerms): number =>
  tryPrice(() => highestPortalDiscount(pricing)) ?? 0;

function warningsOf(
  terms: PortalTerms,
  pricing: PricingTerms,
  prices: PortalPreview['prices'],
): SettingsWarning[] {
  const warnings: SettingsWarning[] = tryPrice(() => pricingWarnings(pricing)) ?? [];
  if (terms.hasVariableCompanyTariff && prices?.some(isInverted)) {
    const message = 'With these tariffs enclosed transport costs less than open transport.';
    warnings.push({ code: 'enclosedBelowOpen', message });
  }
  if (tryPrice(() => refusesDiscount(pricing))) {
    const message = `The customer discount can be at most $${highestDiscountOf(pricing)}, the lowest rate of all.`;
    warnings.push({ code: 'discountTooHigh', message });
  } else {
    const message = noPriceMessage(pricing, prices);
    if (message !== null) warnings.push({ code: 'noPrice', message });
  }
  return warnings;
}

function noPriceMessage(pricing: PricingTerms, prices: PortalPreview['prices']): string | null {
  if (prices === null) return 'With these values no quote can be priced.';
  const miles = milesWithoutPrice(pricing);
  if (miles > 0) return `With these discounts, moves of up to ${miles} miles have no price.`;
  if (!tryPrice(() => takesLowestRate(pricing))) return null;
  return 'The customer discount takes all of the lowest rate: only your tariff and commission are left of the cheapest price.';
}

function isInverted({ open, enclosed }: { open: number | null; enclosed: number | null }): boolean {
  return open !== null && enclosed !== null && enclosed < open;
}
