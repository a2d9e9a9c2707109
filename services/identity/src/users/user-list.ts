import type { InputOf, ReplyOf, User, users } from '@overland/contracts';
import { countUpTo10000, type Scope } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { containing, keyset, type SortKey, toPage } from '../keyset.js';

export type UserQuery = InputOf<typeof users.list>['query'];

const defaultLimit = 150;

const sortKeys: Record<UserQuery['sortby'], SortKey> = {
  lastName: { sql: 'lower(u.last_name)', type: 'text' },
  email: { sql: 'u.email', type: 'text' },
  role: { sql: 'u.role', type: 'text' },
  companyName: { sql: 'lower(p.company_name)', type: 'text' },
  createdAt: { sql: 'u.created_at', type: 'timestamptz' },
};

export const userColumns = `u.id as "_id", u.id as "userId", u.portal_id as "portalId",
  p.company_name as "companyName", u.first_name as "firstName", u.last_name as "lastName", u.email, u.phone,
  u.mobile_phone as "mobilePhone", u.role, u.is_super_admin as "isSuperAdmin", u.status,
  u.created_at as "createdAt"`;

/** The users of a scope, one page. Row-level security holds the same line a second time. */
export async function listUsers(
  manager: EntityManager,
  scope: Scope,
  query: UserQuery,
): Promise<ReplyOf<typeof users.list>> {
  const params: unknown[] = [];
  const bind = (value: unknown) => `$${params.push(value)}`;
  const where = matching(scope, query.searchText, bind);
  const source = `from users u join portals p on p.id = u.portal_id where ${where}`;
  const total = await countUpTo10000(manager, `select 1 ${source}`, [...params]);

  const { sortValue, after, orderBy } = keyset({
    key: sortKeys[query.sortby],
    id: 'u.id',
    sortorder: query.sortorder,
    cursor: query.cursor,
    bind,
  });
  const limit = query.limit ?? defaultLimit;
  const skip = query.cursor === undefined ? (query.skip ?? 0) : 0;
  const rows = await manager.query<(User & { sort: string })[]>(
    `select ${userColumns}, ${sortValue} as sort ${source} and ${after}
     order by ${orderBy} limit ${bind(limit + 1)} offset ${bind(skip)}`,
    params,
  );
  return { total, ...toPage(rows, limit) };
}

function matching(scope: Scope, searchText: string, bind: (value: unknown) => string): string {
  const portal = 'all' in scope ? 'true' : `u.portal_id = ${bind(scope.portalId)}::uuid`;
  if (searchText === '') return portal;
  const searched = `u.first_name || ' ' || u.last_name || ' ' || u.email || ' ' || p.company_name`;
  return `${portal} and (${searched}) ilike ${bind(containing(searchText))}`;
}
