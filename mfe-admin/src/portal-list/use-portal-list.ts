import { type PortalRow, portals } from '@overland/contracts';
import { api, apiKey, type PagesOptions, useApiPages } from '@overland/web';
import type { PortalQuery } from './portal-request';

/** The pages of the list of all portals, whichever one is viewed as; for `usePortalList` and `prefetchPages`. */
export const portalPages = (request: PortalQuery): PagesOptions<PortalRow> => ({
  queryKey: apiKey(null, portals.list, { query: request }),
  load: (cursor, signal) =>
    api(
      portals.list,
      { query: { ...request, ...(cursor !== null && { cursor }) } },
      { signal, whenUnreachable: 'There was an error getting portals' },
    ),
});

export const usePortalList = (request: PortalQuery) => useApiPages(portalPages(request));
