import { type AuditKind, auditKinds, type RequestOf } from '@overland/contracts';
import { filteredDays, isCalendarDay } from '@overland/contracts/calendar';
import { calls } from '@overland/contracts/calls';
import type { ListState } from '@overland/ui/table';
import { listPages } from '@overland/web';

export type AuditQuery = NonNullable<RequestOf<typeof calls.audit.list>['query']>;

export const listDefaults = { sort: { key: 'at', order: -1 }, filters: {} } as const;

const kinds = Object.keys(auditKinds) as AuditKind[];

/** The list request for an address, for the portal viewed as or chosen; unknown values are left out. */
export function auditRequest(
  { search, sort, filters }: Pick<ListState, 'search' | 'sort' | 'filters'>,
  { viewedAs }: { viewedAs: string | null },
): AuditQuery {
  const action = kinds.filter((kind) => filters.kind?.includes(kind)).flatMap((kind) => auditKinds[kind]);
  const [from, to] = filteredDays(filters.when);
  const portalId = viewedAs ?? filters.company?.[0];
  const userId = filters.person?.[0];
  return {
    searchText: search.slice(0, 100),
    sortby: 'at',
    sortorder: sort.order === 1 ? '1' : '-1',
    limit: '150',
    ...(action.length > 0 && { action: action.join() }),
    ...(isCalendarDay(from) && { dateStart: from }),
    ...(isCalendarDay(to) && { dateEnd: to }),
    ...(portalId !== undefined && { portalId }),
    ...(userId !== undefined && { userId }),
  };
}

export const auditPages = (query: AuditQuery) =>
  listPages(calls.audit.list, { query }, 'There was an error getting the audit trail');
