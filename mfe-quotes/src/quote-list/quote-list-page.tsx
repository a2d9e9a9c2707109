import {
  type QuoteExpiry,
  type QuoteFollowUp,
  type QuoteRow,
  quoteExpiries,
  quoteFollowUps,
  quoteStatuses,
  transportChoices,
  transportTypes,
} from '@overland/contracts';
import { useOwnerFilter } from '@overland/quote-ui/owner';
import { LinkButton, useIsPhone, useLoadedLater } from '@overland/ui';
import { type Filter, ListPage, useChosen, useListState } from '@overland/ui/table';
import { useApiPages, useKeptWalk, useSearchParams, useSeenPortal } from '@overland/web';
import { useMemo } from 'react';
import { defaultsFor, listRequest, quotePages, readExpiry } from './list-request';
import { quoteCards, quoteColumns } from './quote-columns';
import { useLiveQuotes } from './use-live-quotes';

const expiryLabels: Record<QuoteExpiry, string> = {
  soon: 'Expires within 3 days',
  open: 'Can still be booked',
  justExpired: 'Expired in the last 7 days',
};
const expiries = quoteExpiries.map((value) => ({ value, label: expiryLabels[value] }));
const followUpLabels: Record<QuoteFollowUp, string> = {
  due: 'Due',
  notEmailed: 'Not emailed yet',
  emailed: 'Emailed, no answer yet',
  answered: 'Answered',
  noAddress: 'No email address',
};
const followUps = quoteFollowUps.map((value) => ({ value, label: followUpLabels[value] }));
const filters: readonly Filter[] = [
  { key: 'status', label: 'Status', options: quoteStatuses.map((value) => ({ value, label: value })) },
  { key: 'expiry', label: 'Expiry', options: expiries, isSingle: true },
  { key: 'followUp', label: 'Follow-up', options: followUps, isSingle: true },
  {
    key: 'transport',
    label: 'Transport',
    isMore: true,
    options: transportTypes.map((value) => ({ value, label: transportChoices[value] })),
  },
  { key: 'created', label: 'Created', kind: 'days', isMore: true },
];

const rowId = ({ _id }: QuoteRow) => _id;
const rowHref = ({ _id }: QuoteRow) => `/quote/${_id}`;
const labelOf = ({ uniqueId }: QuoteRow) => `Select quote #${uniqueId}`;
const loadBar = () => import('./chosen-bar');

export function QuoteListPage() {
  useLiveQuotes();
  const scope = useSeenPortal();
  const [params] = useSearchParams();
  const state = useListState(defaultsFor(readExpiry(params.getAll('expiry'))));
  const request = listRequest(state, scope);
  const { next, table } = useApiPages(quotePages(request));
  useKeptWalk('quotes', { ...table, request, next });
  const showsCompany = scope.seesAll && request.portalId === null;
  const showsExpiry = request.expiry !== undefined;
  const owner = useOwnerFilter(request.portalId ?? null);
  const { sortby: _sortby, sortorder: _sortorder, ...found } = request;
  const { chosen, selection, clear } = useChosen({
    rows: table.rows,
    rowId,
    labelOf,
    scope: JSON.stringify(found),
  });
  const bar = useLoadedLater(loadBar, chosen.length > 0);
  const isPhone = useIsPhone();
  const columns = useMemo(
    () => (isPhone ? quoteCards : quoteColumns)({ showsCompany, showsExpiry }),
    [isPhone, showsCompany, showsExpiry],
  );
  return (
    <ListPage<QuoteRow>
      title="Quotes"
      what="quotes"
      actions={
        <>
          <LinkButton variant="quiet" size="small" to="/quotes/import">
            Import
          </LinkButton>
          <LinkButton variant="go" size="small" to="/get-quote">
            Get Quote
          </LinkButton>
        </>
      }
      state={state}
      views="quotes"
      searchHint="Search number, customer, vehicle or place"
      filters={[...filters, owner]}
      lines={2}
      selection={selection}
      choosesCompany={scope.seesAll}
      columns={columns}
      {...table}
      rowHref={rowHref}
      sort={{ key: request.sortby, order: request.sortorder }}
      none={{
        title: 'No quotes yet',
        text: 'Every quote you make is listed here, ready to book when the customer agrees.',
        action: <LinkButton to="/get-quote">Get your first quote</LinkButton>,
      }}
    >
      {bar && chosen.length > 0 && <bar.ChosenBar chosen={chosen} onClear={clear} />}
    </ListPage>
  );
}
