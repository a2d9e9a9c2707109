import { type ChangedOrder } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { followEvents, queryClient } from '@overland/web';
import { useEffect } from 'react';
import { showsOrders } from './order-keys';

/** Several changes at once read the lists again once. */
const gatherMs = 250;

/** Reads lists and the order that are on the screen again when the server says that an order changed. */
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
