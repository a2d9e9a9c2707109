import type { PlacedOrder } from '../orders/order.entity.js';

const dayMs = 24 * 3_600_000;
/** A customer's link works so long after the delivery, or after it was sent anew. */
const linkDays = 60;

/** Whether a link works still (docs/product/orders.md). `endedAt` is the delivery or the canceling; null before. */
export function isInTime(issuedAt: Date, endedAt: Date | null, now: Date): boolean {
  if (endedAt === null) return true;
  const last = Math.max(issuedAt.getTime(), endedAt.getTime());
  return now.getTime() < last + linkDays * dayMs;
}

/** A flag is for staff only. */
export const shownState = ({ flaggedFrom, sdStatus }: Pick<PlacedOrder, 'flaggedFrom' | 'sdStatus'>) =>
  flaggedFrom ?? sdStatus;
