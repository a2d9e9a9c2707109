import { customerLinkDays } from '@overland/contracts';
import { dayMs } from '@overland/contracts/calendar';
import type { PlacedOrder } from '../orders/order.entity.js';

/** When all of a customer's links to the order end (docs/product/orders.md); null while the order is active. */
export function endsForCustomer({
  deliveredAt,
  canceledAt,
}: Pick<PlacedOrder, 'deliveredAt' | 'canceledAt'>): Date | null {
  const endedAt = canceledAt ?? deliveredAt;
  return endedAt && new Date(endedAt.getTime() + customerLinkDays * dayMs);
}

/** Customers do not see that an order is flagged. */
export const shownState = ({ flaggedFrom, sdStatus }: Pick<PlacedOrder, 'flaggedFrom' | 'sdStatus'>) =>
  flaggedFrom ?? sdStatus;
