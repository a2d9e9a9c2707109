import { calls } from '@overland/contracts/calls';
import type { ApiQuery } from '@overland/web';

/** The quote that is to be booked. It must not change behind a form that is being filled in. */
export const quoteToBookQuery = (quoteId = ''): ApiQuery<typeof calls.quotes.get> => [
  calls.quotes.get,
  { params: { quoteId } },
  { whenUnreachable: 'There was an error getting this quote', refetchOnWindowFocus: false },
];
