import { type OrderRow, orderStatuses, transportChoices, transportTypes } from '@overland/contracts';
import { LinkButton, PageFrame, useIsPhone } from '@overland/ui';
import { countOf, DataTable, type Filter, ListEmpty, ListToolbar, useListState } from '@overland/ui/table';
import { useSession, useViewAs } from '@overland/web';
import { listRequest } from './list-request';
import { orderColumns, phoneColumns } from './order-columns';
import { useOrders } from './use-orders';

const filters: readonly Filter[] = [
  { key: 'status', label: 'Status', options: orderStatuses.map((value) => ({ value, label: value })) },
  {
    key: 'transport',
    label: 'Transport',
    options: transportTypes.map((value) => ({ value, label: transportChoices[value] })),
  },
  { key: 'created', label: 'Created', kind: 'days' },
];
const defaults = { sort: { key: 'uniqueId', order: -1 } } as const;
const allCompanies = orderColumns({ showsCompany: true });
const oneCompany = orderColumns({ showsCompany: false });

/** The orders of the own portal, of the portal viewed as, or of all (specification, section 2). */
export function OrderListPage() {
  const isAdministrator = useSession((state) => state.role === 'MCAdmin');
  const viewedAs = useViewAs((state) => state.portalId);
  const isPhone = useIsPhone();
  const state = useListState(defaults);
  const request = listRequest(state, { viewedAs });
  const { total, table } = useOrders(request);
  const wideColumns = isAdministrator && viewedAs === null ? allCompanies : oneCompany;
  return (
    <PageFrame
      title="Orders"
      subtitle={total === undefined ? undefined : countOf(table.rows.length, total)}
      actions={
        <LinkButton variant="go" size="small" to="/get-quote">
          Get Quote
        </LinkButton>
      }
    >
      <ListToolbar
        state={state}
        searchHint="Search number, customer, VIN, registration or place"
        filters={filters}
      />
      <DataTable<OrderRow>
        label="Orders"
        columns={isPhone ? phoneColumns : wideColumns}
        {...table}
        rowId={({ _id }) => _id}
        rowHref={({ _id }) => `/order/${_id}`}
        sort={{ key: request.sortby ?? 'uniqueId', order: request.sortorder ?? -1 }}
        onSort={state.setSort}
        empty={
          <ListEmpty
            what="orders"
            state={state}
            none={{
              title: 'No orders yet',
              text: 'A quote that is booked becomes an order and is followed here until it is delivered.',
              action: <LinkButton to="/quotes">Open the quotes</LinkButton>,
            }}
          />
        }
      />
    </PageFrame>
  );
}
