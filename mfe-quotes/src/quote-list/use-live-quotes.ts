import { calls } from '@overland/contracts/calls';
import { followEvents, queryClient } from '@overland/web';
import { useEffect } from 'react';

/** Changes within this time cause one reload; until then quotes have heard of their orders. */
const gatherMs = 1500;

/** Reloads the list when an order was booked or has changed, as its quote shows how it stands. */
export function useLiveQuotes(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readAgain = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void queryClient.invalidateQueries({ predicate: isList }), gatherMs);
    };
    const stop = followEvents(calls.orders.live, {}, { onEvent: readAgain });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
}

const isList = ({ queryKey: [, method, path] }: { queryKey: readonly unknown[] }) =>
  method === calls.quotes.list.method && path === calls.quotes.list.path;
