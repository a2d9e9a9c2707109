import { Injectable } from '@nestjs/common';
import type { Activity, OrdersReport } from '@overland/contracts';
import { AppError, type By, Clock, listTimeZone } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { LockedOrders } from '../orders/locked-orders.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { OrderChanges } from './order-changes.js';
import { askForPayment, askRefusal } from './payment-rules.js';

interface Asker {
  actor: string;
  source: Activity['source'];
  requestId: string | null;
  /** The person, who can undo it for a minute; the system's requests are mailed at once. */
  by?: By;
}

/** Asking the customers of COD orders to pay. */
@Injectable()
export class PaymentRequests {
  constructor(
    private readonly locked: LockedOrders,
    private readonly orders: OrdersRepository,
    private readonly changes: OrderChanges,
    private readonly clock: Clock,
  ) {}

  requestMany(orderIds: readonly string[], by: By): Promise<OrdersReport> {
    const { session, info } = by;
    return this.locked.each(orderIds, session, async (manager, order) => {
      const actor = await this.orders.actorOf(manager, session);
      return this.request(manager, order, { actor, source: 'staff', requestId: info.requestId, by });
    });
  }

  /** Asks the customer of a locked order to pay. @throws AppError conflict if there is nothing to pay, or it was done today. */
  async request(
    manager: EntityManager,
    order: PlacedOrder,
    { requestId, by, ...asker }: Asker,
  ): Promise<PlacedOrder> {
    const asking = { at: this.clock.now(), timeZone: await listTimeZone(manager, order.portalId) };
    const refusal = askRefusal(order, asking);
    if (refusal) throw new AppError('conflict', refusal);
    return this.changes.save(manager, order, {
      change: askForPayment(order, { ...asking, ...asker }),
      requestId,
      ...(by ? { by, canUndo: true } : {}),
    });
  }
}
