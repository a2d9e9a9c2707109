import { type User } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { api, apiKey, type PagesOptions, useApiPages } from '@overland/web';
import type { UserQuery, UserScope } from './user-request';

/** The pages of a list of users, for `useUsers` and `prefetchPages`. */
export function userPages(request: UserQuery, { seesAll }: Pick<UserScope, 'seesAll'>): PagesOptions<User> {
  const endpoint = seesAll ? calls.users.listAll : calls.users.list;
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
