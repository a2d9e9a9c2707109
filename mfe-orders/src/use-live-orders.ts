import { type ChangedOrder, orders } from '@overland/contracts';
import { apiEvents, queryClient } from '@overland/web';
import { useEffect } from 'react';
import { showsOrders } from './order-keys';

/** After a stream that ended, doubling up to a minute; pages read again every half minute in any case. */
const firstPauseMs = 1000;
const longestPauseMs = 60_000;
/** Several changes at once read the lists again once. */
const gatherMs = 250;

/**
 * Reads lists and the order that are on the screen again when the server says that an order changed. A hidden tab does
 * not listen: browsers allow few connections to one site.
 */
export function useLiveOrders(): void {
  useEffect(() => {
    let following: AbortController | null = null;
    const update = () => {
      const isWanted = document.visibilityState !== 'hidden';
      if (isWanted && !following) {
        following = new AbortController();
        void follow(following.signal);
      } else if (!isWanted) {
        following?.abort();
        following = null;
      }
    };
    update();
    document.addEventListener('visibilitychange', update);
    return () => {
      document.removeEventListener('visibilitychange', update);
      following?.abort();
    };
  }, []);
}

async function follow(signal: AbortSignal): Promise<void> {
  for (let pauseMs = firstPauseMs; !signal.aborted; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      for await (const change of apiEvents(orders.live, { signal })) {
        pauseMs = firstPauseMs;
        readAgain(change);
      }
    } catch {
      // Also when it is aborted: the loop ends then.
    }
    await pauseOf(pauseMs, signal);
  }
}

const changed = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

function readAgain({ orderId }: ChangedOrder): void {
  changed.add(orderId);
  clearTimeout(timer);
  timer = setTimeout(() => {
    const ids = [...changed];
    changed.clear();
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => showsOrders(queryKey, ids) });
  }, gatherMs);
}

function pauseOf(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timeout);
      resolve();
    });
  });
}
