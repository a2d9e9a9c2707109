import {
  codStatuses,
  type InputOf,
  mileageBands,
  type OrderAttention,
  OrderRow,
  type OwedAge,
  openClaimStates,
  type orders,
  type SdStatus,
  sqlOfStates,
} from '@overland/contracts';
import {
  type CheckedReply,
  isFewDays,
  type ListDefinition,
  listTimeZone,
  ownedBy,
  ownerNameColumn,
  portalFilter,
  portalOf,
  readList,
  type Scope,
  textInColumn,
  withinDays,
} from '@overland/service-kit';
import {
  And,
  Any,
  type EntityManager,
  type FindOperator,
  type FindOptionsWhere,
  In,
  LessThanOrEqual,
  MoreThan,
  MoreThanOrEqual,
  Not,
  Raw,
} from 'typeorm';
import * as z from 'zod/mini';
import { claimColumn, claimDueSort } from '../claims/claim-columns.js';
import { costColumn } from '../costs/cost-columns.js';
import { OrderEntity } from '../orders/order.entity.js';
import { overdueSql, owedForSql, waitsForDelivery } from '../orders/overdue-sql.js';

type ListRequest = InputOf<typeof orders.list>['body'];
type Filters = Omit<ListRequest, 'limit' | 'skip' | 'cursor'>;

const orderSorts = {
  // The column shows the label.
  status: 'sdStatusLabel',
  pickup: 'pickupPlaceText',
  delivery: 'deliveryPlaceText',
  // The list shows the first of them.
  vehicles: { sql: '(t.vehicle_names[1])', type: 'text' },
  claimDue: claimDueSort,
} as const;

export const orderSearch = { index: 'orders', number: 'unique_id' } as const;

type OrderList<Row> = ListDefinition<OrderEntity, Row, ListRequest['sortby']>;

export const orderList: OrderList<Omit<OrderRow, 'cost' | 'claim'>> = {
  entity: OrderEntity,
  row: z.omit(OrderRow, { cost: true, claim: true }),
  columns: {
    _id: 'id',
    pickup: 'pickupPlaceText',
    delivery: 'deliveryPlaceText',
    vehicles: 'vehicleNames',
    ownerName: ownerNameColumn,
  },
  sort: orderSorts,
  tieBreaker: 'uniqueId',
  search: orderSearch,
  sum: { name: 'totalPrice', column: 'price' },
};

/** For MCAdmin. */
const listWithCosts: OrderList<Omit<Required<OrderRow>, 'claim'>> = {
  ...orderList,
  row: z.omit(OrderRow, { claim: true }),
  columns: { ...orderList.columns, cost: costColumn },
};

/** Of open claims. */
const claims: OrderList<Omit<OrderRow, 'cost'>> = {
  ...orderList,
  row: z.omit(OrderRow, { cost: true }),
  columns: { ...orderList.columns, claim: claimColumn },
};
const claimsWithCosts: OrderList<Required<OrderRow>> = {
  ...listWithCosts,
  row: OrderRow,
  columns: { ...listWithCosts.columns, claim: claimColumn },
};

const lists = {
  any: { plain: orderList, withCosts: listWithCosts },
  ofClaims: { plain: claims, withCosts: claimsWithCosts },
};

/** Whose orders are listed, and to whom: `mine` is said of that person. */
interface ListedFor {
  scope: Scope;
  userId: string;
  now: Date;
}

interface Listing extends ListedFor {
  request: ListRequest;
  showsCosts: boolean;
}

/** A page of orders as JSON made by PostgreSQL. Deep pages use the cursor. */
export async function listOrders(
  manager: EntityManager,
  { request, showsCosts, ...listedFor }: Listing,
): Promise<CheckedReply> {
  const where = await filtersOf(manager, request, listedFor);
  const { plain, withCosts } = lists[request.openClaim ? 'ofClaims' : 'any'];
  const sorted = sortedIn(listedFor.scope, request);
  const asked = { request: sorted, where, isFoundFirst: isOfFew(sorted) };
  return showsCosts ? readList(manager, withCosts, asked) : readList(manager, plain, asked);
}

/** Sorts that follow time, as the days do that a list is filtered by. */
const sortsInTime: readonly ListRequest['sortby'][] = [
  'uniqueId',
  'createdAt',
  'pickupScheduledAt',
  'deliveryScheduledAt',
];

/** Of all orders; those that are overdue, or owe a payment, are among the open ones. */
function isOfFew(request: ListRequest): boolean {
  const { sortby, overdue, attention, ages } = request;
  const days = [
    { column: 'pickupScheduledAt', from: request.pickupStart, to: request.pickupEnd },
    { column: 'deliveryScheduledAt', from: request.deliveryStart, to: request.deliveryEnd },
    { column: 'createdAt', from: request.dateStart, to: request.dateEnd },
  ];
  if (!sortsInTime.includes(sortby)) return false;
  return (
    request.paid === false ||
    [overdue, attention, ages].some((filter) => filter?.length) ||
    days.some(({ column, ...range }) => column !== sortby && isFewDays(range))
  );
}

