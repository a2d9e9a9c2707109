import type { Quote } from '@overland/contracts';
import { formatTransit, RouteSign, StatusChip } from '@overland/ui';

export type SignQuote = Pick<Quote, 'uniqueId' | 'pickup' | 'delivery' | 'miles' | 'transitTime' | 'status'>;

/** The guide sign that heads a quote; the public page shows it without the status. */
export function QuoteSign({ quote, showsStatus = true }: { quote: SignQuote; showsStatus?: boolean }) {
  return (
    <RouteSign
      number={`QUOTE: #${quote.uniqueId}`}
      from={quote.pickup.text}
      to={quote.delivery.text}
      miles={quote.miles}
      sub={`${formatTransit(quote.transitTime)} on the road`}
      status={showsStatus ? <StatusChip quote={quote.status} /> : undefined}
    />
  );
}
