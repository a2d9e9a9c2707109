import {
  type InputOf,
  lastReportBand,
  orderAttentions,
  orderLabels,
  orderSortKeys,
  owedAgeNames,
  paymentTypes,
  serviceLevels,
  stops,
  transportTypes,
} from '@overland/contracts';
import { filteredDays, isCalendarDay } from '@overland/contracts/calendar';
import { calls } from '@overland/contracts/calls';
import { readOwner } from '@overland/quote-ui/owner';
import type { ListState } from '@overland/ui/table';
import { listPages } from '@overland/web';

type OrderListBody = InputOf<typeof calls.orders.list>['body'];

/** The words that fit a phone; docs/product/orders.md names all that is searched. */
export const orderSearchHint = 'Search number, name, phone, VIN or carrier';

export const listDefaults = { sort: { key: 'uniqueId', order: -1 }, filters: {} } as const;

/** The call's parameters from the address; unknown values are left out, so that an old link works. */
export function listRequest(
  { search, sort, filters }: Pick<ListState, 'search' | 'sort' | 'filters'>,
  { viewedAs }: { viewedAs: string | null },
): Omit<OrderListBody, 'cursor'> {
  const company = filters.company?.[0] ?? null;
  const [dateStart, dateEnd] = filteredDays(filters.created);
  const [pickupStart, pickupEnd] = filteredDays(filters.pickup);
  const [deliveryStart, deliveryEnd] = filteredDays(filters.delivery);
  const band = Number(filters.distance?.[0]);
  const paid = ['Paid', 'Unpaid'].find((value) => filters.paid?.includes(value));
  const sortby = orderSortKeys.find((key) => key === sort.key) ?? 'uniqueId';
  return {
    searchText: search.slice(0, 100),
    sortby,
    sortorder: sort.order,
    limit: 150,
    skip: 0,
    portalId: viewedAs ?? company,
    status: orderLabels.filter((label) => filters.status?.includes(label)),
    transportType: transportTypes.filter((type) => filters.transport?.includes(type)),
    paymentType: paymentTypes.filter((type) => filters.payment?.includes(type)),
    owner: readOwner(filters),
    paid: paid === undefined ? null : paid === 'Paid',
    dateStart: isCalendarDay(dateStart) ? dateStart : null,
    dateEnd: isCalendarDay(dateEnd) ? dateEnd : null,
    pickupStart: isCalendarDay(pickupStart) ? pickupStart : null,
    pickupEnd: isCalendarDay(pickupEnd) ? pickupEnd : null,
    deliveryStart: isCalendarDay(deliveryStart) ? deliveryStart : null,
    deliveryEnd: isCalendarDay(deliveryEnd) ? deliveryEnd : null,
    overdue: stops.filter((stop) => filters[stop]?.[0] === 'overdue'),
    carrier: filters.carrier?.[0]?.slice(0, 100) ?? '',
    serviceLevel: serviceLevels.filter((level) => filters.level?.includes(String(level))),
    mileageBand: Number.isInteger(band) && band >= 1 && band <= lastReportBand ? band : null,
    attention: orderAttentions.filter((one) => filters.attention?.includes(one)),
    ages: owedAgeNames.filter((age) => filters.age?.includes(age)),
    ...(filters.claim?.includes('open') && { openClaim: true }),
  };
}

/** Of the list of open claims: the next to answer first. */
export const claimDefaults = { sort: { key: 'claimDue', order: 1 }, filters: {} } as const;

export const orderPages = (body: ReturnType<typeof listRequest>) =>
  listPages(calls.orders.list, { body }, 'There was an error getting orders');
