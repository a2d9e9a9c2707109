import type { PublicQuote } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { useApiQuery, useCached, useParams } from '@overland/web';
import { publicQuoteQuery } from '../queries';

/** The quote of the address, as anyone may see it. */
export const usePublicQuote = (settings: { refetchOnWindowFocus?: boolean } = {}) =>
  useApiQuery(...publicQuoteQuery(useParams().quoteId, settings));

/** Keeps a quote that was just made, so that its page opens with it and not with a skeleton. */
export function useKeepPublicQuote() {
  const { keep } = useCached(calls.quotes.getPublic);
  return (quote: PublicQuote) => keep({ params: { quoteId: quote._id } }, quote);
}
