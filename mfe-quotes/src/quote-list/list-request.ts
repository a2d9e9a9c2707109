import {
  type InputOf,
  type QuoteStatus,
  quoteExpiries,
  quoteSortKeys,
  quoteStatuses,
  sortsAcrossPortals,
  transportTypes,
} from '@overland/contracts';
import { filteredDays, isCalendarDay } from '@overland/contracts/calendar';
import { calls } from '@overland/contracts/calls';
import { readOwner } from '@overland/quote-ui/owner';
import type { ListState } from '@overland/ui/table';
import { listPages, type seenPortalNow } from '@overland/web';

type QuoteListBody = InputOf<typeof calls.quotes.list>['body'];

/** Archived quotes are shown only when the filter asks for them. */
const defaultStatuses: readonly QuoteStatus[] = ['Unsaved', 'Saved', 'Booked'];

export const listDefaults = {
  sort: { key: 'uniqueId', order: -1 },
  filters: { status: defaultStatuses },
} as const;

/** Rows of one page: 150, 1500 while viewing as a portal, 5000 when a company is chosen (docs/product/quotes.md). */
export function pageSize({ viewedAs, company }: { viewedAs: string | null; company: string | null }): number {
  if (company !== null) return 5000;
  return viewedAs === null ? 150 : 1500;
}

/** The call's parameters from the address; unknown values are left out, so that an old link works. */
export function listRequest(
  { search, sort, filters }: Pick<ListState, 'search' | 'sort' | 'filters'>,
  { viewedAs, seesAll }: ReturnType<typeof seenPortalNow>,
): Omit<QuoteListBody, 'cursor'> {
  const company = viewedAs === null ? (filters.company?.[0] ?? null) : null;
  const [dateStart, dateEnd] = filteredDays(filters.created);
  const portalId = viewedAs ?? company;
  const expiry = quoteExpiries.find((one) => filters.expiry?.includes(one));
  const sorts = seesAll && portalId === null ? sortsAcrossPortals : quoteSortKeys;
  const sortby = sorts.find((key) => key === sort.key) ?? 'uniqueId';
  return {
    searchText: search.slice(0, 100),
    sortby,
    sortorder: sort.order,
    limit: pageSize({ viewedAs, company }),
    skip: 0,
    portalId,
    status: quoteStatuses.filter((status) => filters.status?.includes(status)),
    transportType: transportTypes.filter((type) => filters.transport?.includes(type)),
    ...(expiry && { expiry }),
    owner: readOwner(filters),
    dateStart: isCalendarDay(dateStart) ? dateStart : null,
    dateEnd: isCalendarDay(dateEnd) ? dateEnd : null,
  };
}

export const quotePages = (body: ReturnType<typeof listRequest>) =>
  listPages(calls.quotes.list, { body }, 'There was an error getting quotes');
