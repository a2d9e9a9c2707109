import type { DisputeChange } from '@overland/contracts';
import { lineOf } from '../orders/activity-line.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import type { OrderChange } from './apply-move.js';

/** Settled, or paid. */
export const disputeEnded = 'The payment is no longer in dispute.';

interface Noting extends DisputeChange {
  actor: string;
  at: Date;
}

/**
 * A dispute is about the money and not the transport, which goes on: so it is neither a flag nor a hold, and no state of its
 * own. A reason that is noted again replaces the one before.
 */
export function noteDispute(order: PlacedOrder, { reason, settlement, actor: by, at }: Noting): OrderChange {
  const ended = settlement === '' ? disputeEnded : `${disputeEnded.slice(0, -1)}: ${settlement}`;
  const note = reason === null ? ended : `The payment is in dispute: ${reason}`;
  return {
    columns: {
      version: order.version + 1,
      paymentDispute: reason === null ? null : { by, at: at.toISOString(), reason },
    },
    activities: [lineOf(order, { kind: 'payment', at, actor: by, source: 'staff', note })],
  };
}

/** Whether that would change nothing. */
export const isDisputeNoted = ({ paymentDispute }: PlacedOrder, { reason }: DisputeChange): boolean =>
  reason === (paymentDispute?.reason ?? null);
