import { type QuoteRow, quoteStatuses, transportChoices, transportTypes } from '@overland/contracts';
import { LinkButton, PageFrame, useIsPhone } from '@overland/ui';
import { countOf, DataTable, type Filter, ListEmpty, ListToolbar, useListState } from '@overland/ui/table';
import { useSession, useViewAs } from '@overland/web';
import { useMemo } from 'react';
import { CompanyChip } from './company-chip';
import { defaultStatuses, listRequest } from './list-request';
import { quoteColumns } from './quote-columns';
import { useQuotes } from './use-quotes';

const filters: readonly Filter[] = [
  { key: 'status', label: 'Status', options: quoteStatuses.map((value) => ({ value, label: value })) },
  {
    key: 'transport',
    label: 'Transport',
    options: transportTypes.map((value) => ({ value, label: transportChoices[value] })),
  },
  { key: 'created', label: 'Created', kind: 'days' },
];
const defaults = { sort: { key: 'uniqueId', order: -1 }, filters: { status: defaultStatuses } } as const;

/** The quotes of the own portal, of the portal viewed as, or of all (specification, sections 2 and 9). */
export function QuoteListPage() {
  const isAdministrator = useSession((state) => state.role === 'MCAdmin');
  const viewedAs = useViewAs((state) => state.portalId);
  const state = useListState(defaults);
  const request = listRequest(state, { viewedAs });
  const { total, table } = useQuotes(request);
  const seesAll = isAdministrator && viewedAs === null;
  const showsCompany = seesAll && request.portalId === null;
  const isPhone = useIsPhone();
  const columns = useMemo(() => quoteColumns({ showsCompany, isPhone }), [showsCompany, isPhone]);
  return (
    <PageFrame
      title="Quotes"
      subtitle={total === undefined ? undefined : countOf(table.rows.length, total)}
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
    >
      <ListToolbar state={state} searchHint="Search number, customer, vehicle or place" filters={filters}>
        {seesAll && (
          <CompanyChip
            value={request.portalId ?? ''}
            onPick={(portalId) => state.setFilter('company', portalId === '' ? [] : [portalId])}
          />
        )}
      </ListToolbar>
      <DataTable<QuoteRow>
        label="Quotes"
        columns={columns}
        {...table}
        rowId={({ _id }) => _id}
        rowHref={({ _id }) => `/quote/${_id}`}
        sort={{ key: request.sortby, order: request.sortorder }}
        onSort={state.setSort}
        empty={
          <ListEmpty
            what="quotes"
            state={state}
            none={{
              title: 'No quotes yet',
              text: 'Every price you get is kept here, to be booked when the customer agrees.',
              action: <LinkButton to="/get-quote">Get your first quote</LinkButton>,
            }}
          />
        }
      />
    </PageFrame>
  );
}
