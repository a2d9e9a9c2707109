import { isAssigned, isDelivered, isPickedUp, type OrderBooked } from '@overland/contracts';

/** The event of a step that is undone at the last moment may take this long to arrive. */
const graceSeconds = 5;

/** Until when an email waits because its step can be undone; null if it is sent at once. */
export const heldUntil = (now: Date, heldSeconds = 0): Date | null =>
  heldSeconds > 0 ? new Date(now.getTime() + (heldSeconds + graceSeconds) * 1000) : null;

/** How long what a person sends now waits, as it would tell of a step of the order that can be undone. */
export const secondsHeld = (now: Date, { undoableUntil }: Pick<OrderBooked, 'undoableUntil'>): number =>
  undoableUntil === undefined
    ? 0
    : Math.max(0, Math.ceil((new Date(undoableUntil).getTime() - now.getTime()) / 1000));

/** Whether a step still applies: somebody may have moved the order on, or back, meanwhile. */
export function isStillSo(transition: string, { sdStatus, paidAt }: OrderBooked): boolean {
  const [milestone] = transition.split(':');
  switch (milestone) {
    case 'accepted':
      return isAssigned(sdStatus);
    case 'picked_up':
      return isPickedUp(sdStatus);
    case 'delivered':
      return isDelivered(sdStatus);
    case 'canceled':
      return sdStatus === 'order_canceled';
    case 'paid':
      return paidAt !== null;
    default:
      return true;
  }
}
