import { orderLabels, quoteStatuses, reportDimensions } from '@overland/contracts';
import { addDays } from '@overland/contracts/calendar';
import { dimensionWords } from '@overland/contracts/format';
import { lastOfMonth } from './period';
import type { ChosenGroup } from './report-state';
import type { ReportQuery } from './use-report';

export function narrowed<Query extends Counted>(query: Query, { by, key }: ChosenGroup): Query {
  if (by === 'month') return withinDays(query, `${key}-01`, lastOfMonth(`${key}-01`));
  if (by === 'week') return withinDays(query, key, addDays(key, 6));
  return { ...query, [by === 'portal' ? 'portalId' : by]: key };
}

/** A group at an end of the period may be cut by it. */
function withinDays<Query extends Counted>(query: Query, first: string, last: string): Query {
  return {
    ...query,
    from: query.from > first ? query.from : first,
    to: query.to < last ? query.to : last,
  };
}

/** Reports do not count what was canceled. */
const counted = orderLabels.filter((label) => label !== 'Canceled');

/** What a report says of whom it counts, as the lists take it. */
type Counted = Pick<ReportQuery, 'from' | 'to' | 'portalId'>;

/** The list of what an owner has. Null where a company reads of the provider's staff, who are one to it and cannot be filtered by. */
export function listTo(
  { ownerId, ownerName }: { ownerId: string | null; ownerName: string },
  hrefOf: (owner: string) => string | null,
): string | null {
  const owner = ownerId ?? (ownerName === '' ? 'nobody' : null);
  return owner === null ? null : hrefOf(owner);
}

/** The list of the quotes made in a period, whatever became of them. Those that were removed since are not in it. */
export const quotesHref = ({ from, to, portalId }: Counted, owner?: string): string =>
  `/quotes?${new URLSearchParams([
    ['created', from],
    ['created', to],
    ...quoteStatuses.map((status) => ['status', status]),
    ...(portalId === undefined ? [] : [['company', portalId]]),
    ...(owner === undefined ? [] : [['owner', owner]]),
  ]).toString()}`;

/** The list of the orders that a report counts; null where they are of several companies of a region, for which it has no filter. */
export function ordersHref(query: Counted & Partial<ReportQuery>, owner?: string): string | null {
  const { from, to, portalId, region } = query;
  if (region !== undefined && portalId === undefined) return null;
  const chosen: [string, string | undefined][] = [
    ['created', from],
    ['created', to],
    ...counted.map((label): [string, string] => ['status', label]),
    ['company', portalId],
    ['owner', owner],
    ...reportDimensions.map((name): [string, string | undefined] => [dimensionWords[name].by, query[name]]),
  ];
  const parameters = new URLSearchParams();
  for (const [name, value] of chosen) if (value !== undefined) parameters.append(name, value);
  return `/orders?${parameters.toString()}`;
}
