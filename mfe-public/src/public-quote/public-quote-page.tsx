import type { PublicQuote } from '@overland/contracts';
import { t } from '@overland/i18n';
import { readBookingChoice } from '@overland/quote-ui/booking';
import { bookedChoice, QuotePrices, QuoteSign, QuoteVehicles, writeChoice } from '@overland/quote-ui/quote';
import { type PriceChoice, Stack, styled } from '@overland/ui';
import { useSearchParams } from '@overland/web';
import { LoadedPage } from '../public-page';
import { isUnknown } from '../queries';
import { BookOrder } from './book-order';
import { NoSuchQuote } from './no-such-quote';
import { QuoteCompany } from './quote-company';
import { QuoteDetails } from './quote-details';
import { QuoteSkeleton } from './quote-skeleton';
import { QuoteStanding } from './quote-standing';
import { usePublicQuote } from './use-public-quote';
import { WhiteGloveSwitch } from './white-glove-switch';

export function PublicQuotePage() {
  const query = usePublicQuote();
  const quote = query.data;
  return (
    <LoadedPage
      title={quote ? t('Quote #{number}', { number: String(quote.uniqueId) }) : t('Your quote')}
      query={query}
      instead={isUnknown(query.error) && <NoSuchQuote />}
      skeleton={<QuoteSkeleton />}
      sign={(loaded) => (
        <>
          <QuoteCompany quote={loaded} />
          <QuoteSign quote={loaded} showsStatus={false} />
        </>
      )}
    >
      {(loaded) => <QuoteView quote={loaded} />}
    </LoadedPage>
  );
}

const Body = styled(Stack)({ marginTop: 16 });

function QuoteView({ quote }: { quote: PublicQuote }) {
  const [search, setSearch] = useSearchParams();
  const isOpen = quote.status === 'Unsaved' || quote.status === 'Saved';
  const chosen: PriceChoice =
    quote.status === 'Booked' ? bookedChoice(quote) : readBookingChoice(search, quote);
  const choose = (choice: PriceChoice) => setSearch(writeChoice(choice), { replace: true });
  // The prices of the other transport types are in the quote; looking at them stores nothing.
  const shown = { ...quote, transportType: chosen.transportType };
  return (
    <Body>
      <QuoteStanding quote={quote} />
      <QuotePrices quote={shown} chosen={chosen} {...(isOpen && { onChoose: choose })} />
      {isOpen && (
        <WhiteGloveSwitch
          quote={quote}
          shown={chosen.transportType}
          onShow={(transportType) => choose({ level: 1, transportType })}
        />
      )}
      {isOpen && <BookOrder quote={quote} chosen={chosen} />}
      <QuoteVehicles quote={shown} level={chosen.level} />
      <QuoteDetails quote={quote} shown={chosen.transportType} />
    </Body>
  );
}
