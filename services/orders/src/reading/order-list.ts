import { type InputOf, mileageBands, OrderRow, openClaimStates, type orders } from '@overland/contracts';
import { providerTimeZone } from '@overland/contracts/calendar';
import {
  type CheckedReply,
  foundFirst,
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
import { costColumn } from '../costs/cost-columns.js';
import { OrderEntity } from '../orders/order.entity.js';
import { overdueSql } from '../orders/overdue-sql.js';

type ListRequest = InputOf<typeof orders.list>['body'];
type Filters = Omit<ListRequest, 'limit' | 'skip' | 'cursor'>;

export const orderSorts = {
  // The column shows the label.
  status: 'sdStatusLabel',
  pickup: 'pickupPlaceText',
  delivery: 'deliveryPlaceText',
  // The list shows the first of them.
  vehicles: { sql: '(t.vehicle_names[1])', type: 'text' },
} as const;

type OrderList<Row> = ListDefinition<OrderEntity, Row, ListRequest['sortby']>;

const orderList: OrderList<Omit<OrderRow, 'cost'>> = {
  entity: OrderEntity,
  row: z.omit(OrderRow, { cost: true }),
  columns: {
    _id: 'id',
    pickup: 'pickupPlaceText',
    delivery: 'deliveryPlaceText',
    vehicles: 'vehicleNames',
    ownerName: ownerNameColumn,
  },
  sort: orderSorts,
  tieBreaker: 'uniqueId',
  search: 'index',
  sum: { name: 'totalPrice', column: 'price' },
};

/** For MCAdmin. */
const listWithCosts: OrderList<Required<OrderRow>> = {
  ...orderList,
  row: OrderRow,
  columns: { ...orderList.columns, cost: costColumn },
};

const daysFirst = { ...orderSorts, uniqueId: foundFirst('unique_id') };
const lists = {
  any: { plain: orderList, withCosts: listWithCosts },
  ofFewDays: {
    plain: { ...orderList, sort: daysFirst },
    withCosts: { ...listWithCosts, sort: daysFirst },
  },
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
  const { plain, withCosts } = isOfFew(request) ? lists.ofFewDays : lists.any;
  const asked = { request: sortedIn(listedFor.scope, request), where };
  return showsCosts ? readList(manager, withCosts, asked) : readList(manager, plain, asked);
}

/** Of all orders; those that are overdue are among the open ones. */
const isOfFew = (request: ListRequest): boolean =>
  Boolean(request.overdue?.length) ||
  isFewDays({ from: request.pickupStart, to: request.pickupEnd }) ||
  isFewDays({ from: request.deliveryStart, to: request.deliveryEnd }) ||
  isFewDays({ from: request.dateStart, to: request.dateEnd });

/** All orders of a portal have one company name, and no index of a portal's orders begins with it. */
export function sortedIn<Request extends Pick<ListRequest, 'sortby'>>(
  scope: Scope,
  request: Request,
): Request {
  return request.sortby === 'companyName' && portalOf(scope) ? { ...request, sortby: 'uniqueId' } : request;
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
  if (request.openClaim) where.id = hasOpenClaim;
  where.pickupScheduledAt = betweenDays(request.pickupStart, request.pickupEnd);
  where.deliveryScheduledAt = betweenDays(request.deliveryStart, request.deliveryEnd);
  if (from || to) {
    where.createdAt = withinDays({ from, to, timeZone: await listTimeZone(manager, portalOf(scope)) });
  }
  return where;
}

/** Without bookings in progress, too. */
const overdueAt = (stops: NonNullable<Filters['overdue']>, now: Date): FindOperator<'New'> =>
  Raw(() => stops.map((stop) => overdueSql[stop]).join(' and '), { now, providerTimeZone });

const hasOpenClaim = Raw(
  (id) => `${id} in (select order_id from order_claims where state in ('${openClaimStates.join("', '")}'))`,
);

/** Bills are not marked paid, and a canceled order owes nothing. */
const paidOrOwed = ({ paid, paymentType }: { paid: boolean; paymentType: readonly string[] }) => ({
  paid,
  paymentType: Any(paymentType.length === 0 || paymentType.includes('COD') ? ['COD'] : []),
  ...(!paid && { status: Not(In(['placing', 'Canceled'])) }),
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
