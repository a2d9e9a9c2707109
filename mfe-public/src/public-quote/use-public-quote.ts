import type { PublicQuote } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { type ApiError, type ApiQuery, useApiQuery, useCached, useParams } from '@overland/web';

export const publicQuoteQuery = (quoteId = ''): ApiQuery<typeof calls.quotes.getPublic> => [
  calls.quotes.getPublic,
  { params: { quoteId } },
  { whenUnreachable: 'There was an error getting this quote' },
];

/** The quote of the address, as anyone may see it. */
export function usePublicQuote(settings: { refetchOnWindowFocus?: boolean } = {}) {
  const { quoteId } = useParams();
  const [endpoint, request, options] = publicQuoteQuery(quoteId);
  return useApiQuery(endpoint, request, { ...options, ...settings });
}

/** For a customer, unknown, mistyped and not public are the same: there is no such quote. */
export const isUnknown = (error: ApiError | null): boolean => error?.status === 404 || error?.status === 400;

/** Keeps a quote that was just made, so that its page opens with it and not with a skeleton. */
export function useKeepPublicQuote() {
  const { keep } = useCached(calls.quotes.getPublic);
  return (quote: PublicQuote) => keep({ params: { quoteId: quote._id } }, quote);
}
