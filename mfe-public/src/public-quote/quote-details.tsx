import type { PublicQuote, TransportType } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Assistance, PdfButton } from '@overland/quote-ui/quote';
import { styled } from '@overland/ui';
import { CustomerFacts } from './customer-facts';
import { RouteCard } from './route-card';
import { ShareQuote } from './share-quote';

const Foot = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 24px' });

/** What stands below the prices and loads after them. */
export function QuoteDetails({ quote, shown }: { quote: PublicQuote; shown: TransportType }) {
  return (
    <>
      <CustomerFacts quote={quote} shown={shown} />
      <RouteCard quote={quote} />
      <Foot>
        <PdfButton quote={quote} endpoint={calls.quotes.publicPdf} />
        <ShareQuote quote={quote} />
        <Assistance phone={quote.contact.phone} />
      </Foot>
    </>
  );
}
