import { quotes } from '@overland/contracts';
import { api, apiKey, useApiPages } from '@overland/web';
import type { listRequest } from './list-request';

export function useQuotes(request: ReturnType<typeof listRequest>) {
  return useApiPages({
    queryKey: apiKey(request.portalId ?? null, quotes.list, { body: request }),
    load: (cursor, signal) =>
      api(
        quotes.list,
        { body: { ...request, cursor } },
        { signal, whenUnreachable: 'There was an error getting quotes' },
      ),
  });
}
