import { type EmailsTakenBack, type Session, undoSeconds } from '@overland/contracts';
import type { PlacedOrder } from './order.entity.js';

/** The columns that a move changes and its undo restores. */
const moveColumns = [
  'status',
  'sdStatus',
  'sdStatusLabel',
  'flaggedFrom',
  'canceledAt',
  'pickedUpAt',
  'deliveredAt',
  'paid',
  'paidBy',
  'paidAt',
  'paidAmount',
] as const;
/** Those of them that are instants, which JSON stores as text. */
const moveInstants = ['canceledAt', 'pickedUpAt', 'deliveredAt', 'paidAt'] as const;

/** How to undo the last move of an order. */
export interface OrderUndoPlan {
  /** The user who made it, who alone can undo it. */
  userId: string;
  /** The order's version after it. A later change makes it impossible to undo. */
  version: number;
  /** ISO. */
  until: string;
  columns: Record<(typeof moveColumns)[number], string | number | boolean | null>;
  told: EmailsTakenBack['told'];
  /** Requests of the customer that the move answered. */
  requestIds: string[];
}

interface Made {
  session: Pick<Session, 'userId'>;
  now: Date;
  told: OrderUndoPlan['told'];
  requestIds: string[];
}

export function undoPlan(
  before: PlacedOrder,
  after: Pick<PlacedOrder, 'version'>,
  { session, now, told, requestIds }: Made,
): OrderUndoPlan {
  const columns = Object.fromEntries(moveColumns.map((name) => [name, before[name]]));
  return {
    userId: session.userId,
    version: after.version,
    until: new Date(now.getTime() + undoSeconds * 1000).toISOString(),
    columns: columns as OrderUndoPlan['columns'],
    told,
    requestIds,
  };
}

export function restoredColumns({ columns }: OrderUndoPlan): Partial<PlacedOrder> {
  const instants = moveInstants.map((name) => {
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
