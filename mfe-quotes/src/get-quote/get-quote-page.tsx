import type { Place, Quote, QuoteRequest } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { languages } from '@overland/i18n';
import { type ChosenAddresses, keepChosenAddresses, type Stop } from '@overland/quote-ui/booking';
import { emptyVehicle, type VehicleValues, whoops } from '@overland/quote-ui/quote-form';
import { PageFrame, QueryState, SkeletonCard } from '@overland/ui';
import { useStartOver } from '@overland/ui/forms';
import {
  keptOfPerson,
  siteConfig,
  useApiMutation,
  useApiQuery,
  useNavigate,
  useSearchParams,
  useViewAs,
} from '@overland/web';
import { useRef, useState } from 'react';
import { quoteQuery } from '../quote-query';
import { isOfBook } from '../staff-form/book-search';
import { StaffQuoteForm, type StaffQuoteFormProps } from '../staff-form/staff-quote-form';
import { newValues, storedValues } from '../staff-form/staff-values';
import { useKeepQuote } from '../staff-form/use-keep-quote';
import { useKeptPlaces } from './use-kept-places';
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
  const chosen = languages.find((one) => one === search.get('language'));
  const like = search.get('like');
  const language = chosen && { language: chosen };
  return <CopiedQuote key={from} quoteId={from} {...language} {...(like !== null && { like })} />;
}

const keptLeaving = {
  title: leaving.title,
  text: 'This quote is not made yet. What you typed is kept in this tab until you sign out. Leave the page?',
  textAtSignOut: 'This quote is not made yet. What you typed is lost when you sign out.',
};

/** What was typed before is there again. */
function NewQuote() {
  const portalId = useViewAs((state) => state.portalId);
  const [keptAs] = useState(() => keptOfPerson('get-quote'));
  const { round, note } = useStartOver(keptAs);
  return (
    <PageFrame title="Get a quote">
      {note}
      <QuoteForm key={round} values={newValues({ portalId })} keptAs={keptAs} />
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
  /** Where what is typed is kept. */
  keptAs?: string;
}

function QuoteForm({ language, like, keptAs, ...props }: QuoteFormProps) {
  const kept = useKeptPlaces(keptAs);
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
    kept.keep(stop, place);
    chosen.current[stop] = place && isOfBook(place) ? place.address : undefined;
  };
  return (
    <StaffQuoteForm
      {...props}
      {...(keptAs !== undefined && { keep: { as: keptAs }, keptPlaces: kept.places })}
      isNew
      onPlace={note}
      beginsAtVehicles={like !== undefined}
      submitLabel={like === undefined ? 'Get Quote' : 'Continue to Booking'}
      leaving={keptAs === undefined ? leaving : keptLeaving}
      onSubmit={getQuote}
    />
  );
}
