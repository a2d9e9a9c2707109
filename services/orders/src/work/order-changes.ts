import { Injectable } from '@nestjs/common';
import { type Session, undoSeconds } from '@overland/contracts';
import { addToOutbox, Clock } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { type AnsweredEntity, ChangeRequests } from '../change-requests/change-requests.service.js';
import { markForTms } from '../dispatches/mark-for-tms.js';
import { addMilestone } from '../orders/add-milestone.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { toOrderFact } from '../orders/order-event.mapper.js';
import { type OrderUndoPlan, undoPlan } from '../orders/order-undo-plan.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import type { OrderChange } from './apply-move.js';
import { auditNoteOf } from './order-audit.js';

/** Who asks, in which request, and from which network address. */
export interface By {
  session: Session;
  requestId: string;
  ip: string;
}

interface Saving {
  change: OrderChange;
  requestId: string | null;
  /** Null where the system does it by itself, or the TMS. */
  by?: Pick<By, 'session' | 'ip'> | null;
  /** A person can take it back for a minute; until then nobody is told. */
  canUndo?: boolean;
  /** The request of the customer that it answers. */
  answered?: AnsweredEntity;
}

/** Keeps what a change does to an order: its row, its history and its events, in the transaction that holds its lock. */
@Injectable()
export class OrderChanges {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly requests: ChangeRequests,
    private readonly clock: Clock,
  ) {}

  /** @returns the order as it is now. */
  async save(manager: EntityManager, order: PlacedOrder, saving: Saving): Promise<PlacedOrder> {
    const { change, requestId, by = null, canUndo = false } = saving;
    const { columns, activities } = change;
    const moved: PlacedOrder = { ...order, ...columns };
    await this.orders.addActivities(manager, activities);
    const announced = await this.announce(manager, { before: order, after: moved, saving });
    const undo =
      by && canUndo
        ? undoPlan(order, moved, { ...announced, session: by.session, now: this.clock.now() })
        : null;
    const changed = moved.version === order.version ? moved : { ...moved, undo };
    await this.orders.update(manager, order.id, { ...columns, undo: changed.undo });
    if (isShown(order, changed)) {
      await addToOutbox(manager, 'order.changed', toOrderFact(changed), { requestId });
    }
    if (changed.version !== order.version) await markForTms(manager, changed);
    const note = auditNoteOf({ before: order, after: changed, change, by });
    if (note) await addToOutbox(manager, 'order.audited', note, { requestId });
    return changed;
  }

  /** What people hear of it; a canceled order answers what its customer asked for. */
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
    for (const milestone of milestones) {
      told.push(await addMilestone(manager, after, { ...milestone, heldSeconds, isAnswer }, { requestId }));
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

/** A new position and accepted terms are no reason to refuse an edit, so they leave the version; open pages are told all the same. */
const isShown = (before: PlacedOrder, after: PlacedOrder) =>
  after.version !== before.version ||
  after.driverUpdated !== before.driverUpdated ||
  after.termsAcceptedAt !== before.termsAcceptedAt;
