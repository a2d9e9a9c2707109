import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { type CarrierCost, undoSeconds } from '@overland/contracts';
import { addToOutbox, type By, Clock } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { KnownCarriersRepository } from '../carriers/known-carriers.repository.js';
import { type AnsweredEntity, ChangeRequests } from '../change-requests/change-requests.service.js';
import { OrderCosts } from '../costs/order-costs.repository.js';
import { DispatchesRepository } from '../dispatches/dispatches.repository.js';
import { addMilestone } from '../orders/add-milestone.js';
import { enteredOf } from '../orders/entered-of.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { carrierFields } from '../orders/order-carrier.js';
import { toOrderFact } from '../orders/order-event.mapper.js';
import { type OrderUndoPlan, undoPlan } from '../orders/order-undo-plan.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { undoneStep } from '../orders/undone-step.js';
import type { OrderChange } from './apply-move.js';
import { auditNoteOf } from './order-audit.js';

interface Saving {
  change: OrderChange;
  requestId: string | null;
  /** Null for the system and the TMS. */
  by?: By | null;
  /** The person can undo it for a minute; nobody is notified until then. */
  canUndo?: boolean;
  answered?: AnsweredEntity;
  /** What the carrier costs now; absent where that stays. */
  cost?: Partial<CarrierCost> | undefined;
  /** How people name it, where that does not follow from the states. */
  step?: string;
  /** What of its payments the change recorded and removed. */
  payments?: NonNullable<OrderUndoPlan['payments']>;
}

/** How people name an edit of what was booked. */
export const editStep = 'Edit';
/** And a change of the owner. */
export const handOverStep = 'Hand-over';
/** And an accepted request of the customer. */
export const answerStep = 'Answer';

/** Saves a change of a locked order: its row, history and events. */
@Injectable()
export class OrderChanges {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly requests: ChangeRequests,
    private readonly dispatches: DispatchesRepository,
    private readonly carriers: KnownCarriersRepository,
    private readonly costs: OrderCosts,
    private readonly clock: Clock,
  ) {}

  /** @returns the order as it is now. */
  async save(manager: EntityManager, order: PlacedOrder, saving: Saving): Promise<PlacedOrder> {
    const { change, requestId, by = null, canUndo = false, payments, step } = saving;
    const { columns, activities } = change;
    const moved: PlacedOrder = { ...order, ...columns };
    await this.orders.addActivities(manager, activities);
    if (hasNewCarrier(order, moved)) await this.carriers.remember(manager, moved, this.clock.now());
    const cost = await this.keepCost(manager, { before: order, after: moved, saving });
    const announced = await this.announce(manager, { before: order, after: moved, saving });
    const undo =
      by && canUndo
        ? undoPlan(order, moved, {
            ...announced,
            cost,
            columns,
            session: by.session,
            now: this.clock.now(),
            step: saving.answered ? answerStep : (step ?? undoneStep(order, moved, payments)),
            ...(payments ? { payments, note: activities[0]?.note ?? '' } : {}),
          })
        : (columns.undo ?? null);
    const changed = canUndo || moved.version !== order.version ? { ...moved, undo } : moved;
    await this.orders.update(manager, order.id, { ...columns, undo: changed.undo });
    if (isShown(order, changed)) {
      await addToOutbox(manager, 'order.changed', toOrderFact(changed), { requestId });
    }
    if (changed.version !== order.version) await this.dispatches.mark(manager, changed);
    await tellQuote(manager, { before: order, after: changed, requestId });
    const note = auditNoteOf({ before: order, after: changed, change, by });
    if (note) await addToOutbox(manager, 'order.audited', note, { requestId });
    return changed;
  }

  /** What was agreed with a carrier ends with it. @returns what it cost before; undefined where that stays. */
  private async keepCost(
    manager: EntityManager,
    { before, after, saving }: Announcing,
  ): Promise<CarrierCost | undefined> {
    const isGone = before.carrierName !== '' && after.carrierName === '';
    const changes = saving.cost ?? (isGone ? { agreed: null } : null);
    if (!changes) return undefined;
    const known = await this.costs.of(manager, before);
    const cost = { ...known, ...changes };
    const by = saving.by ? await this.orders.actorOf(manager, saving.by.session) : 'System';
    if (sameCost(known, cost)) return undefined;
    await this.costs.keep(manager, after, { cost, by, at: this.clock.now(), requestId: saving.requestId });
    return known;
  }

  /** Publishes the change. Canceling an order also answers its customer's requests. */
  private async announce(manager: EntityManager, { before, after, saving }: Announcing): Promise<Announced> {
    const { change, requestId, canUndo, answered } = saving;
    const heldSeconds = canUndo ? undoSeconds : 0;
    const { milestones = [] } = change;
    const isCanceled = after.status === 'Canceled' && before.status !== 'Canceled';
    const actor = change.activities[0]?.actor ?? 'System';
    const settled = isCanceled
      ? await this.requests.settleCanceled(manager, after, {
          requestId,
          heldSeconds,
          actor,
          answer: milestones[0]?.customerReason ?? '',
          tells: milestones.length > 0,
        })
      : [];
    if (answered)
      settled.push(
        await this.requests.publishAnswer(manager, after, { request: answered, requestId, heldSeconds }),
      );
    const told = settled.flatMap((answer) => answer.told);
    const isAnswer = settled.some(({ kind }) => kind === 'cancel');
    const origin = { requestId, now: this.clock.now() };
    for (const milestone of milestones) {
      told.push(await addMilestone(manager, after, { ...milestone, heldSeconds, isAnswer }, origin));
    }
    return { requestIds: settled.map(({ id }) => id), told };
  }
}

interface Announcing {
  before: PlacedOrder;
  after: PlacedOrder;
  saving: Saving;
}

type Announced = Pick<OrderUndoPlan, 'told' | 'requestIds'>;

/**
 * A new position, a payment request or an acceptance of the terms must not refuse an edit, so the version stays; open pages are still notified.
 */
const isShown = (before: PlacedOrder, after: PlacedOrder) =>
  after.version !== before.version ||
  after.driverUpdated !== before.driverUpdated ||
  after.paymentRequestedAt !== before.paymentRequestedAt ||
  after.termsAcceptedAt !== before.termsAcceptedAt;

/** The quote shows the VINs and years of its order. */
async function tellQuote(
  manager: EntityManager,
  { before, after, requestId }: { before: PlacedOrder; after: PlacedOrder; requestId: string | null },
): Promise<void> {
  const { id: orderId, quoteId, version } = after;
  const vehicles = enteredOf(after);
  if (isDeepStrictEqual(vehicles, enteredOf(before))) return;
  await addToOutbox(manager, 'order.vehiclesEntered', { orderId, quoteId, version, vehicles }, { requestId });
}

const hasNewCarrier = (before: PlacedOrder, after: PlacedOrder): boolean =>
  after.carrierName !== '' && carrierFields.some((field) => before[field] !== after[field]);

export const sameCost = (one: CarrierCost, other: CarrierCost): boolean =>
  one.offered === other.offered && one.agreed === other.agreed && one.paid === other.paid;
