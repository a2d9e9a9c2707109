import { type Order } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { useCached } from '@overland/web';

/** Shows an order that an answer carried, without reading it again. */
export function useKeepOrder() {
  const { keep } = useCached(calls.orders.get);
  return (order: Order) => keep({ params: { orderId: order.orderId } }, order);
}

/** Reads an order again that another person changed. */
export function useReloadOrder() {
  const { readAgain } = useCached(calls.orders.get);
  return (orderId: string) => void readAgain({ params: { orderId } });
}
