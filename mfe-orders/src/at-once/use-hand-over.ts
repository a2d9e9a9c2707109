import type { OrdersReport } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { api } from '@overland/web';
import { inChunks, type ListedOrder } from './in-chunks';
import { useRefreshOrders } from './use-order-steps';

/** Hands orders over, each on its own. */
export function useHandOver() {
  const refresh = useRefreshOrders();
  return (orders: readonly ListedOrder[], ownerId: string | null): Promise<OrdersReport> =>
    inChunks(orders, (orderIds) =>
      api(calls.orderWork.handOver, { body: { orderIds, ownerId } }, 'There was an error handing over'),
    ).finally(refresh);
}
