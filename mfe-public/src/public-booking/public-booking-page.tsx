import type { OrderRequest, PublicQuote } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { t } from '@overland/i18n';
import { BookingForm, couldNotBook, readBookingChoice } from '@overland/quote-ui/booking';
import { expiryState } from '@overland/quote-ui/quote';
import { LinkButton, SkeletonCard } from '@overland/ui';
import { useApiMutation, useApiQuery, useSearchParams } from '@overland/web';
import { LoadedPage } from '../public-page';
import { instantQuoteAddress, NoSuchQuote } from '../public-quote/no-such-quote';
import { QuoteCompany } from '../public-quote/quote-company';
import { QuoteStanding } from '../public-quote/quote-standing';
import { usePublicQuote } from '../public-quote/use-public-quote';
import { isUnknown } from '../queries';
import { AfterBooking } from './after-booking';
import { OtherPlace } from './other-place';

export function PublicBookingPage() {
  // It must not change behind a form that is being filled in.
  const query = usePublicQuote({ refetchOnWindowFocus: false });
  return (
    <LoadedPage
      width="wide"
      title={t('Book Order')}
      query={query}
      instead={isUnknown(query.error) && <NoSuchQuote />}
      skeleton={720}
    >
      {(quote) => (
        <>
          <QuoteCompany quote={quote} />
          {quote.status === 'Archived' ? <QuoteStanding quote={quote} /> : <Booking quote={quote} />}
        </>
      )}
    </LoadedPage>
  );
}

function Booking({ quote }: { quote: PublicQuote }) {
  const [search] = useSearchParams();
  const choice = readBookingChoice(search, quote);
  const today = useTodaysPrice(quote);
  const book = useApiMutation(calls.orders.bookPublic, {
    refreshes: [calls.quotes.getPublic],
    whenUnreachable: couldNotBook,
  });
  // The price comes before the form: who fills it knows what it will cost.
  if (today.isPending) return <SkeletonCard height={720} />;
  return (
    <BookingForm
      quote={quote}
      isPublic
      {...(today.totals && { todaysTotals: today.totals })}
      underZip={(stop) => <OtherPlace quote={quote} stop={stop} />}
      initialLevel={choice.level}
      initialType={choice.transportType}
      onSubmit={(payload: OrderRequest) => book.mutateAsync({ body: payload })}
      afterBooking={(email) => <AfterBooking uniqueId={quote.uniqueId} email={email} />}
      thanksAction={<LinkButton to={instantQuoteAddress()}>{t('Quote another vehicle')}</LinkButton>}
    />
  );
}

/** Today's price of an expired quote. If this call fails, the answer to the booking has it too. */
function useTodaysPrice(quote: PublicQuote) {
  const isAsked = expiryState(quote, new Date()) === 'expired';
  const { data, isLoading } = useApiQuery(
    calls.quotes.todaysPrice,
    { params: { quoteId: quote._id } },
    // It must not change behind a form that is being filled in.
    { enabled: isAsked, refetchOnWindowFocus: false },
  );
  return { isPending: isLoading, totals: data?.totalPricing };
}
