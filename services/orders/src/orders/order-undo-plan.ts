import { type EmailsTakenBack, type Session, undoSeconds } from '@overland/contracts';
import type { PlacedOrder } from './order.entity.js';

/** What a move changes of an order, and taking it back restores. */
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
/** Of these, the instants, which JSON has as text. */
const moveInstants = ['canceledAt', 'pickedUpAt', 'deliveredAt', 'paidAt'] as const;

/** How the last move of an order is taken back. */
export interface OrderUndoPlan {
  /** Who made it, and alone can take it back. */
  userId: string;
  /** Of the order after it: a later change ends this. */
  version: number;
  /** ISO. */
  until: string;
  /** As they were before. */
  columns: Record<(typeof moveColumns)[number], string | number | boolean | null>;
  /** What people would be told of it. */
  told: EmailsTakenBack['told'];
  /** Requests of the customer that it answered. */
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

/** The columns as they were before the move. */
export function restoredColumns({ columns }: OrderUndoPlan): Partial<PlacedOrder> {
  const instants = moveInstants.map((name) => {
    const value = columns[name];
    return [name, typeof value === 'string' ? new Date(value) : value];
  });
  return { ...columns, ...Object.fromEntries(instants) };
}

type Standing = Pick<PlacedOrder, 'undo' | 'version'>;

/** Until when this person can take back the last move; null where that cannot be done. */
export function undoUntil(
  { undo, version }: Standing,
  { userId }: Pick<Session, 'userId'>,
  now: Date,
): string | null {
  if (!undo || undo.userId !== userId || undo.version !== version) return null;
  return new Date(undo.until) > now ? undo.until : null;
}
