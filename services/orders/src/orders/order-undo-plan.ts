import {
  type CarrierCost,
  type EmailsTakenBack,
  type Session,
  type StopCondition,
  undoSeconds,
} from '@overland/contracts';
import type { PlacedOrder } from './order.entity.js';

/** The columns that a step can change and its undo restores. */
const undoneColumns = [
  'status',
  'sdStatus',
  'sdStatusLabel',
  'flaggedFrom',
  'canceledAt',
  'pickedUpAt',
  'deliveredAt',
  'carrierName',
  'driverName',
  'driverPhone',
  'truck',
  'pickupCondition',
  'deliveryCondition',
  'paid',
  'paidBy',
  'paidAt',
  'paidAmount',
  'paidOn',
  'paymentRequestedAt',
] as const;
/** Those of them that are instants, which JSON stores as text. */
const undoneInstants = ['canceledAt', 'pickedUpAt', 'deliveredAt', 'paidAt', 'paymentRequestedAt'] as const;

/** How to undo the last step with an order: a move, a payment, or a request for one. */
export interface OrderUndoPlan {
  /** The user who made it, who alone can undo it. */
  userId: string;
  /** The order's version after it. A later change makes it impossible to undo. */
  version: number;
  /** ISO. */
  until: string;
  /** Those that the step changed, as they were before. */
  columns: Partial<Record<(typeof undoneColumns)[number], string | number | boolean | StopCondition | null>>;
  /** What the carrier cost before, where the step changed that. */
  cost?: CarrierCost | undefined;
  told: EmailsTakenBack['told'];
  /** Requests of the customer that the move answered. */
  requestIds: string[];
  /** Payments that it recorded and removed, by their ids. */
  payments?: { added: string[]; voided: string[] };
  /** Of a payment: the line of the history. */
  note?: string;
}

interface Made extends Pick<OrderUndoPlan, 'payments' | 'note'> {
  session: Pick<Session, 'userId'>;
  now: Date;
  told: OrderUndoPlan['told'];
  requestIds: string[];
  cost?: CarrierCost | undefined;
  /** What the step wrote. */
  columns: Partial<PlacedOrder>;
}

export function undoPlan(
  before: PlacedOrder,
  after: Pick<PlacedOrder, 'version'>,
  { session, now, cost, columns: written, ...made }: Made,
): OrderUndoPlan {
  const columns = Object.fromEntries(
    undoneColumns.filter((name) => name in written).map((name) => [name, before[name]]),
  );
  return {
    userId: session.userId,
    version: after.version,
    until: new Date(now.getTime() + undoSeconds * 1000).toISOString(),
    columns: columns as OrderUndoPlan['columns'],
    ...made,
    ...(cost && { cost }),
  };
}

export function restoredColumns({ columns }: OrderUndoPlan): Partial<PlacedOrder> {
  const instants = undoneInstants
    .filter((name) => name in columns)
    .map((name) => {
      const value = columns[name];
      return [name, typeof value === 'string' ? new Date(value) : value];
    });
  return { ...columns, ...Object.fromEntries(instants) };
}

type Standing = Pick<PlacedOrder, 'undo' | 'version'>;

/** Until when this person can undo the last move; null if not possible. */
export function undoUntil(
  { undo, version }: Standing,
  { userId }: Pick<Session, 'userId'>,
  now: Date,
): string | null {
  if (!undo || undo.userId !== userId || undo.version !== version) return null;
  return new Date(undo.until) > now ? undo.until : null;
}
