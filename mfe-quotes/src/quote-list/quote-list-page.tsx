import { type QuoteRow, quoteStatuses, transportChoices, transportTypes } from '@overland/contracts';
import { LinkButton, PageFrame, useIsPhone } from '@overland/ui';
import {
  CompanyFilter,
  countOf,
  DataTable,
  type Filter,
  ListEmpty,
  ListToolbar,
  useListState,
} from '@overland/ui/table';
import { useSession, useViewAs } from '@overland/web';
import { listDefaults, listRequest } from './list-request';
import { quoteCards, quoteColumns } from './quote-columns';
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
const columns = {
  all: { table: quoteColumns({ showsCompany: true }), cards: quoteCards({ showsCompany: true }) },
  one: { table: quoteColumns({ showsCompany: false }), cards: quoteCards({ showsCompany: false }) },
};

/** The quotes of the own portal, of the portal viewed as, or of all (docs/product/quotes.md). */
export function QuoteListPage() {
  const isAdministrator = useSession((state) => state.role === 'MCAdmin');
  const viewedAs = useViewAs((state) => state.portalId);
  const state = useListState(listDefaults);
  const seesAll = isAdministrator && viewedAs === null;
  const request = listRequest(state, { viewedAs, seesAll });
  const { table } = useQuotes(request);
  const showsCompany = seesAll && request.portalId === null;
  const { table: tableColumns, cards } = showsCompany ? columns.all : columns.one;
  const isPhone = useIsPhone();
  return (
    <PageFrame
      wide
      title="Quotes"
      subtitle={countOf(table)}
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
          <CompanyFilter
            value={request.portalId ?? ''}
            onPick={(portalId) => state.setFilter('company', portalId === '' ? [] : [portalId])}
          />
        )}
      </ListToolbar>
      <DataTable<QuoteRow>
        label="Quotes"
        columns={isPhone ? cards : tableColumns}
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
              text: 'Every quote you make is listed here, ready to book when the customer agrees.',
              action: <LinkButton to="/get-quote">Get your first quote</LinkButton>,
            }}
          />
        }
      />
    </PageFrame>
  );
}
