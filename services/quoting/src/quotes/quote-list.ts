import type { InputOf, quotes } from '@overland/contracts';
import {
  type CheckedReply,
  findMatches,
  listConditions,
  listTimeZone,
  portalOf,
  type Scope,
  selectPageAsJson,
} from '@overland/service-kit';
import type { EntityManager } from 'typeorm';

type ListRequest = InputOf<typeof quotes.list>['body'];
type SortKey = ListRequest['sortby'];

/** The indexed column behind each sort key; text and numbers compare the same in a cursor as in the index. */
const sortColumn: Record<SortKey, { column: string; type: string }> = {
  uniqueId: { column: 'unique_id', type: 'bigint' },
  createdAt: { column: 'created_at', type: 'timestamptz' },
  customerFullName: { column: 'customer_full_name', type: 'text' },
  pickup: { column: 'pickup_text', type: 'text' },
  delivery: { column: 'delivery_text', type: 'text' },
  // The first of them stands in the list.
  vehicles: { column: 'vehicles[1]', type: 'text' },
  status: { column: 'status', type: 'text' },
  price: { column: 'price', type: 'int' },
  companyName: { column: 'company_name', type: 'text' },
};

/** One page of quotes, made into JSON by PostgreSQL; deep pages follow the cursor. */
export async function listQuotes(
  manager: EntityManager,
  { request, scope }: { request: ListRequest; scope: Scope },
): Promise<CheckedReply> {
  const sort = sortColumn[request.sortby];
  const portalId = portalOf(scope);
  const matches = await findMatches(manager, 'quotes', request.searchText);
  const hasDays = request.dateStart || request.dateEnd;
  const timeZone = hasDays ? await listTimeZone(manager, portalId) : 'UTC';
  return selectPageAsJson(manager, {
    table: 'quotes',
    row: listColumns,
    ...listConditions(request, { portalId, timeZone, matches }),
    sort,
    request,
  });
}

const listColumns = `json_build_object('_id', id, 'uniqueId', unique_id, 'status', status, 'portalId', portal_id,
  'companyName', company_name, 'customerFullName', customer_full_name, 'pickup', pickup_text,
  'delivery', delivery_text, 'vehicles', vehicles, 'transportType', transport_type, 'miles', miles, 'price', price,
  'createdAt', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'expiresAt', to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;
