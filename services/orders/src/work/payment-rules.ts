import type { Activity } from '@overland/contracts';
import { todayIn } from '@overland/contracts/calendar';
import { lineOf } from '../orders/activity-line.js';
import { type Asking, wasAskedToday } from '../orders/asking.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { awaitsPayment, isHeldForPayment, labelOf, statusOf } from '../orders/order-states.js';
import type { OrderChange } from './apply-move.js';

/** Why the order cannot be marked paid or unpaid; null if it can. */
export function markRefusal({ paymentType, status }: PlacedOrder): string | null {
  if (paymentType !== 'COD') return 'This order is billed. Only COD orders can be marked paid.';
  return status === 'Canceled' ? 'This order is Canceled. Its payment cannot be changed.' : null;
}

interface Marking {
  paid: boolean;
  actor: string;
  at: Date;
}

/**
 * Marking it paid releases an order that is held for payment; a flagged one once the flag is lifted. Marking it unpaid does not
 * hold it again.
 */
export function markPaid(order: PlacedOrder, { paid, actor, at }: Marking): OrderChange {
  const isReleased = paid && isHeldForPayment(order);
  const isFlagged = order.flaggedFrom !== null;
  const sdStatus = isReleased && !isFlagged ? 'new' : order.sdStatus;
  return {
    columns: {
      version: order.version + 1,
      paid,
      paidBy: paid ? actor : null,
      paidAt: paid ? at : null,
      paidAmount: paid ? order.price : null,
      sdStatus,
      sdStatusLabel: labelOf(isReleased ? 'new' : sdStatus, order.sdStatusLabel),
      flaggedFrom: isReleased && isFlagged ? 'new' : order.flaggedFrom,
      status: statusOf(sdStatus, { isPending: awaitsPayment({ ...order, paid }) }),
    },
    ...(paid ? { milestones: [{ milestone: 'paid', transition: `paid:${order.version + 1}` }] } : {}),
    activities: [
      {
        kind: 'payment',
        orderId: order.id,
        portalId: order.portalId,
        at,
        actor,
        fromStatus: sdStatus === order.sdStatus ? null : order.sdStatus,
        toStatus: sdStatus === order.sdStatus ? null : sdStatus,
        source: 'staff',
        note: paid ? 'Marked paid.' : 'Marked unpaid.',
      },
    ],
  };
}

/** Why the customer cannot be asked to pay now; null if possible. At most once a day. */
export function askRefusal(order: PlacedOrder, asking: Asking): string | null {
  if (order.paymentType !== 'COD') return 'This order is billed to its company.';
  if (order.paid) return 'This order is paid.';
  if (order.status === 'Canceled') return 'This order is Canceled.';
  return wasAskedToday(order, asking) ? 'The customer has already been asked today.' : null;
}

/** Keeps the version, as nothing that people edit has changed. */
export function askForPayment(
  order: PlacedOrder,
  { at, timeZone, actor, source }: Asking & { actor: string; source: Activity['source'] },
): OrderChange {
  return {
    columns: { paymentRequestedAt: at },
    activities: [lineOf(order, { kind: 'payment', at, actor, source, note: 'Asked the customer to pay.' })],
    milestones: [{ milestone: 'paymentRequested', transition: `asked:${todayIn(timeZone, at)}` }],
  };
}
