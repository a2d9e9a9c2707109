import { calls } from '@overland/contracts/calls';
import { type ApiQuery, prefetch } from '@overland/web';

export const halfMinute = 30_000;
const whileQueued = 3_000;
const minute = 60_000;

/** One order, read again every half minute; for `useApiQuery` and `prefetch`. */
export const orderQuery = (orderId = ''): ApiQuery<typeof calls.orders.get> => [
  calls.orders.get,
  { params: { orderId } },
  { whenUnreachable: 'There was an error getting this order', refetchInterval: halfMinute },
];

export const activitiesQuery = (orderId = ''): ApiQuery<typeof calls.orders.activities> => [
  calls.orders.activities,
  { params: { orderId } },
  { whenUnreachable: "There was an error getting this order's activities", refetchInterval: halfMinute },
];

/** The emails of an order, read again soon while one waits. */
export const emailsQuery = (orderId = ''): ApiQuery<typeof calls.emails.logs> => [
  calls.emails.logs,
  { params: { orderId } },
  {
    whenUnreachable: 'There was an error getting email logs',
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'queued') ? whileQueued : minute,
  },
];

/** What an order's page shows first. */
export const prefetchOrder = (orderId = ''): Promise<unknown> =>
  Promise.all([
    prefetch(...orderQuery(orderId)),
    prefetch(...activitiesQuery(orderId)),
    prefetch(...emailsQuery(orderId)),
  ]);

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
