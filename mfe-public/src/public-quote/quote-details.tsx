import type { PublicQuote, TransportType } from '@overland/contracts';
import { CustomerFacts } from './customer-facts';
import { RouteCard } from './route-card';

/** What stands below the prices and loads after them. */
export function QuoteDetails({ quote, shown }: { quote: PublicQuote; shown: TransportType }) {
  return (
    <>
      <CustomerFacts quote={quote} shown={shown} />
      <RouteCard quote={quote} />
    </>
  );
}
