import { type ChangedOrder } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { followEvents, queryClient } from '@overland/web';
import { useEffect } from 'react';
import { showsOrders } from './order-keys';

/** Changes within this time cause one reload of the lists. */
const gatherMs = 250;

/** Reloads what is on screen when the server says that an order has changed. */
export function useLiveOrders(): void {
  useEffect(() => followEvents(calls.orders.live, {}, { onEvent: readAgain }), []);
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
