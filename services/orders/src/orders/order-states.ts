import { type OrderStatus, type SdStatus, sdStatusLabels } from '@overland/contracts';

/** Who moves an order out of a state. People are held to the table; the TMS is the authority for its own steps. */
export type Mover = 'staff' | 'tms' | 'payment' | 'mcAdmin';

interface Transitions {
  to: readonly SdStatus[];
  by: readonly Mover[];
}

/** The order's states (docs/decisions.md, order state machine). What a flagged order may become depends on its past. */
export const transitions: Record<Exclude<SdStatus, 'flagged'>, Transitions> = {
  new: {
    to: [
      'posted',
      'posted_to_loadboard',
      'requests',
      'pending',
      'accepted',
      'on_hold',
      'flagged',
      'order_canceled',
    ],
    by: ['staff', 'tms'],
  },
  on_hold: {
    to: ['new', 'posted', 'posted_to_loadboard', 'pending', 'flagged', 'order_canceled'],
    by: ['staff', 'payment'],
  },
  posted: {
    to: [
      'posted_to_loadboard',
      'new',
      'requests',
      'pending',
      'accepted',
      'on_hold',
      'flagged',
      'order_canceled',
    ],
    by: ['staff', 'tms'],
  },
  posted_to_loadboard: {
    to: ['posted', 'new', 'requests', 'pending', 'accepted', 'on_hold', 'flagged', 'order_canceled'],
    by: ['staff', 'tms'],
  },
  requests: {
    to: [
      'pending',
      'accepted',
      'posted',
      'posted_to_loadboard',
      'new',
      'on_hold',
      'flagged',
      'order_canceled',
    ],
    by: ['tms'],
  },
  pending: {
    to: [
      'accepted',
      'declined',
      'new',
      'posted',
      'posted_to_loadboard',
      'on_hold',
      'flagged',
      'order_canceled',
    ],
    by: ['tms'],
  },
  declined: {
    to: [
      'pending',
      'requests',
      'new',
      'posted',
      'posted_to_loadboard',
      'on_hold',
      'flagged',
      'order_canceled',
    ],
    by: ['tms', 'staff'],
  },
  accepted: {
    to: [
      'picked_up',
      'new',
      'posted',
      'posted_to_loadboard',
      'declined',
      'delivered',
      'on_hold',
      'flagged',
      'order_canceled',
    ],
    by: ['tms'],
  },
  picked_up: { to: ['delivered', 'accepted', 'flagged'], by: ['tms', 'staff'] },
  delivered: { to: ['invoiced', 'paid', 'picked_up', 'flagged'], by: ['tms'] },
  invoiced: { to: ['paid', 'delivered', 'flagged'], by: ['tms'] },
  paid: { to: ['invoiced', 'flagged'], by: ['mcAdmin'] },
  order_canceled: { to: ['new'], by: ['mcAdmin'] },
};

const pickedUpOrLater: readonly SdStatus[] = ['picked_up', 'delivered', 'invoiced', 'paid'];

/**
 * Where an order may go from here. A flagged one goes back to where it came from, or is cancelled when it was not
 * picked up yet.
 * @param flaggedFrom the state before `flagged`, null when it is not flagged.
 */
export function nextStates(from: SdStatus, flaggedFrom: SdStatus | null = null): readonly SdStatus[] {
  if (from !== 'flagged') return transitions[from].to;
  if (flaggedFrom === null) return ['order_canceled'];
  return pickedUpOrLater.includes(flaggedFrom) ? [flaggedFrom] : [flaggedFrom, 'order_canceled'];
}

/** @param paymentDue booked by the public, to be paid on delivery, and not paid. */
export function statusOf(sdStatus: SdStatus, { paymentDue }: { paymentDue: boolean }): OrderStatus {
  switch (sdStatus) {
    case 'new':
    case 'on_hold':
    case 'posted':
    case 'posted_to_loadboard':
    case 'requests':
    case 'pending':
    case 'accepted':
    case 'declined':
    case 'flagged':
      return paymentDue ? 'Pending' : 'New';
    case 'picked_up':
      return 'Picked Up';
    case 'delivered':
    case 'invoiced':
    case 'paid':
      return 'Delivered';
    case 'order_canceled':
      return 'Canceled';
  }
}

/** The label to show; a state without one keeps the last that was not blank (specification, section 4). */
export function labelOf(sdStatus: SdStatus, before: string): string {
  return sdStatusLabels[sdStatus] || before;
}
