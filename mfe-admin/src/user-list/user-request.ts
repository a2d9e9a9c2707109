import type { RequestOf, users } from '@overland/contracts';
import type { ListState } from '@overland/ui/table';

export type UserQuery = NonNullable<RequestOf<typeof users.list>['query']>;

const sortKeys = ['lastName', 'email', 'role', 'companyName', 'createdAt'] as const;

/** Rows of one page: 150, or 1500 while viewing as a portal (specification, section 9). */
const pageSize = (viewedAs: string | null) => (viewedAs === null ? '150' : '1500');

/** What the address says, as the call takes it, for the portal viewed as. */
export function userRequest(
  { search, sort }: Pick<ListState, 'search' | 'sort'>,
  { viewedAs }: { viewedAs: string | null },
): UserQuery {
  return {
    searchText: search.slice(0, 100),
    sortby: sortKeys.find((key) => key === sort.key) ?? 'lastName',
    sortorder: sort.order === 1 ? '1' : '-1',
    limit: pageSize(viewedAs),
    ...(viewedAs !== null && { portalId: viewedAs }),
  };
}
