import { Injectable } from '@nestjs/common';
import {
  amountDue,
  CodRow,
  type CodTable,
  codStatuses,
  type InputOf,
  isPaymentDue,
  isUnpaidBeforePickup,
  type OrderStatus,
  type orderTables,
} from '@overland/contracts';
import { providerTimeZone, todayIn } from '@overland/contracts/calendar';
import { fieldsFor, listPortals, portalOf, type Scope, searchCondition } from '@overland/service-kit';
import {
  Any,
  type EntityManager,
  type FindOptionsWhere,
  IsNull,
  Not,
  Raw,
  type SelectQueryBuilder,
} from 'typeorm';
import { actualTimes } from '../orders/actual-times.js';
import { type Asking, canBeAsked } from '../orders/asking.js';
import { OrderEntity } from '../orders/order.entity.js';
import { owedForSql } from '../orders/overdue-sql.js';
import { betweenDays, orderSearch } from '../reading/order-list.js';

type CodRequest = InputOf<typeof orderTables.cod>['body'];

const columns: (keyof OrderEntity)[] = [
  'id',
  'portalId',
  'uniqueId',
  'companyName',
  'paid',
  'paidBy',
  'paidAt',
  'paidAmount',
  'paidOn',
  'paymentRequestedAt',
  'paymentDispute',
  'flaggedFrom',
  'pickedUpAt',
  'deliveredAt',
  'reg',
  'status',
  'sdStatus',
  'sdStatusLabel',
  'customerFullName',
  'pickupScheduledAt',
  'deliveryScheduledAt',
  'price',
];
const shownColumns = columns.map((column) => `t.${column}`);

const sortColumns: Record<NonNullable<CodRequest['sortBy']>['key'], keyof OrderEntity> = {
  uniqueId: 'uniqueId',
  orderTableCustomer: 'customerFullName',
  companyName: 'companyName',
  orderTableStatus: 'status',
  pickupScheduledAt: 'pickupScheduledAt',
  orderTableDeliveryEst: 'deliveryScheduledAt',
  price: 'price',
  paid: 'paid',
};

interface CodQuery {
  request: CodRequest;
  scope: Scope;
  now: Date;
}

@Injectable()
export class CodTableRepository {
  /** COD orders that are not canceled, unpaid ones first (docs/product/orders.md). */
  async read(manager: EntityManager, { request, scope, now }: CodQuery): Promise<CodTable> {
    const found = manager
      .createQueryBuilder(OrderEntity, 't')
      .select(shownColumns)
      .where(filtersOf(request, { portalId: portalOf(scope), now }));
    if (request.portals.length > 0) found.andWhere({ portalId: Any(request.portals) });
    const search = await searchCondition(manager, { search: orderSearch, typed: request.searchText });
    if (search) found.andWhere(search.sql, search.parameters);
    const page = found.orderBy('t.paid').addOrderBy('t.pickupScheduledAt').addOrderBy('t.uniqueId');
    page.limit(request.limit).offset(request.skip);
    const orders = await sorted(manager, page, request.sortBy).getMany();
    const zoneOf = await zoneByPortal(manager, orders);
    const rows = orders.map((order) => toRow(order, { at: now, timeZone: zoneOf(order.portalId) }));
    return { rows, sums: sumsOf(rows) };
  }
}

function filtersOf(
  request: CodRequest,
  { portalId, now }: { portalId: string | null; now: Date },
): FindOptionsWhere<OrderEntity> {
  const { paid, orderTableStatus, dateStart, dateEnd, disputed, ages } = request;
  const days = betweenDays(dateStart, dateEnd);
  return {
    paymentType: 'COD',
    status: Any([...(orderTableStatus.length > 0 ? orderTableStatus : codStatuses)]),
    ...(portalId ? { portalId } : {}),
    ...(paid === null ? {} : { paid }),
    ...(disputed === null ? {} : { paymentDispute: disputed ? Not(IsNull()) : IsNull() }),
    ...(days ? { pickupScheduledAt: days } : {}),
    ...(ages.length > 0 ? { price: Raw(() => owedForSql(ages), { now }) } : {}),
  };
}

function sorted(
  manager: EntityManager,
  page: SelectQueryBuilder<OrderEntity>,
  sortBy: CodRequest['sortBy'],
): SelectQueryBuilder<OrderEntity> {
  if (!sortBy) return page;
  const direction = sortBy.desc ? 'DESC' : 'ASC';
  return manager
    .createQueryBuilder(OrderEntity, 't')
    .select(shownColumns)
    .where(`t.id in (${page.select('t.id').getQuery()})`)
    .setParameters(page.getParameters())
    .orderBy(`t.${sortColumns[sortBy.key]}`, direction)
    .addOrderBy('t.uniqueId', direction);
}

async function zoneByPortal(
  manager: EntityManager,
  orders: readonly OrderEntity[],
): Promise<(portalId: string) => string> {
  const ids = [...new Set(orders.map(({ portalId }) => portalId))];
  const portals = await listPortals(manager, ids);
  const zones = new Map(portals.map(({ _id, timeZone }) => [_id, timeZone]));
  return (portalId) => zones.get(portalId) ?? providerTimeZone;
}

function toRow(order: OrderEntity, now: Asking): CodRow {
  const cod = { ...order, paymentType: 'COD' } as const;
  const today = todayIn(now.timeZone, now.at);
  return {
    ...fieldsFor(CodRow, order),
    _id: order.id,
    // No row of the table is still being placed.
    status: order.status as OrderStatus,
    orderTableStatus: order.status,
    orderTableCustomer: order.customerFullName,
    orderTablePickupEst: order.pickupScheduledAt,
    orderTableDeliveryEst: order.deliveryScheduledAt,
    isDue: isUnpaidBeforePickup(cod, today),
    isPaymentDue: isPaymentDue(cod, today),
    ...actualDays(order, now),
    today,
    canRequest: canBeAsked(cod, now),
    requestedOn: order.paymentRequestedAt && todayIn(now.timeZone, order.paymentRequestedAt),
  };
}

function actualDays(order: OrderEntity, { timeZone }: Asking) {
  const { pickedUpAt, deliveredAt } = actualTimes(order);
  return {
    pickedUpOn: pickedUpAt && todayIn(timeZone, pickedUpAt),
    deliveredOn: deliveredAt && todayIn(timeZone, deliveredAt),
  };
}

function sumsOf(rows: readonly CodRow[]): CodTable['sums'] {
  const sum = (chosen: CodRow[], dollarsOf: (row: CodRow) => number) => ({
    orders: chosen.length,
    price: chosen.reduce((total, row) => total + dollarsOf(row), 0),
  });
  const received = ({ paidAmount, price, paid }: CodRow) => paidAmount ?? (paid ? price : 0);
  const unpaid = rows.filter(({ paid }) => !paid);
  return {
    unpaid: sum(unpaid, amountDue),
    due: sum(
      rows.filter((row) => row.isPaymentDue),
      amountDue,
    ),
    paid: sum(
      rows.filter(({ paid }) => paid),
      received,
    ),
    paidInPart: sum(
      unpaid.filter((row) => received(row) > 0),
      received,
    ),
    all: sum([...rows], ({ price }) => price),
  };
}
