import type { OrderRow } from '@overland/contracts';
import { useOwnerFilter } from '@overland/quote-ui/owner';
import {
  formatCount,
  formatCountOf,
  formatMoney,
  LinkButton,
  useIsPhone,
  useLoadedLater,
} from '@overland/ui';
import { ExportMenu, ListPage, type TotalsLine, useChosen, useListState } from '@overland/ui/table';
import { useApiPages, useKeptWalk, useSearchParams, useSeenPortal, useSession } from '@overland/web';
import { orderHref } from '../order-cards';
import { useAskedFor } from '../use-asked-for';
import { useLiveOrders } from '../use-live-orders';
import { useWorkList } from '../work-list/use-work-list';
import { WorkCard } from '../work-list/work-card';
import { claimDefaults, listDefaults, listRequest, orderPages, orderSearchHint } from './list-request';
import { cardsOfClaims, columnsOfClaims, orderCards, orderColumns } from './order-columns';
import { orderFilters } from './order-filters';
import { useOrderExport, wholeList } from './use-order-export';

const ofClaims = {
  all: { table: columnsOfClaims({ showsCompany: true }), cards: cardsOfClaims({ showsCompany: true }) },
  one: { table: columnsOfClaims({ showsCompany: false }), cards: cardsOfClaims({ showsCompany: false }) },
};
const columns = {
  /** Of MCAdmin. */
  all: {
    table: orderColumns({ showsCompany: true, showsMargin: true }),
    cards: orderCards({ showsCompany: true }),
  },
  viewed: {
    table: orderColumns({ showsCompany: false, showsMargin: true }),
    cards: orderCards({ showsCompany: false }),
  },
  one: { table: orderColumns({ showsCompany: false }), cards: orderCards({ showsCompany: false }) },
};
const rowId = ({ _id }: OrderRow) => _id;
const rowHref = ({ _id }: OrderRow) => orderHref(_id);
const claimHref = ({ _id }: OrderRow) => orderHref(_id, 'claims');
const loadBar = () => import('./chosen-bar');
const labelOf = ({ uniqueId }: OrderRow) => `Select order #${uniqueId}`;

export function OrderListPage() {
  useLiveOrders();
  const isStaff = useSession((state) => state.role === 'MCAdmin');
  const { viewedAs, seesAll } = useSeenPortal();
  const isPhone = useIsPhone();
  const [params] = useSearchParams();
  const showsClaims = params.get('claim') === 'open';
  const state = useListState(showsClaims ? claimDefaults : listDefaults);
  const request = listRequest(state, { viewedAs });
  const { first, next, table } = useApiPages(orderPages(request));
  useKeptWalk('orders', { ...table, request, next });
  const owner = useOwnerFilter(request.portalId ?? null);
  const work = useWorkList();
  const isNarrowed = state.search !== '' || state.isFiltered;
  const { sortby, sortorder, ...filters } = request;
  const { chosen, selection, clear } = useChosen({
    rows: table.rows,
    rowId,
    labelOf,
    scope: JSON.stringify(filters),
  });
  const { isExporting, exportOrders, askToExport } = useOrderExport();
  useAskedFor({ export: () => void askToExport(wholeList(request)) });
  const bar = useLoadedLater(loadBar, chosen.length > 0);
  const showsCompany = seesAll && request.portalId === null;
  const { table: tableColumns, cards } = showsClaims
    ? ofClaims[showsCompany ? 'all' : 'one']
    : columns[showsCompany ? 'all' : isStaff ? 'viewed' : 'one'];
  return (
    <ListPage<OrderRow>
      title={showsClaims ? 'Open Claims' : 'Orders'}
      subtitle={
        table.total === undefined
          ? undefined
          : headline(table.total, isNarrowed ? 0 : (work.data?.total ?? 0))
      }
      what="orders"
      actions={
        <>
          {!showsClaims && (
            <LinkButton variant="quiet" size="small" to="/orders/import">
              Book Many
            </LinkButton>
          )}
          <ExportMenu
            isExporting={isExporting}
            onExport={(format) => exportOrders({ ...wholeList(request), format })}
          />
        </>
      }
      // Who searches or filters looks for something else.
      above={!isNarrowed && <WorkCard work={work} />}
      state={state}
      views={showsClaims ? undefined : 'orders'}
      searchHint={orderSearchHint}
      filters={orderFilters(state.filters, owner)}
      choosesCompany={seesAll}
      columns={isPhone ? cards : tableColumns}
      {...table}
      lines={2}
      rowHref={showsClaims ? claimHref : rowHref}
      selection={selection}
      sort={{ key: sortby ?? 'uniqueId', order: sortorder ?? -1 }}
      totals={first && !showsClaims ? totalsOf(first) : undefined}
      none={{
        title: 'No orders yet',
        text: 'A booked quote becomes an order. You follow it here until it is delivered.',
        action: <LinkButton to="/quotes">See the quotes</LinkButton>,
      }}
    >
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
    </ListPage>
  );
}

function headline(total: number | null, steps: number): string {
  const orders = total === null ? '1,000+ orders' : formatCountOf(total, 'order');
  if (steps === 0) return orders;
  return `${orders}, ${formatCount(steps)} to do`;
}

/** Beyond 1,000 the server neither counts nor sums. */
function totalsOf({ total, totalPrice }: { total: number | null; totalPrice: number | null }): TotalsLine[] {
  const label = `${total === null ? '1,000+ orders' : formatCountOf(total, 'order')} in this view`;
  return [{ label, values: totalPrice === null ? {} : { price: formatMoney(totalPrice) } }];
}
