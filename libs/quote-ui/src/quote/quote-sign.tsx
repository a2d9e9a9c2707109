import type { Quote } from '@overland/contracts';
import { t } from '@overland/i18n';
import { formatTransit, RouteSign, StatusChip } from '@overland/ui';

export type SignQuote = Pick<Quote, 'uniqueId' | 'pickup' | 'delivery' | 'miles' | 'transitTime' | 'status'>;

/** The guide sign that heads a quote; the public page shows it without the status. */
export function QuoteSign({ quote, showsStatus = true }: { quote: SignQuote; showsStatus?: boolean }) {
  return (
    <RouteSign
      number={t('QUOTE: #{number}', { number: String(quote.uniqueId) })}
      from={quote.pickup.text}
      to={quote.delivery.text}
      miles={quote.miles}
      sub={t('{days} on the road', { days: formatTransit(quote.transitTime) })}
      status={showsStatus ? <StatusChip quote={quote.status} /> : undefined}
    />
  );
}
