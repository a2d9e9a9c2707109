import type { PublicQuote } from '@overland/contracts';
import { type ApiError, apiKey, useApiQuery, useParams, useQueryClient, useViewAs } from '@overland/web';
import { useCallback } from 'react';
import { getPublicQuote } from './endpoints';

/** The quote of the address, as anyone may see it. */
export function usePublicQuote() {
  const { quoteId = '' } = useParams();
  return useApiQuery(
    getPublicQuote,
    { params: { quoteId } },
    { whenUnreachable: 'There was an error getting this quote' },
  );
}

/** Unknown, mistyped and not public are one to a customer: there is no such quote. */
export const isUnknown = (error: ApiError | null): boolean => error?.status === 404 || error?.status === 400;

/** Keeps a quote that was just made, so that its page opens with it and not with a skeleton. */
export function useKeepPublicQuote(): (quote: PublicQuote) => void {
  const queries = useQueryClient();
  const portalId = useViewAs((state) => state.portalId);
  return useCallback(
    (quote) => {
      const key = apiKey(portalId, getPublicQuote, { params: { quoteId: quote._id } });
      queries.setQueryData(key, quote);
    },
    [queries, portalId],
  );
}
