import { type OrderRow, type ReplyOf } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { api, apiKey, type PagesOptions, useApiPages } from '@overland/web';
import type { listRequest } from './list-request';

type Sums = Pick<ReplyOf<typeof calls.orders.list>, 'totalPrice'>;
type Request = ReturnType<typeof listRequest>;

/** The pages of a list of orders, for `useOrders` and `prefetchPages`. */
export const orderPages = (request: Request): PagesOptions<OrderRow, Sums> => ({
  queryKey: apiKey(request.portalId ?? null, calls.orders.list, { body: request }),
  load: (cursor, signal) =>
    api(
      calls.orders.list,
      { body: { ...request, cursor } },
      { signal, whenUnreachable: 'There was an error getting orders' },
    ),
});

export const useOrders = (request: Request) => useApiPages(orderPages(request));
