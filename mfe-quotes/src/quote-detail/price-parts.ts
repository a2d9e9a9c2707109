import type { CalculatedQuote, Quote, TransportType } from '@overland/contracts';
import type { BreakdownRow, PriceChoice } from '@overland/ui';

/** How one vehicle's price comes about; whole dollars. */
export interface PriceParts {
  name: string;
  providerRate: number;
  tariff: number;
  commission: number;
  /** The portal's discount to its customer. */
  discount: number;
  price: number;
}

type PricedQuote = Pick<
  Quote,
  'vehicleQuotes' | 'commission' | 'portalAdminDiscount' | 'discount' | 'transportType'
>;

/** Provider rate, company tariff, commission and discount of every vehicle, for the chosen price. */
export function priceParts(quote: PricedQuote, { level, transportType }: PriceChoice): PriceParts[] {
  return quote.vehicleQuotes.flatMap(({ make, model, calculatedQuotes }) => {
    const at = calculatedQuotes.find(({ serviceLevel }) => serviceLevel === level);
    if (!at) return [];
    const { commission, portalAdminDiscount: discount } = quote;
    const { providerRate, price } = ratesOf(at, transportType);
    // What the stored numbers leave is the company's, for white glove too, whose tariff has no field of its own.
    const tariff = price - providerRate - commission + discount;
    return [{ name: `${make} ${model}`, providerRate, tariff, commission, discount, price }];
  });
}

function ratesOf(at: CalculatedQuote, type: TransportType): { providerRate: number; price: number } {
  return {
    OPEN: { providerRate: at.openTransportSD, price: at.openTransportPortal },
    ENCLOSED: { providerRate: at.enclosedTransportSD, price: at.enclosedTransportPortal },
    WHITEGLOVE: { providerRate: at.whiteGloveTransportSD, price: at.whiteGloveTransportPortal },
  }[type];
}

const sum = (
  parts: readonly PriceParts[],
  field: 'providerRate' | 'tariff' | 'commission' | 'discount' | 'price',
) => parts.reduce((total, part) => total + part[field], 0);

/** The lines of "How this price is made", over all vehicles; what is zero is left out. */
export function breakdownRows(quote: PricedQuote, choice: PriceChoice): BreakdownRow[] {
  const parts = priceParts(quote, choice);
  const count = parts.length;
  const providerRate = sum(parts, 'providerRate');
  const providerDiscount = quote.discount * count;
  const tariff = sum(parts, 'tariff');
  const discounted: BreakdownRow[] = [
    { label: 'Rate sheet', amount: providerRate + providerDiscount },
    {
      label: each('Provider’s discount', count, quote.discount),
      amount: -providerDiscount,
      kind: 'discount',
    },
    { label: 'Provider rate', amount: providerRate, kind: 'sum' },
  ];
  const rows: BreakdownRow[] = [
    ...(providerDiscount === 0 ? [{ label: 'Provider rate', amount: providerRate }] : discounted),
    { label: tariffLabel(parts), amount: tariff, kind: 'margin' },
    { label: each('Commission', count, quote.commission), amount: sum(parts, 'commission'), kind: 'margin' },
    {
      label: each('Your discount', count, quote.portalAdminDiscount),
      amount: -sum(parts, 'discount'),
      kind: 'discount',
    },
    { label: 'Price', amount: sum(parts, 'price'), kind: 'sum' },
  ];
  return rows.filter(({ amount, kind }) => kind === 'sum' || amount !== 0);
}

/** "Commission, 2 × $50" */
function each(name: string, count: number, dollars: number): string {
  return count === 1 ? name : `${name}, ${count} × $${dollars}`;
}

/** The tariff of several vehicles is named by the vehicle where it is the same for each. */
function tariffLabel(parts: readonly PriceParts[]): string {
  const [first] = parts;
  const isEqual = first !== undefined && parts.every(({ tariff }) => tariff === first.tariff);
  return isEqual ? each('Company tariff', parts.length, first.tariff) : 'Company tariff';
}
