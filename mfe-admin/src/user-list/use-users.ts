import { users } from '@overland/contracts';
import { api, apiKey, useApiPages } from '@overland/web';
import type { UserQuery } from './user-request';

export interface UserScope {
  /** The users of all portals: MCAdmin while viewing as none. */
  seesAll: boolean;
}

export function useUsers(request: UserQuery, { seesAll }: UserScope) {
  const endpoint = seesAll ? users.listAll : users.list;
  return useApiPages({
    queryKey: apiKey(request.portalId ?? null, endpoint, { query: request }),
    load: (cursor, signal) =>
      api(
        endpoint,
        { query: { ...request, ...(cursor !== null && { cursor }) } },
        { signal, whenUnreachable: 'There was an error getting users' },
      ),
  });
}
