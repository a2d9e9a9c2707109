import { calls } from '@overland/contracts/calls';
import { formatCountOf } from '@overland/ui';
import { useApiQuery, usePortals } from '@overland/web';

/** What a portal has, as far as it is known: "8 users", "1,204 quotes". */
export function usePortalCounts(portalId: string): string[] {
  const users = usePortals().data?.rows.find(({ _id }) => _id === portalId)?.users;
  const { data } = useApiQuery(calls.quotes.list, { body: { portalId, limit: 1 } }, { staleTime: 60_000 });
  return [
    ...(users === undefined ? [] : [formatCountOf(users, 'user')]),
    ...(data === undefined
      ? []
      : [data.total === null ? '1,000+ quotes' : formatCountOf(data.total, 'quote')]),
  ];
}
