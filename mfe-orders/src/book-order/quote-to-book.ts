import { quotes } from '@overland/contracts';
import { type ApiQuery, prefetch } from '@overland/web';

/** The quote that is to be booked. It must not change behind a form that is being filled in. */
export const quoteToBookQuery = (quoteId = ''): ApiQuery<typeof quotes.get> => [
  quotes.get,
  { params: { quoteId } },
  { whenUnreachable: 'There was an error getting this quote', refetchOnWindowFocus: false },
];

export const prefetchQuoteToBook = (quoteId?: string): Promise<void> =>
  prefetch(...quoteToBookQuery(quoteId));
