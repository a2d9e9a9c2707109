import type { AuditNote, Session } from '@overland/contracts';
import { formatMoney } from '@overland/contracts/format';
import type { RequestInfo } from '@overland/service-kit';
import type { PlacedOrder } from '../orders/order.entity.js';
import type { OrderChange } from './apply-move.js';

type Audited = Pick<PlacedOrder, 'uniqueId' | 'portalId' | 'paid' | 'paidAmount' | 'price' | 'status'>;

interface Changed {
  before: Audited;
  after: Audited;
  change: Pick<OrderChange, 'activities'>;
  /** The person and network address; null for the system. */
  by: { session: Session; info: Pick<RequestInfo, 'ip'> } | null;
}

/** The entry in the audit trail: for payments, cancellations and what undoes them; null for other changes. */
export function auditNoteOf({ before, after, change, by }: Changed): AuditNote | null {
  const action = actionOf(before, after);
  const [line] = change.activities;
  if (action === null || !line) return null;
  const isPayment = action === 'order.paid' || action === 'order.unpaid';
  const reason = line.note === '' ? '' : ` (${line.note})`;
  return {
    action,
    at: line.at.toISOString(),
    actorId: by?.session.userId ?? null,
    portalId: after.portalId,
    subject: `Order #${after.uniqueId}`,
    address: by?.info.ip ?? '',
    changes: isPayment
      ? [{ what: 'Payment', from: paymentText(before), to: paymentText(after) }]
      : [{ what: 'Status', from: before.status, to: `${after.status}${reason}` }],
  };
}

function actionOf(before: Audited, after: Audited): AuditNote['action'] | null {
  const more = receivedOf(after) - receivedOf(before);
  if (more !== 0) return more > 0 ? 'order.paid' : 'order.unpaid';
  const [was, is] = [before.status === 'Canceled', after.status === 'Canceled'];
  if (was === is) return null;
  return is ? 'order.canceled' : 'order.reinstated';
}

const receivedOf = ({ paid, paidAmount, price }: Audited): number => paidAmount ?? (paid ? price : 0);

/** "Paid", "Unpaid", or "$500 of $1,049" of what is paid otherwise. */
function paymentText(order: Audited): string {
  const received = receivedOf(order);
  if (received === 0) return 'Unpaid';
  return received === order.price ? 'Paid' : `${formatMoney(received)} of ${formatMoney(order.price)}`;
}
