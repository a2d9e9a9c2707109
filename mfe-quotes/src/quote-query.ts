import { calls } from '@overland/contracts/calls';
import type { ApiQuery } from '@overland/web';

export const quoteQuery = (quoteId = ''): ApiQuery<typeof calls.quotes.get> => [
  calls.quotes.get,
  { params: { quoteId } },
  'There was an error getting this quote',
];

export const followUpsUnreachable = 'There was an error getting the follow-ups of this quote';

/** How it stands with its emails: read with the page, so that nothing moves below. */
export const followUpQuery = (quoteId = ''): ApiQuery<typeof calls.followUps.get> => [
  calls.followUps.get,
  { params: { quoteId } },
  followUpsUnreachable,
];

export const recentMovesQuery = (portalId: string | null): ApiQuery<typeof calls.quotes.recent> => [
  calls.quotes.recent,
  { query: portalId ? { portalId } : {} },
  { staleTime: 60_000 },
];
