import { type PortalRow } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { api, apiKey, type PagesOptions, useApiPages } from '@overland/web';
import type { PortalQuery } from './portal-request';

/** The pages of the list of all portals, whichever one is viewed as; for `usePortalList` and `prefetchPages`. */
export const portalPages = (request: PortalQuery): PagesOptions<PortalRow> => ({
  queryKey: apiKey(null, calls.portals.list, { query: request }),
  load: (cursor, signal) =>
    api(
      calls.portals.list,
      { query: { ...request, ...(cursor !== null && { cursor }) } },
      { signal, whenUnreachable: 'There was an error getting portals' },
    ),
});

export const usePortalList = (request: PortalQuery) => useApiPages(portalPages(request));
