import { quotes } from '@overland/contracts';
import type { ApiQuery } from '@overland/web';

/** One quote, for `useApiQuery` and `prefetch`. */
export const quoteQuery = (quoteId = ''): ApiQuery<typeof quotes.get> => [
  quotes.get,
  { params: { quoteId } },
  { whenUnreachable: 'There was an error getting this quote' },
];

/** What the person quoted lately. */
export const recentMovesQuery = (portalId: string | null): ApiQuery<typeof quotes.recent> => [
  quotes.recent,
  { query: portalId ? { portalId } : {} },
  { staleTime: 60_000 },
];
