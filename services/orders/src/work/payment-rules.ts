import {
  type Activity,
  amountDue,
  type NewPayment,
  oldestPaymentDays,
  paymentMethodLabels,
} from '@overland/contracts';
import { addDays, todayIn } from '@overland/contracts/calendar';
import { formatDay, formatMoney } from '@overland/contracts/format';
import { lineOf } from '../orders/activity-line.js';
import { type Asking, wasAskedToday } from '../orders/asking.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { awaitsPayment, isHeldForPayment, labelOf, statusOf } from '../orders/order-states.js';
import type { OrderPaymentEntity } from '../payments/order-payment.entity.js';
import type { OrderChange } from './apply-move.js';
import { disputeEnded } from './payment-dispute.js';

/** Why no payment of the order can be recorded or removed; null if it can. */
export function paymentRefusal({ paymentType, status }: PlacedOrder): string | null {
  if (paymentType !== 'COD') return 'This order is billed. Only COD orders can be marked paid.';
  return status === 'Canceled' ? 'This order is Canceled. Its payment cannot be changed.' : null;
}

/** Why that cannot be its day; null if it can. `today` is the one of the order's portal. */
export function dayRefusal({ paidOn }: Pick<NewPayment, 'paidOn'>, today: string): string | null {
  if (paidOn > today) return 'This day is in the future.';
  return paidOn < addDays(today, -oldestPaymentDays) ? 'This day is more than two years ago.' : null;
}

/** Why the payment has to be confirmed first: it is more than is still owed. Null if it need not. */
export function excessRefusal(
  order: PlacedOrder,
  { amount, takesMore }: Pick<NewPayment, 'amount' | 'takesMore'>,
): string | null {
  const due = amountDue(order);
  if (takesMore || amount <= due) return null;
  if (due === 0) return 'This order is paid already. Please confirm that more was paid.';
  return `Only ${formatMoney(due)} is still owed. Please confirm that more was paid.`;
}

const sumOf = (payments: readonly OrderPaymentEntity[]): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0);

interface Settling {
  /** The payments that count. */
  counting: readonly OrderPaymentEntity[];
  paid: boolean;
  actor: string;
  at: Date;
}

/**
 * The columns that follow from the payments. The price that is completed releases an order that is held for payment; a flagged
 * one once the flag is lifted. Unpaid again, it is not held again.
 */
function settled(order: PlacedOrder, { counting, paid, actor, at }: Settling) {
  const isReleased = paid && isHeldForPayment(order);
  const isFlagged = order.flaggedFrom !== null;
  const sdStatus = isReleased && !isFlagged ? 'new' : order.sdStatus;
  const days = counting.flatMap(({ paidOn }) => paidOn ?? []).sort();
  return {
    version: order.version + 1,
    paid,
    paidBy: !paid ? null : order.paid ? order.paidBy : actor,
    paidAt: !paid ? null : order.paid ? order.paidAt : at,
    paidAmount: counting.length === 0 ? null : sumOf(counting),
    paidOn: days.at(-1) ?? null,
    ...(paid && { paymentDispute: null }),
    sdStatus,
    sdStatusLabel: labelOf(isReleased ? 'new' : sdStatus, order.sdStatusLabel),
    flaggedFrom: isReleased && isFlagged ? ('new' as const) : order.flaggedFrom,
    status: statusOf(sdStatus, { isPending: awaitsPayment({ ...order, paid }) }),
  };
}

interface Changing {
  actor: string;
  at: Date;
}

function lineOfPayment(
  order: PlacedOrder,
  { sdStatus }: Pick<PlacedOrder, 'sdStatus'>,
  { actor, at, note }: Changing & { note: string },
) {
  const isMove = sdStatus !== order.sdStatus;
  return {
    ...lineOf(order, { kind: 'payment', at, actor, source: 'staff', note }),
    ...(isMove ? { fromStatus: order.sdStatus, toStatus: sdStatus } : {}),
  };
}

interface Recording extends Changing {
  payment: OrderPaymentEntity;
  /** Those that count already. */
  before: readonly OrderPaymentEntity[];
  today: string;
  /** Whether there is a receipt. */
  tells: boolean;
}

/** An order that was paid stays so, though its price is higher now: the new payment is of the difference. */
export function recordPayment(
  order: PlacedOrder,
  { payment, before, today, tells, ...by }: Recording,
): OrderChange {
  const counting = [...before, payment];
  const paid = order.paid || sumOf(counting) >= order.price;
  const columns = settled(order, { counting, paid, ...by });
  const { id, amount, paidOn } = payment;
  const when = paidOn === null || paidOn === today ? '' : ` on ${formatDay(paidOn)}`;
  const isSettled = paid && order.paymentDispute;
  const note = `Paid ${paymentText(payment, when)}.${isSettled ? ` ${disputeEnded}` : ''}`;
  return {
    columns,
    ...(tells && {
      milestones: [{ milestone: 'paid', transition: `paid:${id}`, payment: { id, amount, paidOn } }],
    }),
    activities: [lineOfPayment(order, columns, { ...by, note })],
  };
}

interface Removing extends Changing {
  removed: readonly OrderPaymentEntity[];
  /** Those that still count. */
  left: readonly OrderPaymentEntity[];
}

export function removePayments(order: PlacedOrder, { removed, left, ...by }: Removing): OrderChange {
  const paid = order.paid && left.length > 0 && sumOf(left) >= order.price;
  const columns = settled(order, { counting: left, paid, ...by });
  const texts = removed.map((payment) => paymentText(payment)).join('; ');
  const note = left.length === 0 ? `Marked unpaid: removed ${texts}.` : `Removed the payment of ${texts}.`;
  return { columns, activities: [lineOfPayment(order, columns, { ...by, note })] };
}

/** "$500 by check, reference 1042" */
function paymentText({ amount, method, reference }: OrderPaymentEntity, when = ''): string {
  const label = paymentMethodLabels[method];
  const name = method === 'zelle' ? label : label.toLowerCase();
  const how = method === 'notRecorded' ? ', method not recorded' : ` by ${name}`;
  return `${formatMoney(amount)}${how}${when}${reference === '' ? '' : `, reference ${reference}`}`;
}

/** What an edit changes where the lower price is paid already by what was paid in part; null where it is not. */
export function paidByLowerPrice(order: PlacedOrder, { actor, at }: Changing): Partial<PlacedOrder> | null {
  const { paymentType, paid, paidAmount, paidOn, price } = order;
  if (paymentType !== 'COD' || paid || !paidAmount || paidAmount < price) return null;
  const { version: _same, ...columns } = settled(order, { counting: [], paid: true, actor, at });
  return { ...columns, paidAmount, paidOn };
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