/** All orders of a portal have one company name, and no index of a portal's orders begins with it; claims alone have a day to answer. */
export function sortedIn<Request extends Pick<ListRequest, 'sortby' | 'openClaim'>>(
  scope: Scope,
  request: Request,
): Request {
  const isSortable =
    request.sortby === 'claimDue' ? request.openClaim : request.sortby !== 'companyName' || !portalOf(scope);
  return isSortable ? request : { ...request, sortby: 'uniqueId' };
}

/** Whose orders, and which of them. */
export async function filtersOf(
  manager: EntityManager,
  request: Filters,
  { scope, userId, now }: ListedFor,
): Promise<FindOptionsWhere<OrderEntity>> {
  const { dateStart: from, dateEnd: to, status, transportType, paymentType, paid } = request;
  const where: FindOptionsWhere<OrderEntity> = { status: Not('placing'), ...portalFilter(scope) };
  if (status.length > 0) where.sdStatusLabel = Any(status);
  if (transportType.length > 0) where.transportType = Any(transportType);
  if (paymentType.length > 0) where.paymentType = Any(paymentType);
  if (paid !== null) Object.assign(where, paidOrOwed({ paid, paymentType }));
  if (request.owner) where.ownerId = ownedBy(request.owner, userId);
  if (request.serviceLevel?.length) where.serviceLevel = Any(request.serviceLevel);
  if (request.mileageBand) where.miles = withinBand(request.mileageBand);
  if (request.carrier) where.carrierName = await textInColumn(manager, 'orders', request.carrier);
  if (request.overdue?.length) where.status = overdueAt(request.overdue, now);
  if (request.openClaim) where.id = hasOpenClaim(now);
  if (request.attention?.length) where.sdStatus = waitsFor(request.attention);
  if (request.ages?.length) where.price = owedFor(request.ages, now);
  where.pickupScheduledAt = betweenDays(request.pickupStart, request.pickupEnd);
  where.deliveryScheduledAt = betweenDays(request.deliveryStart, request.deliveryEnd);
  if (from || to) {
    where.createdAt = withinDays({ from, to, timeZone: await listTimeZone(manager, portalOf(scope)) });
  }
  return where;
}

/** Without bookings in progress, too. */
const overdueAt = (stops: NonNullable<Filters['overdue']>, now: Date): FindOperator<'New'> =>
  Raw(() => stops.map((stop) => overdueSql[stop]).join(' and '), { now });

/** Any of these; all of them are of open orders, which have an index. */
function waitsFor(attentions: readonly OrderAttention[]): FindOperator<SdStatus> {
  const states = attentions.flatMap((one) => (one === 'terms' ? [] : one));
  const any = [
    ...(states.length > 0 ? [`t.sd_status in ${sqlOfStates(states)}`] : []),
    ...(attentions.includes('terms') ? [`t.terms_accepted_at is null and ${waitsForDelivery}`] : []),
  ];
  return Raw(() => `(t.status in ('New', 'Pending', 'Picked Up') and (${any.join(' or ')}))`);
}

/** Of those that the receivables report counts (docs/product/reports.md). */
const owedFor = (ages: readonly OwedAge[], now: Date): FindOperator<number> =>
  Raw(() => `(t.payment_type = 'COD' and t.status <> 'Canceled' and ${owedForSql(ages)})`, { now });

/** With what its column needs. */
const hasOpenClaim = (now: Date): FindOperator<string> =>
  Raw(
    (id) => `${id} in (select order_id from order_claims where state in ('${openClaimStates.join("', '")}'))`,
    { now },
  );

/** Bills are not marked paid, and a canceled order owes nothing. */
const paidOrOwed = ({ paid, paymentType }: { paid: boolean; paymentType: readonly string[] }) => ({
  paid,
  paymentType: Any(paymentType.length === 0 || paymentType.includes('COD') ? ['COD'] : []),
  // As the index of unpaid COD orders has them.
  ...(!paid && { status: In(codStatuses) }),
});

/** Miles of the band with this number; the last is open-ended. */
function withinBand(band: number): FindOperator<number> {
  const [before = 0, end] = [mileageBands[band - 2], mileageBands[band - 1]];
  return And(MoreThan(before), ...(end === undefined ? [] : [LessThanOrEqual(end)]));
}

type MaybeDay = string | null | undefined;

/** Both days are included. A missing one leaves that end open. */
export function betweenDays(from: MaybeDay, to: MaybeDay): FindOperator<string> | undefined {
  const bounds = [...(from ? [MoreThanOrEqual(from)] : []), ...(to ? [LessThanOrEqual(to)] : [])];
  return bounds.length === 0 ? undefined : And(...bounds);
}
