import type { InputOf, OrderRow, orders, ReplyOf } from '@overland/contracts';
import {
  findMatches,
  listConditions,
  listTimeZone,
  portalOf,
  type Scope,
  selectPage,
} from '@overland/service-kit';
import type { EntityManager } from 'typeorm';

type ListRequest = InputOf<typeof orders.list>['body'];

/** The indexed column behind each sort key. */
const sortColumn: Record<ListRequest['sortby'], { column: string; type: string }> = {
  uniqueId: { column: 'unique_id', type: 'bigint' },
  createdAt: { column: 'created_at', type: 'timestamptz' },
  customerFullName: { column: 'customer_full_name', type: 'text' },
  status: { column: 'status', type: 'text' },
  price: { column: 'price', type: 'int' },
  companyName: { column: 'company_name', type: 'text' },
  pickupScheduledAt: { column: 'pickup_scheduled_at', type: 'date' },
  deliveryScheduledAt: { column: 'delivery_scheduled_at', type: 'date' },
};

/** One page of orders, made into JSON by PostgreSQL; deep pages follow the cursor. */
export async function listOrders(
  manager: EntityManager,
  { request, scope }: { request: ListRequest; scope: Scope },
): Promise<ReplyOf<typeof orders.list>> {
  const portalId = portalOf(scope);
  const matches = await findMatches(manager, 'orders', request.searchText);
  const hasDays = request.dateStart || request.dateEnd;
  const timeZone = hasDays ? await listTimeZone(manager, portalId) : 'UTC';
  return selectPage<OrderRow>(manager, {
    table: 'orders',
    row: listColumns,
    ...listConditions(request, { portalId, timeZone, matches, always: `status <> 'placing'` }),
    sort: sortColumn[request.sortby],
    request,
  });
}

const listColumns = `json_build_object('_id', id, 'uniqueId', unique_id, 'portalId', portal_id,
  'companyName', company_name, 'customerFullName', customer_full_name, 'pickup', pickup_place_text,
  'delivery', delivery_place_text, 'vehicles', vehicle_names, 'status', status, 'sdStatus', sd_status,
  'sdStatusLabel', sd_status_label, 'transportType', transport_type, 'paymentType', payment_type, 'paid', paid,
  'price', price, 'pickupScheduledAt', pickup_scheduled_at, 'deliveryScheduledAt', delivery_scheduled_at,
  'createdAt', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;
