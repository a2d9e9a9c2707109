import { Injectable } from '@nestjs/common';
import type { Session } from '@overland/contracts';
import { addToOutbox } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { ChangeRequests } from '../change-requests/change-requests.service.js';
import { markForTms } from '../dispatch/mark-for-tms.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { toOrderBooked, toOrderFact } from '../orders/order-event.mapper.js';
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
}

/** Keeps what a change does to an order: its row, its history and its events, in the transaction that holds its lock. */
@Injectable()
export class OrderChanges {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly requests: ChangeRequests,
  ) {}

  /** @returns the order as it is now. */
  async save(
    manager: EntityManager,
    order: PlacedOrder,
    { change, requestId, by = null }: Saving,
  ): Promise<PlacedOrder> {
    const { columns, activities, milestone } = change;
    const changed: PlacedOrder = { ...order, ...columns };
    await this.orders.update(manager, order.id, columns);
    await this.orders.addActivities(manager, activities);
    if (isShown(order, changed)) {
      await addToOutbox(manager, 'order.changed', toOrderFact(changed), { requestId });
    }
    if (changed.version !== order.version) await markForTms(manager, changed);
    const note = auditNoteOf({ before: order, after: changed, change, by });
    if (note) await addToOutbox(manager, 'order.audited', note, { requestId });
    if (milestone) {
      const { name, transition, reason } = milestone;
      const reached = { milestone: name, transition, reason, order: toOrderBooked(changed) };
      await addToOutbox(manager, 'order.milestone', reached, { requestId });
    }
    if (changed.status === 'Canceled' && order.status !== 'Canceled') {
      const actor = activities[0]?.actor ?? 'System';
      await this.requests.settleCanceled(manager, changed, { actor, requestId });
    }
    return changed;
  }
}

/** A new position and accepted terms are no reason to refuse an edit, so they leave the version; open pages are told all the same. */
const isShown = (before: PlacedOrder, after: PlacedOrder) =>
  after.version !== before.version ||
  after.driverUpdated !== before.driverUpdated ||
  after.termsAcceptedAt !== before.termsAcceptedAt;
