import { addressSortKeys, addressStatuses, type RequestOf } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import type { ListState } from '@overland/ui/table';
import { listPages, type seenPortalNow } from '@overland/web';

type AddressQuery = NonNullable<RequestOf<typeof calls.addresses.list>['query']>;

export const listDefaults = { sort: { key: 'businessName', order: 1 }, filters: {} } as const;

/** The list request for an address, for the portal viewed as or chosen; unknown values are left out. */
export function addressRequest(
  { search, sort, filters }: Pick<ListState, 'search' | 'sort' | 'filters'>,
  { viewedAs, seesAll }: ReturnType<typeof seenPortalNow>,
): AddressQuery {
  const portalId = viewedAs ?? (seesAll ? filters.company?.[0] : undefined);
  const status = addressStatuses.find((one) => filters.status?.includes(one));
  return {
    searchText: search.slice(0, 100),
    sortby: addressSortKeys.find((key) => key === sort.key) ?? 'businessName',
    sortorder: sort.order === 1 ? '1' : '-1',
    ...(portalId !== undefined && { portalId }),
    ...(status !== undefined && { status }),
  };
}

export const addressPages = (query: AddressQuery) =>
  listPages(calls.addresses.list, { query }, 'There was an error getting the address book');
