import { searchPattern } from './select-page.js';

/** The filters that the lists of quotes and of orders have in common. */
interface ListFilters {
  status: readonly string[];
  transportType: readonly string[];
  /** Created from this day to that day, inclusive: calendar days of the time zone. */
  dateStart?: string | null | undefined;
  dateEnd?: string | null | undefined;
  searchText: string;
}

interface FilterContext {
  /** The portal the list is limited to; null for all. */
  portalId: string | null;
  timeZone: string;
  /** What `findMatches` found for the searched text. */
  matches?: readonly string[] | null;
  /** A condition that always holds for rows of the list. */
  always?: string;
}

/**
 * The condition of a list and its parameters. The table has portal_id, status, transport_type, created_at and
 * search_text (lower case, with a trigram index).
 */
export function listConditions(
  request: ListFilters,
  { portalId, timeZone, matches = null, always = 'true' }: FilterContext,
): { where: string; params: unknown[] } {
  const params: unknown[] = [];
  const place = (value: unknown) => `$${params.push(value)}`;
  const startOf = (day: string, daysLater: number) =>
    `((${place(day)}::date + ${daysLater})::timestamp at time zone ${place(timeZone)})`;
  const conditions = [always];
  if (portalId) conditions.push(`portal_id = ${place(portalId)}`);
  if (request.status.length > 0) conditions.push(`status = any (${place(request.status)})`);
  if (request.transportType.length > 0) {
    conditions.push(`transport_type = any (${place(request.transportType)})`);
  }
  if (request.dateStart) conditions.push(`created_at >= ${startOf(request.dateStart, 0)}`);
  if (request.dateEnd) conditions.push(`created_at < ${startOf(request.dateEnd, 1)}`);
  if (matches) conditions.push(`unique_id = any (${place(matches)}::bigint[])`);
  else if (request.searchText)
    conditions.push(`search_text like ${place(searchPattern(request.searchText))}`);
  return { where: conditions.join(' and '), params };
}
