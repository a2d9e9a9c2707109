import {
  type InputOf,
  type QuoteExpiry,
  type QuoteStatus,
  quoteExpiries,
  quoteFollowUps,
  quoteSortKeys,
  quoteStatuses,
  sortsAcrossPortals,
  transportTypes,
} from '@overland/contracts';
import { filteredDays, isCalendarDay } from '@overland/contracts/calendar';
import { calls } from '@overland/contracts/calls';
import { readOwner } from '@overland/quote-ui/owner';
import type { ListDefaults, ListState } from '@overland/ui/table';
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

/** Quotes to follow up begin with the one that expires next, or expired last. */
export function defaultsFor(expiry: QuoteExpiry | undefined): ListDefaults {
  if (expiry === undefined) return listDefaults;
  return { ...listDefaults, sort: { key: 'expiresAt', order: expiry === 'justExpired' ? -1 : 1 } };
}

export const readExpiry = (values: readonly string[] = []): QuoteExpiry | undefined =>
  quoteExpiries.find((one) => values.includes(one));

/** The call's parameters from the address; unknown values are left out, so that an old link works. */
export function listRequest(
  { search, sort, filters }: Pick<ListState, 'search' | 'sort' | 'filters'>,
  { viewedAs, seesAll }: ReturnType<typeof seenPortalNow>,
): Omit<QuoteListBody, 'cursor'> {
  const company = viewedAs === null ? (filters.company?.[0] ?? null) : null;
  const [dateStart, dateEnd] = filteredDays(filters.created);
  const portalId = viewedAs ?? company;
  const expiry = readExpiry(filters.expiry);
  const followUp = quoteFollowUps.find((one) => filters.followUp?.includes(one));
  const sorts = seesAll && portalId === null ? sortsAcrossPortals : quoteSortKeys;
  const sortby = sorts.find((key) => key === sort.key);
  const { key, order } = listDefaults.sort;
  return {
    searchText: search.slice(0, 100),
    sortby: sortby ?? key,
    sortorder: sortby ? sort.order : order,
    limit: pageSize({ viewedAs, company }),
    skip: 0,
    portalId,
    status: quoteStatuses.filter((status) => filters.status?.includes(status)),
    transportType: transportTypes.filter((type) => filters.transport?.includes(type)),
    ...(expiry && { expiry }),
    ...(followUp && { followUp }),
    owner: readOwner(filters),
    dateStart: isCalendarDay(dateStart) ? dateStart : null,
    dateEnd: isCalendarDay(dateEnd) ? dateEnd : null,
  };
}

export const quotePages = (body: ReturnType<typeof listRequest>) =>
  listPages(calls.quotes.list, { body }, 'There was an error getting quotes');
