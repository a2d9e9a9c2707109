import { customerLinkDays } from '@overland/contracts';
import { dayMs } from '@overland/contracts/calendar';
import type { PlacedOrder } from '../orders/order.entity.js';

/** When an order ends for its customer, with every link to it (docs/product/orders.md); null while it goes on. */
export function endsForCustomer({
  deliveredAt,
  canceledAt,
}: Pick<PlacedOrder, 'deliveredAt' | 'canceledAt'>): Date | null {
  const endedAt = canceledAt ?? deliveredAt;
  return endedAt && new Date(endedAt.getTime() + customerLinkDays * dayMs);
}

/** A flag is for staff only. */
export const shownState = ({ flaggedFrom, sdStatus }: Pick<PlacedOrder, 'flaggedFrom' | 'sdStatus'>) =>
  flaggedFrom ?? sdStatus;
