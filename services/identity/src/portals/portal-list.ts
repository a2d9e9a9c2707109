import type { InputOf, PortalRow, portals, ReplyOf } from '@overland/contracts';
import { countUpTo10000 } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { containing, keyset, type SortKey, toPage } from '../keyset.js';

export type PortalQuery = InputOf<typeof portals.list>['query'];

const defaultLimit = 150;

const sortKeys: Record<PortalQuery['sortby'], SortKey> = {
  companyName: { sql: 'lower(p.company_name)', type: 'text' },
  companyState: { sql: 'lower(p.company_state)', type: 'text' },
  contactFullName: { sql: 'lower(p.contact_full_name)', type: 'text' },
  users: { sql: 'p.users', type: 'integer' },
};

const columns = `p.id as "_id", p.company_name as "companyName", p.is_dealership as "isDealership",
  p.is_premium as "isPremium", p.is_customer_portal as "isCustomerPortal",
  p.has_custom_rates as "hasCustomRates",
  p.company_city as "companyCity", p.company_state as "companyState",
  p.contact_full_name as "contactFullName",
  p.contact_email as "contactEmail", p.users`;

/** Portals with how many active users each has, counted in one go. */
const countedPortals = `(
  select portals.*, coalesce(counted.users, 0)::int as users
  from portals left join (
    select portal_id, count(*) as users from users where status = 'Active' group by portal_id
  ) as counted on counted.portal_id = portals.id
) as p`;

/** All portals, one page. */
export async function listPortals(
  manager: EntityManager,
  query: PortalQuery,
): Promise<ReplyOf<typeof portals.list>> {
  const params: unknown[] = [];
  const bind = (value: unknown) => `$${params.push(value)}`;
  const where = matching(query.searchText, bind);
  const total = await countUpTo10000(manager, `select 1 from portals p where ${where}`, [...params]);

  const { sortValue, after, orderBy } = keyset({
    key: sortKeys[query.sortby],
    id: 'p.id',
    sortorder: query.sortorder,
    cursor: query.cursor,
    bind,
  });
  const limit = query.limit ?? defaultLimit;
  const skip = query.cursor === undefined ? (query.skip ?? 0) : 0;
  const rows = await manager.query<(PortalRow & { sort: string | number })[]>(
    `select ${columns}, ${sortValue} as sort from ${countedPortals} where ${where} and ${after}
     order by ${orderBy} limit ${bind(limit + 1)} offset ${bind(skip)}`,
    params,
  );
  return { total, ...toPage(rows, limit) };
}

function matching(searchText: string, bind: (value: unknown) => string): string {
  if (searchText === '') return 'true';
  const searched = `p.company_name || ' ' || p.company_city || ' ' || p.company_state || ' ' ||
    p.contact_full_name || ' ' || p.contact_email`;
  return `(${searched}) ilike ${bind(containing(searchText))}`;
}
