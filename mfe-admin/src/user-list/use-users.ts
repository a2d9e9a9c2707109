import { type User, users } from '@overland/contracts';
import { api, apiKey, type PagesOptions, useApiPages } from '@overland/web';
import type { UserQuery, UserScope } from './user-request';

/** The pages of a list of users, for `useUsers` and `prefetchPages`. */
export function userPages(request: UserQuery, { seesAll }: Pick<UserScope, 'seesAll'>): PagesOptions<User> {
  const endpoint = seesAll ? users.listAll : users.list;
  return {
    queryKey: apiKey(request.portalId ?? null, endpoint, { query: request }),
    load: (cursor, signal) =>
      api(
        endpoint,
        { query: { ...request, ...(cursor !== null && { cursor }) } },
        { signal, whenUnreachable: 'There was an error getting users' },
      ),
  };
}

export const useUsers = (request: UserQuery, scope: UserScope) => useApiPages(userPages(request, scope));
