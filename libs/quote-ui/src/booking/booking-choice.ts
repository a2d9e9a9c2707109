import {
  defaultServiceLevel,
  type PublicQuote,
  type Quote,
  type ServiceLevel,
  serviceLevels,
  type TransportType,
  transportTypes,
} from '@overland/contracts';
import { columnTotal } from '../quote/vehicle-prices';

export type BookableQuote = Quote | PublicQuote;
/** Sums by level as the public knows them; a staff quote carries more. */
export type Totals = PublicQuote['totalPricing'];

export interface BookingChoice {
  level: ServiceLevel;
  transportType: TransportType;
}

type Offered = Pick<BookableQuote, 'transportType' | 'totalPricing'> & { portal: { isPremium: boolean } };

/**
 * The transport types that can be booked: every one that was quoted. A white-glove quote, and a premium portal, book
 * white glove only (docs/product/orders.md).
 */
export function offeredTypes({ transportType, totalPricing, portal }: Offered): TransportType[] {
  if (transportType === 'WHITEGLOVE' || portal.isPremium) return ['WHITEGLOVE'];
  return transportTypes.filter((type) => columnTotal(totalPricing, defaultServiceLevel, type) > 0);
}

/** White glove is service level 1 whatever was chosen before (docs/product/orders.md). */
export function levelFor({ level, transportType }: BookingChoice): ServiceLevel {
  return transportType === 'WHITEGLOVE' ? defaultServiceLevel : level;
}

/** The choice of `?level=3&type=ENCLOSED`; what the quote does not offer falls back to its own type at level 1. */
export function readBookingChoice(search: URLSearchParams, quote: Offered): BookingChoice {
  const offered = offeredTypes(quote);
  const transportType =
    offered.find((type) => type === search.get('type')) ??
    offered.find((type) => type === quote.transportType) ??
    offered[0] ??
    quote.transportType;
  const level = serviceLevels.find((one) => String(one) === search.get('level')) ?? defaultServiceLevel;
  return { level: levelFor({ level, transportType }), transportType };
}
