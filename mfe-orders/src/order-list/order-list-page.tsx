import type { OrderRow } from '@overland/contracts';
import {
  formatCount,
  formatCountOf,
  formatMoney,
  LinkButton,
  PageFrame,
  useIsPhone,
  useLoadedLater,
} from '@overland/ui';
import {
  CompanyFilter,
  DataTable,
  ListEmpty,
  ListToolbar,
  type TotalsLine,
  useChosen,
  useListState,
} from '@overland/ui/table';
import { useSession, useViewAs } from '@overland/web';
import { useLiveOrders } from '../use-live-orders';
import { useWorkList } from '../work-list/use-work-list';
import { WorkCard } from '../work-list/work-card';
import { ExportMenu } from './export-menu';
import { listDefaults, listRequest } from './list-request';
import { orderCards, orderColumns } from './order-columns';
import { orderFilters } from './order-filters';
import { useOrderExport, wholeList } from './use-order-export';
import { useOrders } from './use-orders';

const columns = {
  all: { table: orderColumns({ showsCompany: true }), cards: orderCards({ showsCompany: true }) },
  one: { table: orderColumns({ showsCompany: false }), cards: orderCards({ showsCompany: false }) },
};
const rowId = ({ _id }: OrderRow) => _id;
const rowHref = ({ _id }: OrderRow) => `/order/${_id}`;
const loadBar = () => import('./chosen-bar');
const labelOf = ({ uniqueId }: OrderRow) => `Select order #${uniqueId}`;

/** The orders of the own portal, of the portal viewed as, or of all (docs/product/orders.md). */
export function OrderListPage() {
  useLiveOrders();
  const isStaff = useSession((state) => state.role === 'MCAdmin');
  const viewedAs = useViewAs((state) => state.portalId);
  const isPhone = useIsPhone();
  const state = useListState(listDefaults);
  const request = listRequest(state, { viewedAs });
  const { first, table } = useOrders(request);
  const work = useWorkList();
  const { sortby, sortorder, ...filters } = request;
  const { chosen, selection, clear } = useChosen({
    rows: table.rows,
    rowId,
    labelOf,
    scope: JSON.stringify(filters),
  });
  const { isExporting, exportOrders } = useOrderExport();
  const bar = useLoadedLater(loadBar, chosen.length > 0);
  const seesAll = isStaff && viewedAs === null;
  const { table: tableColumns, cards } = columns[seesAll && request.portalId === null ? 'all' : 'one'];
  return (
    <PageFrame
      wide
      title="Orders"
      subtitle={table.total === undefined ? undefined : headline(table.total, work.data?.total ?? 0)}
      actions={
        <ExportMenu
          label="Export"
          isExporting={isExporting}
          onExport={(format) => exportOrders({ ...wholeList(request), format })}
        />
      }
    >
      <WorkCard work={work} />
      <ListToolbar
        state={state}
        searchHint="Search number, customer, VIN, registration or place"
        filters={orderFilters(state.filters)}
      >
        {seesAll && (
          <CompanyFilter
            value={request.portalId ?? ''}
            onPick={(portalId) => state.setFilter('company', portalId === '' ? [] : [portalId])}
          />
        )}
      </ListToolbar>
      <DataTable<OrderRow>
        label="Orders"
        columns={isPhone ? cards : tableColumns}
        {...table}
        lines={2}
        rowId={rowId}
        rowHref={rowHref}
        selection={selection}
        sort={{ key: sortby ?? 'uniqueId', order: sortorder ?? -1 }}
        onSort={state.setSort}
        totals={first && totalsOf(first)}
        empty={
          <ListEmpty
            what="orders"
            state={state}
            none={{
              title: 'No orders yet',
              text: 'A booked quote becomes an order. You follow it here until it is delivered.',
              action: <LinkButton to="/quotes">See the quotes</LinkButton>,
            }}
          />
        }
      />
      {bar && chosen.length > 0 && (
        <bar.ChosenBar
          chosen={chosen}
          isStaff={isStaff}
          isExporting={isExporting}
          onExport={(format) =>
            exportOrders({ ...wholeList(request), orderIds: chosen.map(({ _id }) => _id), format })
          }
          onClear={clear}
        />
      )}
    </PageFrame>
  );
}

/** "1,286 orders, 5 need attention" */
function headline(total: number | null, steps: number): string {
  const orders = total === null ? '1,000+ orders' : formatCountOf(total, 'order');
  if (steps === 0) return orders;
  return `${orders}, ${formatCount(steps)} ${steps === 1 ? 'needs' : 'need'} attention`;
}

/** Beyond 1,000 the server neither counts nor sums. */
function totalsOf({ total, totalPrice }: { total: number | null; totalPrice: number | null }): TotalsLine[] {
  const label = `${total === null ? '1,000+ orders' : formatCountOf(total, 'order')} in this view`;
  return [{ label, values: totalPrice === null ? {} : { price: formatMoney(totalPrice) } }];
}
