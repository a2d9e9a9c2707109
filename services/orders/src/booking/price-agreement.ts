import { type OrderRequest, type Quote, serviceLevels, type VehicleQuote } from '@overland/contracts';
import { type Choice, type Priced, publicPrices, publicTotals, vehiclePriceAt } from './quoted-price.js';

interface Known extends Choice {
  /** The public is compared with public prices only, so that a refusal never confirms a guess at the provider's rate. */
  isPublic: boolean;
}

/**
 * Whether every price, distance and vehicle in the payload agrees with the quote. The payload decides none of them: the stored
 * quote does, and a payload that says otherwise is refused.
 */
export function agreesWith(
  request: OrderRequest,
  quote: Pick<Quote, 'uniqueId' | 'portalId'>,
  priced: Priced,
  known: Known,
): boolean {
  return (
    isHint(request.uniqueId, quote.uniqueId) &&
    isHint(request.portalId, quote.portalId) &&
    isHint(request.miles, priced.miles) &&
    isHint(request.transitTime?.join(), priced.transitTime.join()) &&
    totalsAgree(request, known.isPublic ? publicTotals(priced) : priced.totalPricing) &&
    request.quotes.length === priced.vehicleQuotes.length &&
    priced.vehicleQuotes.every((vehicle, index) => vehicleAgrees(request.quotes[index], vehicle, known))
  );
}

function isHint<T>(hint: T | undefined, truth: T): boolean {
  return hint === undefined || hint === truth;
}

function isPartOf(hints: object, truth: object): boolean {
  return Object.entries(hints).every(
    ([name, value]) =>
      value === undefined || (Object.hasOwn(truth, name) && Reflect.get(truth, name) === value),
  );
}

function totalsAgree({ totalPricing }: OrderRequest, truth: object): boolean {
  return Object.entries(totalPricing ?? {}).every(([level, totals]) =>
    isPartOf(totals, Reflect.get(truth, level)),
  );
}

function vehicleAgrees(
  hint: OrderRequest['quotes'][number] | undefined,
  vehicle: VehicleQuote,
  known: Known,
): boolean {
  if (!hint) return false;
  const { make, model, pricingClass, operableBool, price } = hint;
  // The quote has a vehicle's price at its own type and level, the booking form at the chosen ones.
  const prices = [vehicle.price, vehiclePriceAt(vehicle, known)];
  return (
    isPartOf({ make, model, pricingClass, operableBool }, vehicle) &&
    (price === undefined || prices.includes(price)) &&
    pricesAgree(hint, known.isPublic ? publicPrices(vehicle) : vehicle.calculatedQuotes)
  );
}

function pricesAgree(
  { calculatedQuotes = [] }: OrderRequest['quotes'][number],
  truth: readonly { serviceLevel: number }[],
): boolean {
  return calculatedQuotes.every((hint, index) => {
    const level = hint.serviceLevel ?? serviceLevels[index];
    const prices = truth.find(({ serviceLevel }) => serviceLevel === level);
    return prices !== undefined && isPartOf(hint, prices);
  });
}
