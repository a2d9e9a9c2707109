import { type Quote } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { useCached } from '@overland/web';

/** Keeps a quote that an answer carried, so that its page opens with it and not with a skeleton. */
export function useKeepQuote() {
  const { keep } = useCached(calls.quotes.get);
  return (quote: Quote) => keep({ params: { quoteId: quote._id } }, quote);
}
