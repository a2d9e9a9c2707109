import { type PublicQuote, type ServiceLevel, serviceLevels, type TransportType } from '@overland/contracts';
import { columnTotal, whiteGloveLevel } from '@overland/quote-ui/quote';

export interface ShownPrice {
  level: ServiceLevel;
  transportType: TransportType;
}

type Booked = Pick<PublicQuote, 'transportType' | 'totalPricing'> & { vehicleQuotes: { price: number }[] };

/** The price a quote was booked at: its vehicles then carry the prices of the level that was chosen. */
export function bookedPrice({ transportType, totalPricing, vehicleQuotes }: Booked): ShownPrice {
  const paid = vehicleQuotes.reduce((sum, { price }) => sum + price, 0);
  const level = serviceLevels.find((one) => columnTotal(totalPricing, one, transportType) === paid);
  return { level: level ?? whiteGloveLevel, transportType };
}

type Switchable = Pick<PublicQuote, 'transportType' | 'status'> & { portal: { isPremium: boolean } };

/**
 * The other type that the page offers to show; null where there is none. It only changes what is shown: the
 * stored quote stays (docs/product/quotes.md).
 */
export function otherView(quote: Switchable, shown: TransportType): TransportType | null {
  if (quote.status === 'Booked' || quote.portal.isPremium || quote.transportType === 'WHITEGLOVE')
    return null;
  return shown === 'WHITEGLOVE' ? quote.transportType : 'WHITEGLOVE';
}
