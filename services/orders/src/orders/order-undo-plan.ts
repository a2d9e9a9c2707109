import {
  type CarrierCost,
  type EmailsTakenBack,
  type Order,
  orderTextNames,
  type Session,
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
  'paymentDispute',
  ...orderTextNames,
  'agents',
  'customerFullName',
  'customerEmail',
  'customerPhones',
  'language',
  'pickup',
  'delivery',
  'pickupPlaceText',
  'deliveryPlaceText',
  'pickupDateType',
  'pickupScheduledAt',
  'pickupScheduledEndsAt',
  'deliveryDateType',
  'deliveryScheduledAt',
  'deliveryScheduledEndsAt',
  'serviceLevel',
  'price',
  'vehicles',
  'vehicleNames',
  'vins',
  'termsAcceptedAt',
  'termsAcceptedBy',
  'termsVersion',
  'ownerId',
] as const satisfies readonly (keyof PlacedOrder)[];
/** Those of them that are instants, which JSON stores as text. */
const undoneInstants = [
  'canceledAt',
  'pickedUpAt',
  'deliveredAt',
  'paidAt',
  'paymentRequestedAt',
  'termsAcceptedAt',
] as const;

/** How to undo the last step with an order: a move, a payment, a request for one, an edit, or a hand-over. */
export interface OrderUndoPlan {
  /** The user who made it, who alone can undo it. */
  userId: string;
  /** The order's version after it. A later change makes it impossible to undo. */
  version: number;
  /** ISO. */
  until: string;
  /** Those that the step changed, as they were before. */
  columns: Partial<Pick<PlacedOrder, (typeof undoneColumns)[number]>>;
  /** What the carrier cost before, where the step changed that. */
  cost?: CarrierCost | undefined;
  told: EmailsTakenBack['told'];
  /** Requests of the customer that the move answered. */
  requestIds: string[];
  /** Payments that it recorded and removed, by their ids. */
  payments?: { added: string[]; voided: string[] };
  /** Of a payment: the line of the history. */
  note?: string;
  /** How people name the step; absent where the release before kept it, as is what follows. */
  step?: string;
  /** How to undo the own step before it, once this one is undone. */
  earlier?: OrderUndoPlan | null;
}

interface Made extends Pick<OrderUndoPlan, 'payments' | 'note' | 'step'> {
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
    earlier: undoUntil(before, session, now) === null ? null : before.undo,
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

/** The order's columns once this is undone. The step before can be undone next, unless its minute is over. */
export function undoneStanding({ version }: Pick<PlacedOrder, 'version'>, plan: OrderUndoPlan): Standing {
  const { earlier = null } = plan;
  // It leaves the version as it is, which is no reason to refuse an edit; but a second click must not undo the step before.
  const next = isRequest(plan) && earlier === null ? version : version + 1;
  return { version: next, undo: earlier && { ...earlier, version: next } };
}

/** Whether the step only asked the customer to pay. */
export const isRequest = ({ columns }: OrderUndoPlan): boolean =>
  Object.keys(columns).join() === 'paymentRequestedAt';

type Standing = Pick<PlacedOrder, 'undo' | 'version'>;

/** Whether this person handed it over as the last step, and can still give it back to this owner of before. */
export function isGivenBack(
  order: Standing,
  ownerId: string | null,
  { session, now }: { session: Pick<Session, 'userId'>; now: Date },
): boolean {
  return undoUntil(order, session, now) !== null && order.undo?.columns.ownerId === ownerId;
}

/** Until when this person can undo the last move; null if not possible. */
export function undoUntil(
  { undo, version }: Standing,
  { userId }: Pick<Session, 'userId'>,
  now: Date,
): string | null {
  if (!undo || undo.userId !== userId || undo.version !== version) return null;
  return new Date(undo.until) > now ? undo.until : null;
}

/** The steps that somebody can still undo, the last one first, each with its beginning. */
export function undoableSteps({ undo, version }: Standing, now: Date): (OrderUndoPlan & { begin: Date })[] {
  const steps: (OrderUndoPlan & { begin: Date })[] = [];
  let step = undo?.version === version ? undo : null;
  while (step && new Date(step.until) > now) {
    steps.push({ ...step, begin: new Date(new Date(step.until).getTime() - undoSeconds * 1000) });
    step = step.earlier ?? null;
  }
  return steps;
}

/** The step that this person can undo next; null if there is none. */
export function undoStep(standing: Standing, session: Pick<Session, 'userId'>, now: Date): Order['undoStep'] {
  if (!standing.undo || undoUntil(standing, session, now) === null) return null;
  const { step, told } = standing.undo;
  return step === undefined ? null : { name: step, tells: told.length > 0 };
}
