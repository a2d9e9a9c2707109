import { type OrderMove, type SdStatus, type Session, sdStatusLabels } from '@overland/contracts';
import { AppError, invalidField } from '@overland/service-kit';
import type { PlacedOrder } from '../orders/order.entity.js';
import { mayBeReinstated, movesFor } from '../orders/order-permissions.js';

/** Why an order is canceled belongs in its history. @throws AppError invalid */
export function checkReason({ sdStatus, note }: OrderMove): void {
  if (sdStatus !== 'order_canceled' || note !== '') return;
  throw invalidField('note', 'Please say why it is canceled.');
}

/** @throws AppError conflict with the states that are allowed. */
export function checkMove(order: PlacedOrder, to: SdStatus, by: { session: Session; now: Date }): void {
  const allowed = movesFor(order, by.session, by.now);
  if (allowed.includes(to)) return;
  throw new AppError('conflict', refusalOf(order, to, { allowed, ...by }), { details: { allowed } });
}

interface Asked {
  allowed: readonly SdStatus[];
  session: Session;
  now: Date;
}

function refusalOf(order: PlacedOrder, to: SdStatus, { allowed, session, now }: Asked): string {
  if (order.sdStatus === 'order_canceled') {
    if (session.role !== 'MCAdmin') return 'This order is Canceled. Please ask us to reinstate it.';
    if (!mayBeReinstated(order, now)) {
      return 'This order was Canceled more than 30 days ago and cannot be reinstated. Please book it again.';
    }
  }
  const refused = `This order is ${nameOf(order.sdStatus)} and cannot become ${nameOf(to)}.`;
  if (allowed.length === 0) return `${refused} Please ask us to change it.`;
  return `${refused} It can become ${either.format(new Set(allowed.map(nameOf)))}.`;
}

const either = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** States whose label is blank, because customers see the one before. */
const unlabeled: Partial<Record<SdStatus, string>> = {
  requests: 'Requested',
  pending: 'Offered',
  declined: 'Declined',
  flagged: 'Flagged',
  paid: 'Carrier Paid',
};

const nameOf = (state: SdStatus): string => sdStatusLabels[state] || (unlabeled[state] ?? state);
