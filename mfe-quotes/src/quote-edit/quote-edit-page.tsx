import { type Place, Quote, type QuoteRequest, transportChoices } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import type { RoutePlaces } from '@overland/quote-ui/quote-form';
import { EmptyState, formatMoney, LinkButton, PageFrame, QueryState, SkeletonCard } from '@overland/ui';
import { ConflictNotice, type EditedField, useVersionedForm } from '@overland/ui/editing';
import { useApiMutation, useFormQuery, useNavigate, useParams } from '@overland/web';
import { useState } from 'react';
import { quoteQuery } from '../quote-query';
import { type QuoteForm, StaffQuoteForm } from '../staff-form/staff-quote-form';
import { type StaffValues, storedValues } from '../staff-form/staff-values';
import { useKeepQuote } from '../staff-form/use-keep-quote';

export function QuoteEditPage() {
  const { quoteId = '' } = useParams();
  const query = useFormQuery(quoteId, ...quoteQuery(quoteId));
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

const canEdit = ({ status }: Quote) => status === 'Unsaved' || status === 'Saved';

function EditForm({ quote: opened }: { quote: Quote }) {
  const navigate = useNavigate();
  const keepQuote = useKeepQuote();
  // The form holds only the ids of these.
  const [chosen] = useState(() => new Map<string, Place>());
  const [kept, setKept] = useState<StaffValues | null>(null);
  const update = useApiMutation(calls.quotes.update, {
    // A waiting email goes to the address that the quote has by then.
    refreshes: [calls.quotes.list, calls.quotes.breakdown, calls.followUps.get],
    whenUnreachable: 'There was an error updating this quote',
  });
  const edit = useVersionedForm<Quote, StaffValues, QuoteRequest>({
    loaded: opened,
    title: `Quote #${opened.uniqueId}`,
    valuesOf: storedValues,
    fieldsOf: () => editedFields((placeId) => chosen.get(placeId)?.text ?? null),
    send: (request, { _id: quoteId, version }) =>
      update.mutateAsync({ body: { ...request, quoteId, version } }),
    newerOf: (details) => Quote.safeParse(details.quote).data ?? null,
  });
  const { stored, differences } = edit;
  const shownPlace = (stop: keyof RoutePlaces) => {
    const difference = differences?.find(({ field }) => field.name === stop);
    const placeId = difference ? difference[difference.choice] : differences && kept?.[stop];
    return chosen.get(String(placeId)) ?? stored[stop];
  };
  const save = async (request: QuoteRequest, leave: () => void, form: QuoteForm) => {
    const saved = await edit.save(request, form);
    if (saved === null) return setKept(form.getValues());
    keepQuote(saved);
    leave();
    navigate(`/quote/${saved._id}`);
  };
  return (
    <StaffQuoteForm
      key={edit.round}
      values={storedValues(stored)}
      places={{ pickup: shownPlace('pickup'), delivery: shownPlace('delivery') }}
      onPlace={(_, place) => place && chosen.set(place.placeId, place)}
      isNew={false}
      submitLabel="Update Quote"
      leaving={{ title: `Quote #${stored.uniqueId}` }}
      onSubmit={save}
      beforeSubmit={<ConflictNotice edit={edit} what="this quote" />}
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

type Values = Required<StaffValues>;

/** The fields of a quote that read in another way than their names. @param textOf the place of an id that was chosen here */
const editedFields = (textOf: (placeId: string) => string | null): EditedField<Quote>[] => [
  {
    name: 'pickup',
    label: 'Pickup',
    words: (id: string, { pickup }) => (id === pickup.placeId ? pickup.text : textOf(id)),
  },
  {
    name: 'delivery',
    label: 'Delivery',
    words: (id: string, { delivery }) => (id === delivery.placeId ? delivery.text : textOf(id)),
  },
  {
    name: 'portalId',
    label: 'Company',
    // Of others only the id is known here.
    words: (portalId, stored) => (portalId === stored.portalId ? stored.companyName : null),
  },
  {
    name: 'transportType',
    label: 'Transport type',
    words: (type: Quote['transportType']) => transportChoices[type],
  },
  {
    name: 'vehicleQuotes',
    label: 'Vehicles',
    words: (vehicles: Values['vehicleQuotes']) => vehicles.map(vehicleWords).join(', '),
  },
  { name: 'commission', label: 'Commission per vehicle', words: formatMoney },
];

const vehicleWords = ({ make, model, operableBool }: Values['vehicleQuotes'][number]) =>
  `${make} ${model}${operableBool ? '' : ' (not operable)'}`;
