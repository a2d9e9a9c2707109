import {
  type InputOf,
  type QuoteStatus,
  quoteSortKeys,
  quoteStatuses,
  type quotes,
  transportTypes,
} from '@overland/contracts';
import type { ListState } from '@overland/ui/table';

export type QuoteListBody = InputOf<typeof quotes.list>['body'];

/** Archived quotes are shown when they are asked for. */
export const defaultStatuses: readonly QuoteStatus[] = ['Unsaved', 'Saved', 'Booked'];

/** Rows of one page: 150, 1500 while viewing as a portal, 5000 when a company is chosen (specification, section 9). */
export function pageSize({ viewedAs, company }: { viewedAs: string | null; company: string | null }): number {
  if (company !== null) return 5000;
  return viewedAs === null ? 150 : 1500;
}

interface Scope {
  /** The portal viewed as; it comes before a company chosen in the list. */
  viewedAs: string | null;
}

/** What the address says, as the call takes it; what no list knows is left out, so an odd link still works. */
export function listRequest(
  { search, sort, filters }: Pick<ListState, 'search' | 'sort' | 'filters'>,
  { viewedAs }: Scope,
): Omit<QuoteListBody, 'cursor'> {
  const company = viewedAs === null ? (filters.company?.[0] ?? null) : null;
  const [dateStart = '', dateEnd = ''] = filters.created ?? [];
  const sortby = quoteSortKeys.find((key) => key === sort.key) ?? 'uniqueId';
  return {
    searchText: search.slice(0, 100),
    sortby,
    sortorder: sort.order,
    limit: pageSize({ viewedAs, company }),
    skip: 0,
    portalId: viewedAs ?? company,
    status: quoteStatuses.filter((status) => filters.status?.includes(status)),
    transportType: transportTypes.filter((type) => filters.transport?.includes(type)),
    dateStart: isDay(dateStart) ? dateStart : null,
    dateEnd: isDay(dateEnd) ? dateEnd : null,
  };
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
