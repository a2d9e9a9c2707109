import type { PublicQuote, TransportType } from '@overland/contracts';

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
