import {
  defaultServiceLevel,
  type PublicQuote,
  type Quote,
  type ServiceLevel,
  serviceLevels,
  type TransportType,
} from '@overland/contracts';
import type { PriceChoice } from '@overland/ui';
import { columnTotal } from './vehicle-prices';

interface Chooseable {
  transportType: Quote['transportType'];
  portal: { isPremium: boolean };
}

/** White glove is one price at service level 1 (docs/product/quotes.md). */
export const whiteGloveLevel: ServiceLevel = defaultServiceLevel;

/** The transport types whose prices are side by side; a white-glove quote shows only its own. */
export function priceColumns({ transportType }: Pick<Chooseable, 'transportType'>): TransportType[] {
  return transportType === 'WHITEGLOVE' ? ['WHITEGLOVE'] : ['OPEN', 'ENCLOSED'];
}

/** The chosen cell from `?level=3&type=ENCLOSED`; what the quote does not offer falls back to its own at level 1. */
export function readChoice(search: URLSearchParams, quote: Chooseable): PriceChoice {
  const columns = priceColumns(quote);
  const transportType = columns.find((column) => column === search.get('type')) ?? quote.transportType;
  if (transportType === 'WHITEGLOVE') return { level: whiteGloveLevel, transportType };
  const level = serviceLevels.find((one) => String(one) === search.get('level')) ?? defaultServiceLevel;
  return { level, transportType };
}

/**
 * The price that was booked: the vehicles of a booked quote carry the prices of its level. Where two levels cost the
 * same, the faster one.
 */
export function bookedChoice(
  quote: Pick<PublicQuote, 'transportType' | 'vehicleQuotes' | 'totalPricing'>,
): PriceChoice {
  const { transportType } = quote;
  const price = quote.vehicleQuotes.reduce((sum, vehicle) => sum + vehicle.price, 0);
  const level = serviceLevels.find((one) => columnTotal(quote.totalPricing, one, transportType) === price);
  return { level: level ?? defaultServiceLevel, transportType };
}

/** `level=3&type=ENCLOSED`, as booking takes it. */
export function writeChoice({ level, transportType }: PriceChoice): string {
  return `level=${level}&type=${transportType}`;
}
