import type { WireOrder } from './simulated-order.js';

/** The normal life of an order, as its states are told apart; on the wire the second one is a flag on `new`. */
export const life: readonly string[] = [
  'new',
  'posted_to_loadboard',
  'pending',
  'accepted',
  'picked_up',
  'delivered',
  'invoiced',
  'paid',
];

/** What callbacks say of a step to a state. */
const actionsOfStep: Record<string, readonly string[]> = {
  posted_to_loadboard: ['order.modified'],
  requests: ['order.modified'],
  pending: ['offer.sent'],
  accepted: ['offer.accepted'],
  declined: ['offer.canceled_by_carrier'],
  picked_up: ['order.picked_up'],
  delivered: ['order.delivered'],
  invoiced: ['order.invoiced'],
  order_canceled: ['order.canceled', 'order.cancel'],
};

/** Photos and papers are there later than the status. */
export const papersOfStep: Record<string, string> = {
  picked_up: 'order.picked_up_bol',
  delivered: 'order.delivered_bol',
};

/** What can be subscribed to; the real list is not fully documented. */
export const knownActions: readonly string[] = [
  'order.created',
  'order.modified',
  'order.removed',
  'order.archived',
  'order.canceled',
  'order.cancel',
  'order.picked_up',
  'order.picked_up_bol',
  'order.picked_up.ignored',
  'order.delivered',
  'order.delivered_bol',
  'order.invoiced',
  'order.manually_marked_as_accepted',
  'order.manually_marked_as_picked_up',
  'order.manually_marked_as_delivered',
  'order.manually_marked_as_invoiced',
  'offer.sent',
  'offer.accepted',
  'offer.canceled_by_carrier',
  'vehicle.modified',
  'vehicle.pickup_eta_updated_by_driver',
  'vehicle.delivery_eta_updated_by_driver',
  'vehicle.driver_location_updated',
  'vehicle.gps_activated',
  'vehicle.gps_deactivated',
];

export function stateOf({ status, is_posted_to_loadboard }: WireOrder): string {
  return status === 'new' && is_posted_to_loadboard ? 'posted_to_loadboard' : status;
}

/** The state after this one; null where an order stands still until somebody acts. */
export function nextState(state: string): string | null {
  if (state === 'posted' || state === 'requests' || state === 'declined') return 'pending';
  const index = life.indexOf(state);
  return index < 0 ? null : (life[index + 1] ?? null);
}

/** The states in which a carrier has the order. */
export function hasCarrier(state: string): boolean {
  return life.indexOf(state) >= life.indexOf('accepted');
}

/** The states in which a driver's phone tells where the driver is. */
export function isTracked(state: string): boolean {
  return state === 'accepted' || state === 'picked_up' || state === 'delivered';
}

export function actionsTo(state: string): readonly string[] {
  return actionsOfStep[state] ?? ['order.modified'];
}
