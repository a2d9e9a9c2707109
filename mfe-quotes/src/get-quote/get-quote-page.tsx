import { type QuoteRequest, quotes } from '@overland/contracts';
import { whoops } from '@overland/quote-ui/quote-form';
import { PageFrame, QueryState, SkeletonCard, useLoadedLater } from '@overland/ui';
import {
  siteConfig,
  useApiMutation,
  useApiQuery,
  useNavigate,
  useSearchParams,
  useViewAs,
} from '@overland/web';
import { StaffQuoteForm, type StaffQuoteFormProps } from '../staff-form/staff-quote-form';
import { newValues, storedValues } from '../staff-form/staff-values';
import { useKeepQuote } from '../staff-form/use-keep-quote';

/** After the form, which is what the page is for. */
const loadWeek = () => import('./week/week-figures').then((module) => module.WeekOfStaff);

const leaving = {
  title: 'Get a quote',
  text: 'Your entries have not been saved. Are you sure you want to leave the page?',
};

/**
 * The landing page after signing in: a form that prices one to three vehicles and opens the quote it makes. `?from=` fills
 * it with a copy of that quote.
 */
export function GetQuotePage() {
  const [search] = useSearchParams();
  const from = search.get('from');
  return from === null ? <NewQuote /> : <CopiedQuote key={from} quoteId={from} />;
}

function NewQuote() {
  const portalId = useViewAs((state) => state.portalId);
  const Week = useLoadedLater(loadWeek, false);
  return (
    <PageFrame title="Get a quote">
      <QuoteForm values={newValues({ portalId })} />
      {Week && <Week />}
    </PageFrame>
  );
}

function CopiedQuote({ quoteId }: { quoteId: string }) {
  const query = useApiQuery(
    quotes.get,
    { params: { quoteId } },
    { whenUnreachable: 'There was an error getting this quote' },
  );
  return (
    <PageFrame
      title="Get a quote"
      {...(query.data && { subtitle: `A copy of quote #${query.data.uniqueId}` })}
    >
      <QueryState query={query} skeleton={<SkeletonCard height={620} />}>
        {(quote) => <QuoteForm values={storedValues(quote)} places={quote} />}
      </QueryState>
    </PageFrame>
  );
}

function QuoteForm(props: Pick<StaffQuoteFormProps, 'values' | 'places'>) {
  const navigate = useNavigate();
  const keepQuote = useKeepQuote();
  const create = useApiMutation(quotes.create, {
    refreshes: [quotes.list, quotes.recent],
    whenUnreachable: whoops(siteConfig().supportEmail),
  });
  const getQuote = async (request: QuoteRequest, leave: () => void) => {
    const quote = await create.mutateAsync({ body: request });
    keepQuote(quote);
    leave();
    navigate(`/quote/${quote._id}`);
  };
  return <StaffQuoteForm {...props} isNew submitLabel="Get Quote" leaving={leaving} onSubmit={getQuote} />;
}
