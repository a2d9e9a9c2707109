import { type InputOf, orderSortKeys, orderStatuses, type orders, transportTypes } from '@overland/contracts';
import { isCalendarDay } from '@overland/contracts/calendar';
import type { ListState } from '@overland/ui/table';

export type OrderListBody = InputOf<typeof orders.list>['body'];

/** Rows of one page. */
export const pageSize = 150;

/** What the address says, as the call takes it; what no list knows is left out, so an odd link still works. */
export function listRequest(
  { search, sort, filters }: Pick<ListState, 'search' | 'sort' | 'filters'>,
  { viewedAs }: { viewedAs: string | null },
): Omit<OrderListBody, 'cursor'> {
  const [dateStart = '', dateEnd = ''] = filters.created ?? [];
  const sortby = orderSortKeys.find((key) => key === sort.key) ?? 'uniqueId';
  return {
    searchText: search.slice(0, 100),
    sortby,
    sortorder: sort.order,
    limit: pageSize,
    skip: 0,
    portalId: viewedAs,
    status: orderStatuses.filter((status) => filters.status?.includes(status)),
    transportType: transportTypes.filter((type) => filters.transport?.includes(type)),
    dateStart: isCalendarDay(dateStart) ? dateStart : null,
    dateEnd: isCalendarDay(dateEnd) ? dateEnd : null,
  };
}
