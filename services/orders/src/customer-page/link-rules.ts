import type { PlacedOrder } from '../orders/order.entity.js';

const dayMs = 24 * 3_600_000;
/** A customer's link works so long after the delivery, or after it was sent anew. */
const linkDays = 60;

/** When a link ends (docs/product/orders.md). `endedAt` is the delivery or the canceling; null before, and so is the end. */
export function endOfLink(issuedAt: Date, endedAt: Date | null): Date | null {
  if (endedAt === null) return null;
  return new Date(Math.max(issuedAt.getTime(), endedAt.getTime()) + linkDays * dayMs);
}

export const isOver = (endsAt: Date | null, now: Date): boolean => endsAt !== null && endsAt <= now;

/** A flag is for staff only. */
export const shownState = ({ flaggedFrom, sdStatus }: Pick<PlacedOrder, 'flaggedFrom' | 'sdStatus'>) =>
  flaggedFrom ?? sdStatus;
