import { type RequestOf } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import type { ListState } from '@overland/ui/table';
import { listPages } from '@overland/web';

type PortalQuery = NonNullable<RequestOf<typeof calls.portals.list>['query']>;

const sortKeys = ['companyName', 'companyState', 'contactFullName', 'users'] as const;

export const listDefaults = { sort: { key: 'companyName', order: 1 } } as const;

/** The list request for an address; an unknown sort falls back to the default, so an odd link still works. */
export function portalRequest({ search, sort }: Pick<ListState, 'search' | 'sort'>): PortalQuery {
  return {
    searchText: search.slice(0, 100),
    sortby: sortKeys.find((key) => key === sort.key) ?? 'companyName',
    sortorder: sort.order === 1 ? '1' : '-1',
    limit: '150',
  };
}

export const portalPages = (query: PortalQuery) =>
  listPages(calls.portals.list, { query }, 'There was an error getting portals');
