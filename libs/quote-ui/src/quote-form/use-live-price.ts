import type { ReplyOf, RequestOf } from '@overland/contracts';
import type { calls } from '@overland/contracts/calls';
import { keepPreviousData, useApiQuery, useSettled } from '@overland/web';

const pauseMs = 300;

type PriceCall = typeof calls.quotes.price | typeof calls.quotes.pricePublic;

export interface LivePrice<P> {
  price: P | undefined;
  missing: string | null;
  error: unknown;
  isStale: boolean;
}

/** The price of what is chosen so far, asked for after a short pause in the typing. */
export function useLivePrice<E extends PriceCall>(
  endpoint: E,
  wanted: RequestOf<E>,
  missing: string | null,
): LivePrice<ReplyOf<E>> {
  const request = useSettled(wanted, pauseMs);
  const isTyping = JSON.stringify(request) !== JSON.stringify(wanted);
  const query = useApiQuery(endpoint, request, {
    enabled: missing === null && !isTyping,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    whenUnreachable: 'The price cannot be shown right now. You can still get the quote.',
  });
  return {
    missing,
    price: missing === null ? query.data : undefined,
    error: isTyping ? null : query.error,
    isStale: missing === null && (isTyping || query.isPlaceholderData || query.isFetching),
  };
}
