import type { Quote, QuoteRequest } from '@overland/contracts';
import { EmptyState, LinkButton, PageFrame, QueryState, SkeletonCard } from '@overland/ui';
import { readForForm, useApiQuery, useNavigate, useParams, useReadForForm } from '@overland/web';
import { useState } from 'react';
import { quoteQuery } from '../quote-query';
import { type QuoteForm, StaffQuoteForm } from '../staff-form/staff-quote-form';
import { storedValues } from '../staff-form/staff-values';
import { useKeepQuote } from '../staff-form/use-keep-quote';
import { ConflictNotice } from './conflict-notice';
import { useQuoteEdit } from './use-quote-edit';

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

function EditForm({ quote: opened }: { quote: Quote }) {
  const navigate = useNavigate();
  const keepQuote = useKeepQuote();
  const [reloads, setReloads] = useState(0);
  const { quote, places, conflicts, ...edit } = useQuoteEdit(opened);
  const save = async (request: QuoteRequest, leave: () => void, form: QuoteForm) => {
    const saved = await edit.save(request, form);
    if (saved === null) return;
    keepQuote(saved);
    leave();
    navigate(`/quote/${saved._id}`);
  };
  const reload = () => {
    edit.reload();
    setReloads(reloads + 1);
  };
  return (
    <StaffQuoteForm
      key={reloads}
      values={storedValues(quote)}
      places={places}
      isNew={false}
      submitLabel="Update Quote"
      leaving={{ title: `Quote #${quote.uniqueId}`, text: question }}
      onSubmit={save}
      beforeSubmit={(form) =>
        conflicts && (
          <ConflictNotice
            conflicts={conflicts}
            onTake={(conflict) => edit.take(conflict, form)}
            onReload={reload}
          />
        )
      }
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
