import type { CustomerOrder } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { useCached } from '@overland/web';

/** Shows the order that an answer carried, without reading it again. */
export function useKeepCustomerOrder() {
  const { keep } = useCached(calls.customerOrders.open);
  return (order: CustomerOrder) => keep({ body: { token: order.token } }, order);
}
