import {
  type CodRow,
  codSortKeys,
  codStatuses,
  type InputOf,
  owedAgeNames,
  type RequestOf,
} from '@overland/contracts';
import { filteredDays, isCalendarDay } from '@overland/contracts/calendar';
import { calls } from '@overland/contracts/calls';
import type { ListState } from '@overland/ui/table';
import { type ApiQuery, keepPreviousData } from '@overland/web';
import { halfMinute } from '../order-queries';

export type CodRequest = InputOf<typeof calls.orderTables.cod>['body'];

/** Unpaid first, then by pickup. */
export const codDefaults = { sort: { key: 'paid', order: 1 }, filters: {} } as const;

/** The call's parameters from the address; unknown values are left out, so that an old link works. */
export function codRequest(
  { search, sort, filters }: Pick<ListState, 'search' | 'sort' | 'filters'>,
  { viewedAs }: { viewedAs: string | null },
): CodRequest {
  const [dateStart, dateEnd] = filteredDays(filters.pickup);
  const paid = ['Paid', 'Unpaid'].find((value) => filters.paid?.includes(value));
  const dispute = ['In dispute', 'Not in dispute'].find((value) => filters.dispute?.includes(value));
  const key = codSortKeys.find((one) => one === sort.key) ?? codDefaults.sort.key;
  const isDefault = key === codDefaults.sort.key && sort.order === codDefaults.sort.order;
  return {
    limit: 1000,
    skip: 0,
    cod: true,
    portalId: viewedAs,
    portals: viewedAs === null ? (filters.company ?? []).slice(0, 1) : [],
    paid: paid === undefined ? null : paid === 'Paid',
    orderTableStatus: codStatuses.filter((status) => filters.status?.includes(status)),
    dateStart: isCalendarDay(dateStart) ? dateStart : null,
    dateEnd: isCalendarDay(dateEnd) ? dateEnd : null,
    disputed: dispute === undefined ? null : dispute === 'In dispute',
    ages: owedAgeNames.filter((age) => filters.age?.includes(age)),
    searchText: search.slice(0, 100),
    sortBy: isDefault ? null : { key, desc: sort.order === -1 },
  };
}

/** The orders shown, as a file: filters of the COD table are not those of the orders list, so they are named. */
export function codExport(
  rows: readonly CodRow[],
  { viewedAs }: { viewedAs: string | null },
): RequestOf<typeof calls.orders.export>['body'] {
  return {
    format: 'csv',
    portalId: viewedAs,
    paymentType: ['COD'],
    sortby: 'pickupScheduledAt',
    sortorder: 1,
    orderIds: rows.map(({ _id }) => _id),
    table: 'cod',
  };
}

/** All rows of the COD table at once; for `useApiQuery` and `prefetch`. */
export const codQuery = (request: CodRequest): ApiQuery<typeof calls.orderTables.cod> => [
  calls.orderTables.cod,
  { body: request },
  {
    whenUnreachable: 'There was an error getting orders',
    refetchInterval: halfMinute,
    // While a new search runs the older rows stay, so that nothing flickers.
    placeholderData: keepPreviousData,
  },
];
