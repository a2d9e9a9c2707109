import { type Quote, type QuoteRequest, quotes } from '@overland/contracts';
import { EmptyState, LinkButton, PageFrame, QueryState, SkeletonCard } from '@overland/ui';
import {
  readForForm,
  useApiMutation,
  useApiQuery,
  useNavigate,
  useParams,
  useReadForForm,
} from '@overland/web';
import { quoteQuery } from '../quote-query';
import { StaffQuoteForm } from '../staff-form/staff-quote-form';
import { storedValues } from '../staff-form/staff-values';
import { useKeepQuote } from '../staff-form/use-keep-quote';

/** The quote form with a stored quote in it; sending it prices the quote again. */
export function QuoteEditPage() {
  const { quoteId = '' } = useParams();
  const [endpoint, request, options] = quoteQuery(quoteId);
  const read = useApiQuery(endpoint, request, { ...options, ...readForForm });
  const query = useReadForForm(read, quoteId);
  return (
    <PageFrame title="Update Quote" {...(query.data && { subtitle: `#${query.data.uniqueId}` })}>
      <QueryState query={query} skeleton={<SkeletonCard height={620} />}>
        {(quote) =>
          canEdit(quote) ? <EditForm key={quote._id} quote={quote} /> : <NotEditable quote={quote} />
        }
      </QueryState>
    </PageFrame>
  );
}

const question = 'Your changes have not been saved. Are you sure you want to leave the page?';

const canEdit = ({ status }: Quote) => status === 'Unsaved' || status === 'Saved';

function EditForm({ quote }: { quote: Quote }) {
  const navigate = useNavigate();
  const keepQuote = useKeepQuote();
  const update = useApiMutation(quotes.update, {
    refreshes: [quotes.list, quotes.breakdown],
    whenUnreachable: 'There was an error getting updating this quote',
  });
  const save = async (request: QuoteRequest, leave: () => void) => {
    keepQuote(await update.mutateAsync({ body: { ...request, quoteId: quote._id } }));
    leave();
    navigate(`/quote/${quote._id}`);
  };
  return (
    <StaffQuoteForm
      values={storedValues(quote)}
      places={quote}
      isNew={false}
      submitLabel="Update Quote"
      leaving={{ title: `Quote #${quote.uniqueId}`, text: question }}
      onSubmit={save}
    />
  );
}

function NotEditable({ quote }: { quote: Quote }) {
  return (
    <EmptyState
      title={`Quote #${quote.uniqueId} is ${quote.status}`}
      text="Only a quote that is Unsaved or Saved can be changed."
      action={<LinkButton to={`/quote/${quote._id}`}>Back to the quote</LinkButton>}
    />
  );
}
