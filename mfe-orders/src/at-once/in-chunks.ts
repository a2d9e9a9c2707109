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
  for (let from = 0; from < orders.length; from += chunkSize) {
    const chunk = orders.slice(from, from + chunkSize);
    const { done, refused } = await call(chunk.map(({ _id }) => _id)).catch((error: unknown) => {
      if (from === 0 || !(error instanceof ApiError)) throw error;
      return notReached(chunk, error.message);
    });
    report.done.push(...done);
    report.refused.push(...refused);
  }
  return report;
}

const notReached = (orders: readonly ListedOrder[], message: string): OrdersReport => ({
  done: [],
  refused: orders.map(({ _id, uniqueId }) => ({ orderId: _id, uniqueId, message })),
});
