import { calls } from '@overland/contracts/calls';
import type { ApiQuery } from '@overland/web';

export const halfMinute = 30_000;

/** One order, read again every half minute; for `useApiQuery` and `prefetch`. */
export const orderQuery = (orderId = ''): ApiQuery<typeof calls.orders.get> => [
  calls.orders.get,
  { params: { orderId } },
  { whenUnreachable: 'There was an error getting this order', refetchInterval: halfMinute },
];

/** For the form: not read again while somebody fills it in. */
export const orderToEditQuery = (orderId = ''): ApiQuery<typeof calls.orders.get> => [
  calls.orders.get,
  { params: { orderId } },
  { whenUnreachable: 'There was an error getting this order', refetchOnWindowFocus: false },
];

/** The quote that is to be booked. It must not change behind a form that is being filled in. */
export const quoteToBookQuery = (quoteId = ''): ApiQuery<typeof calls.quotes.get> => [
  calls.quotes.get,
  { params: { quoteId } },
  { whenUnreachable: 'There was an error getting this quote', refetchOnWindowFocus: false },
];
