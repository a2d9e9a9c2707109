import { portals } from '@overland/contracts';
import { api, apiKey, useApiPages } from '@overland/web';
import type { PortalQuery } from './portal-request';

/** All portals, whichever one is viewed as. */
export function usePortalList(request: PortalQuery) {
  return useApiPages({
    queryKey: apiKey(null, portals.list, { query: request }),
    load: (cursor, signal) =>
      api(
        portals.list,
        { query: { ...request, ...(cursor !== null && { cursor }) } },
        { signal, whenUnreachable: 'There was an error getting portals' },
      ),
  });
}
