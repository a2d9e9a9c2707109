import { calls } from '@overland/contracts/calls';
import { type ApiQuery, useApiQuery, useViewAs } from '@overland/web';
import { halfMinute } from '../order-queries';

/** The orders that need a step, of the own portal or of the one viewed as; for `useApiQuery` and `prefetch`. */
export const workQuery = (portalId: string | null): ApiQuery<typeof calls.orderTables.workList> => [
  calls.orderTables.workList,
  { query: portalId === null ? {} : { portalId } },
  { whenUnreachable: 'There was an error getting orders', refetchInterval: halfMinute },
];

export function useWorkList() {
  const portalId = useViewAs((state) => state.portalId);
  return useApiQuery(...workQuery(portalId));
}

export type WhichWork = 'all' | 'mine' | 'snoozed';

/** The own or the snoozed ones, once somebody asks for them. */
export function useSomeWork(which: WhichWork) {
  const portalId = useViewAs((state) => state.portalId);
  const query = {
    ...(which === 'mine' ? { whose: 'mine' as const } : { snoozed: 'yes' as const }),
    ...(portalId === null ? {} : { portalId }),
  };
  return useApiQuery(
    calls.orderTables.workList,
    { query },
    { whenUnreachable: 'There was an error getting orders', enabled: which !== 'all' },
  );
}
