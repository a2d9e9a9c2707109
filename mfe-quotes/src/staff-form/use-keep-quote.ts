import { type Quote } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { apiKey, useQueryClient, useViewAs } from '@overland/web';
import { useCallback } from 'react';

/** Keeps a quote that an answer carried, so that its page opens with it and not with a skeleton. */
export function useKeepQuote(): (quote: Quote) => void {
  const queries = useQueryClient();
  const portalId = useViewAs((state) => state.portalId);
  return useCallback(
    (quote) => {
      queries.setQueryData(apiKey(portalId, calls.quotes.get, { params: { quoteId: quote._id } }), quote);
    },
    [queries, portalId],
  );
}
