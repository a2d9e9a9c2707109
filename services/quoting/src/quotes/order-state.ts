import { type OrderFact, type OrderStatus, type SdStatus, sdStatusLabels } from '@overland/contracts';

/** States that say nothing of the transport by themselves leave it where the order's status says. */
const stateOfStatus: Record<OrderStatus, SdStatus | null> = {
  Pending: null,
  New: null,
  'Picked Up': 'picked_up',
  Delivered: 'delivered',
  Canceled: 'order_canceled',
};

/** How an order stands, as its quote shows it; null where that says nothing: it stands as before, as orders show it, too. */
export const shownState = ({ sdStatus, status }: Pick<OrderFact, 'sdStatus' | 'status'>): SdStatus | null =>
  sdStatusLabels[sdStatus] === '' ? stateOfStatus[status] : sdStatus;
