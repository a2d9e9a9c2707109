import { customerLinkDays } from '@overland/contracts';
import type { PlacedOrder } from '../orders/order.entity.js';

const dayMs = 24 * 3_600_000;

/** When a link ends (docs/product/orders.md). `endedAt` is the delivery or the canceling; null before, and so is the end. */
export function endOfLink(issuedAt: Date, endedAt: Date | null): Date | null {
  if (endedAt === null) return null;
  return new Date(Math.max(issuedAt.getTime(), endedAt.getTime()) + customerLinkDays * dayMs);
}

export const isOver = (endsAt: Date | null, now: Date): boolean => endsAt !== null && endsAt <= now;

/** A flag is for staff only. */
export const shownState = ({ flaggedFrom, sdStatus }: Pick<PlacedOrder, 'flaggedFrom' | 'sdStatus'>) =>
  flaggedFrom ?? sdStatus;
