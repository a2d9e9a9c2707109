import { customerLanguage, type Place, type Quote, type QuoteRequest } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { type ChosenAddresses, keepChosenAddresses, type Stop } from '@overland/quote-ui/booking';
import { emptyVehicle, type VehicleValues, whoops } from '@overland/quote-ui/quote-form';
import { PageFrame, QueryState, SkeletonCard } from '@overland/ui';
import {
  siteConfig,
  useApiMutation,
  useApiQuery,
  useNavigate,
  useSearchParams,
  useViewAs,
} from '@overland/web';
import { useRef } from 'react';
import { quoteQuery } from '../quote-query';
import { isOfBook } from '../staff-form/book-search';
import { StaffQuoteForm, type StaffQuoteFormProps } from '../staff-form/staff-quote-form';
import { newValues, storedValues } from '../staff-form/staff-values';
import { useKeepQuote } from '../staff-form/use-keep-quote';
import { WeekOfStaff } from './week/week-figures';

const leaving = {
  title: 'Get a quote',
  text: 'Your entries have not been saved. Are you sure you want to leave the page?',
};

/**
 * The landing page after signing in: a form that prices one to three vehicles and opens the quote it makes. `?from=` fills
 * it with a copy of that quote, in the language of its customer or that of `?language=`. With `&like=`, an order, its
 * vehicles are new, and the booking comes next.
 */
export function GetQuotePage() {
  const [search] = useSearchParams();
  const from = search.get('from');
  if (from === null) return <NewQuote />;
  const chosen = customerLanguage.safeParse(search.get('language'));
  const like = search.get('like');
  const language = chosen.success && { language: chosen.data };
  return <CopiedQuote key={from} quoteId={from} {...language} {...(like !== null && { like })} />;
}

function NewQuote() {
  const portalId = useViewAs((state) => state.portalId);
  return (
    <PageFrame title="Get a quote">
      <QuoteForm values={newValues({ portalId })} />
      <WeekOfStaff />
    </PageFrame>
  );
}

/** Another one of the kind has another VIN. */
const ofItsKind = ({ make, model, operableBool }: VehicleValues): VehicleValues => ({
  make,
  model,
  operableBool,
});

interface CopiedQuoteProps extends Pick<QuoteFormProps, 'language' | 'like'> {
  quoteId: string;
}

function CopiedQuote({ quoteId, language, like }: CopiedQuoteProps) {
  const query = useApiQuery(...quoteQuery(quoteId));
  // An order has the number of its quote.
  const what = like === undefined ? 'A copy of quote' : 'Another like order';
  return (
    <PageFrame title="Get a quote" {...(query.data && { subtitle: `${what} #${query.data.uniqueId}` })}>
      <QueryState query={query} skeleton={<SkeletonCard height={620} />}>
        {(quote) => {
          const values = storedValues(quote);
          return (
            <QuoteForm
              values={{
                ...values,
                vehicleQuotes: like === undefined ? values.vehicleQuotes.map(ofItsKind) : [emptyVehicle],
              }}
              places={quote}
              language={language ?? quote.language}
              like={like}
            />
          );
        }}
      </QueryState>
    </PageFrame>
  );
}

interface QuoteFormProps extends Pick<StaffQuoteFormProps, 'values' | 'places'> {
  /** Of the customer, as far as it is known. */
  language?: Quote['language'] | undefined;
  /** The order that this is another of: its booking is next. */
  like?: string | undefined;
}

function QuoteForm({ language, like, ...props }: QuoteFormProps) {
  const chosen = useRef<ChosenAddresses>({});
  const navigate = useNavigate();
  const keepQuote = useKeepQuote();
  const create = useApiMutation(calls.quotes.create, {
    refreshes: [calls.quotes.list, calls.quotes.recent],
    whenUnreachable: whoops(siteConfig().supportEmail),
  });
  const getQuote = async (request: QuoteRequest, leave: () => void) => {
    const quote = await create.mutateAsync({ body: { ...request, language } });
    keepQuote(quote);
    keepChosenAddresses(quote._id, chosen.current);
    leave();
    navigate(like === undefined ? `/quote/${quote._id}` : `/orders/book/${quote._id}?like=${like}`);
  };
  const note = (stop: Stop, place: Place | null) => {
    chosen.current[stop] = place && isOfBook(place) ? place.address : undefined;
  };
  return (
    <StaffQuoteForm
      {...props}
      isNew
      onPlace={note}
      beginsAtVehicles={like !== undefined}
      submitLabel={like === undefined ? 'Get Quote' : 'Continue to Booking'}
      leaving={leaving}
      onSubmit={getQuote}
    />
  );
}
