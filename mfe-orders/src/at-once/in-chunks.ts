import type { OrdersReport } from '@overland/contracts';
import { ApiError } from '@overland/web';

export interface ListedOrder {
  _id: string;
  uniqueId: number;
}

const chunkSize = 200;

/**
 * Takes a step with many orders in several calls. If a later call fails, the report lists its orders as refused,
 * beside what the earlier calls did.
 */
export async function inChunks(
  orders: readonly ListedOrder[],
  call: (orderIds: string[]) => Promise<OrdersReport>,
): Promise<OrdersReport> {
  const report: OrdersReport = { done: [], refused: [] };
  for (const orderIds of chunksOf(orders)) {
    const { done, refused } = await call(orderIds).catch((error: unknown) => {
      if (orderIds[0] === orders[0]?._id || !(error instanceof ApiError)) throw error;
      return notReached(
        orders.filter(({ _id }) => orderIds.includes(_id)),
        error.message,
      );
    });
    report.done.push(...done);
    report.refused.push(...refused);
  }
  return report;
}

/** The ids of as many orders as one call takes. */
export function chunksOf(orders: readonly ListedOrder[]): string[][] {
  const ids = orders.map(({ _id }) => _id);
  return Array.from({ length: Math.ceil(ids.length / chunkSize) }, (_none, at) =>
    ids.slice(at * chunkSize, (at + 1) * chunkSize),
  );
}

const notReached = (orders: readonly ListedOrder[], message: string): OrdersReport => ({
  done: [],
  refused: orders.map(({ _id, uniqueId }) => ({ orderId: _id, uniqueId, message })),
});
