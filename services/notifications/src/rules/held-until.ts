import { isAssigned, isDelivered, isPickedUp, type OrderBooked } from '@overland/contracts';

/** Longer than the event of a step that is taken back at the last moment takes to get here. */
const graceSeconds = 5;

/** Until when what may be taken back is told to nobody; null for what is told at once. */
export const heldUntil = (now: Date, heldSeconds = 0): Date | null =>
  heldSeconds > 0 ? new Date(now.getTime() + (heldSeconds + graceSeconds) * 1000) : null;

/** Whether what a step tells people is so still: somebody may have moved the order on, or back, meanwhile. */
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
