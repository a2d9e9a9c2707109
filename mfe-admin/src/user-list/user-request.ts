import { type RequestOf, roles, userListStatuses } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import type { ListState } from '@overland/ui/table';
import { listPages, type seenPortalNow } from '@overland/web';

type UserQuery = NonNullable<RequestOf<typeof calls.users.list>['query']>;

const sortKeys = ['lastName', 'email', 'role', 'companyName', 'createdAt'] as const;

/** How the list opens: archived users are shown only when the filter asks for them. */
export const listDefaults = {
  sort: { key: 'lastName', order: 1 },
  filters: { status: ['Active', 'Invited'] },
} as const;

type UserScope = ReturnType<typeof seenPortalNow>;

/** Rows of one page: 150, or 1500 while viewing as a portal (docs/product/people.md). */
const pageSize = (viewedAs: string | null) => (viewedAs === null ? '150' : '1500');

/** The list request for an address, for the portal viewed as or chosen; unknown values are left out. */
export function userRequest(
  { search, sort, filters }: Pick<ListState, 'search' | 'sort' | 'filters'>,
  { viewedAs, seesAll }: UserScope,
): UserQuery {
  const portalId = viewedAs ?? (seesAll ? filters.company?.[0] : undefined);
  const role = roles.find((one) => filters.role?.includes(one));
  const status = userListStatuses.filter((one) => filters.status?.includes(one)).join();
  return {
    searchText: search.slice(0, 100),
    sortby: sortKeys.find((key) => key === sort.key) ?? 'lastName',
    sortorder: sort.order === 1 ? '1' : '-1',
    limit: pageSize(viewedAs),
    ...(portalId !== undefined && { portalId }),
    ...(role !== undefined && { role }),
    ...(status !== '' && { status }),
  };
}

export const userPages = (query: UserQuery, { seesAll }: Pick<UserScope, 'seesAll'>) =>
  listPages(seesAll ? calls.users.listAll : calls.users.list, { query }, 'There was an error getting users');
