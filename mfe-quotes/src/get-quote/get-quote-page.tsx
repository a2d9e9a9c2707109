import { type QuoteRequest, quotes } from '@overland/contracts';
import { PageFrame } from '@overland/ui';
import { useApiMutation, useNavigate, useViewAs } from '@overland/web';
import { StaffQuoteForm } from '../staff-form/staff-quote-form';
import { newValues } from '../staff-form/staff-values';
import { useKeepQuote } from '../staff-form/use-keep-quote';

/** The landing page after login: a form that prices one to three vehicles and opens the quote it makes. */
export function GetQuotePage() {
  const navigate = useNavigate();
  const portalId = useViewAs((state) => state.portalId);
  const keepQuote = useKeepQuote();
  const create = useApiMutation(quotes.create, { refreshes: [quotes.list] });

  const getQuote = async (request: QuoteRequest) => {
    const quote = await create.mutateAsync({ body: request });
    keepQuote(quote);
    navigate(`/quote/${quote._id}`);
  };
  return (
    <PageFrame title="Get a quote">
      <StaffQuoteForm values={newValues({ portalId })} submitLabel="Get Quote" onSubmit={getQuote} />
    </PageFrame>
  );
}
