import { orders } from '@overland/contracts';
import { api, apiKey, useApiPages } from '@overland/web';
import type { listRequest } from './list-request';

export function useOrders(request: ReturnType<typeof listRequest>) {
  return useApiPages({
    queryKey: apiKey(request.portalId ?? null, orders.list, { body: request }),
    load: (cursor, signal) =>
      api(
        orders.list,
        { body: { ...request, cursor } },
        { signal, whenUnreachable: 'There was an error getting orders' },
      ),
  });
}
