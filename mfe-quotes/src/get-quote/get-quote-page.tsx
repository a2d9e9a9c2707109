import { customerLanguage, type Quote, type QuoteRequest } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { whoops } from '@overland/quote-ui/quote-form';
import { PageFrame, QueryState, SkeletonCard } from '@overland/ui';
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
import { WeekOfStaff } from './week/week-figures';

const leaving = {
  title: 'Get a quote',
  text: 'Your entries have not been saved. Are you sure you want to leave the page?',
};

/**
 * The landing page after signing in: a form that prices one to three vehicles and opens the quote it makes. `?from=` fills
 * it with a copy of that quote, in the language of its customer or that of `?language=`.
 */
export function GetQuotePage() {
  const [search] = useSearchParams();
  const from = search.get('from');
  if (from === null) return <NewQuote />;
  const chosen = customerLanguage.safeParse(search.get('language'));
  return <CopiedQuote key={from} quoteId={from} {...(chosen.success && { language: chosen.data })} />;
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

function CopiedQuote({ quoteId, language }: { quoteId: string; language?: Quote['language'] }) {
  const query = useApiQuery(
    calls.quotes.get,
    { params: { quoteId } },
    'There was an error getting this quote',
  );
  return (
    <PageFrame
      title="Get a quote"
      {...(query.data && { subtitle: `A copy of quote #${query.data.uniqueId}` })}
    >
      <QueryState query={query} skeleton={<SkeletonCard height={620} />}>
        {(quote) => (
          <QuoteForm values={storedValues(quote)} places={quote} language={language ?? quote.language} />
        )}
      </QueryState>
    </PageFrame>
  );
}

interface QuoteFormProps extends Pick<StaffQuoteFormProps, 'values' | 'places'> {
  /** Of the customer, as far as it is known. */
  language?: Quote['language'];
}

function QuoteForm({ language, ...props }: QuoteFormProps) {
  const navigate = useNavigate();
  const keepQuote = useKeepQuote();
  const create = useApiMutation(calls.quotes.create, {
    refreshes: [calls.quotes.list, calls.quotes.recent],
    whenUnreachable: whoops(siteConfig().supportEmail),
  });
  const getQuote = async (request: QuoteRequest, leave: () => void) => {
    const quote = await create.mutateAsync({ body: { ...request, language } });
    keepQuote(quote);
    leave();
    navigate(`/quote/${quote._id}`);
  };
  return <StaffQuoteForm {...props} isNew submitLabel="Get Quote" leaving={leaving} onSubmit={getQuote} />;
}
