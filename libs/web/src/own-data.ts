import { calls } from '@overland/contracts/calls';
import { useSession } from './session-store';
import { useApiQuery } from './use-api-query';

const fiveMinutes = 300_000;

/** The signed-in person's own account. */
export function useOwnUser() {
  const token = useSession((state) => state.token);
  return useApiQuery(
    calls.users.own,
    {},
    {
      enabled: token !== null,
      staleTime: fiveMinutes,
      whenUnreachable: 'There was an error getting this user',
    },
  );
}

/** The own portal: flags that forms need, logo and time zone. */
export function useOwnPortal() {
  const token = useSession((state) => state.token);
  return useApiQuery(
    calls.portals.own,
    {},
    {
      enabled: token !== null,
      staleTime: fiveMinutes,
      whenUnreachable: 'There was an error getting this portal',
    },
  );
}

/** All portals by name; MCAdmin alone may read them, for everyone else nothing is asked. */
export function usePortals() {
  const role = useSession((state) => state.role);
  return useApiQuery(
    calls.portals.list,
    { query: { limit: '5000' } },
    {
      enabled: role === 'MCAdmin',
      staleTime: fiveMinutes,
      whenUnreachable: 'There was an error getting portals',
    },
  );
}
