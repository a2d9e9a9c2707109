import { calls } from '@overland/contracts/calls';
import type { ApiQuery } from '@overland/web';

/** How often an open order is read again, milliseconds. */
export const halfMinute = 30_000;

/** One order, read again every half minute; for `useApiQuery` and `prefetch`. */
export const orderQuery = (orderId = ''): ApiQuery<typeof calls.orders.get> => [
  calls.orders.get,
  { params: { orderId } },
  { whenUnreachable: 'There was an error getting this order', refetchInterval: halfMinute },
];

/** The order that is to be changed: it is not read again behind a form that is being filled in. */
export const orderToEditQuery = (orderId = ''): ApiQuery<typeof calls.orders.get> => [
  calls.orders.get,
  { params: { orderId } },
  { whenUnreachable: 'There was an error getting this order', refetchOnWindowFocus: false },
];
