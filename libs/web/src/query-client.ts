import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { watchChanges } from './changing-data';
import { retryWhenBack } from './retry-when-back';
import { whenPersonChanges } from './session-store';

/** Worth a retry: no answer, or the server is temporarily unavailable. */
const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.code === 'offline' || error.status === 502 || error.status === 503);

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // Without a network a query must fail visibly; by default it would wait silently.
        networkMode: 'always',
        retry: (failures, error) => failures < 2 && isPassing(error),
        retryDelay: (failures) => 400 * 2 ** failures,
        // A page that opens shows the failure that its prefetch has just found; an older one is asked for again.
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > 1000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  retryWhenBack(client);
  return client;
}

/** One for the whole tree, shell and remotes. */
export const queryClient: QueryClient = /* @__PURE__ */ createHeldClient();

function createHeldClient(): QueryClient {
  const client = createQueryClient();
  // What was read under a session does not outlive it.
  whenPersonChanges(() => client.clear());
  watchChanges(() => client.isMutating() > 0);
  return client;
}
