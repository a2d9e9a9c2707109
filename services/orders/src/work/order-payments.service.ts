import { Injectable } from '@nestjs/common';
import type { Activity, Order, OrdersReport } from '@overland/contracts';
import { AppError, type By, Clock, listTimeZone } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { LockedOrders } from '../orders/locked-orders.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { OrderPresenter } from '../presenters/order-presenter.js';
import { OrderChanges } from './order-changes.js';
import { askForPayment, askRefusal, markPaid, markRefusal } from './payment-rules.js';

interface Asker {
  actor: string;
  source: Activity['source'];
  requestId: string | null;
  /** The person, who can undo it for a minute; the system's requests are mailed at once. */
  by?: By;
}

/** Payment of COD orders: marking it, and asking for it. */
@Injectable()
export class OrderPayments {
  constructor(
    private readonly locked: LockedOrders,
    private readonly orders: OrdersRepository,
    private readonly changes: OrderChanges,
    private readonly presenter: OrderPresenter,
    private readonly clock: Clock,
  ) {}

  /** Marking it twice changes nothing. @throws AppError conflict if it is not COD, or canceled. */
  async setPaid(orderId: string, paid: boolean, by: By): Promise<Order> {
    return this.locked.one(orderId, by.session, async (manager, found) => {
      const refusal = markRefusal(found);
      if (refusal) throw new AppError('conflict', refusal);
      const marked = found.paid === paid ? found : await this.mark(manager, found, { paid, by });
      return this.presenter.present(manager, marked, by.session);
    });
  }

  private async mark(
    manager: EntityManager,
    order: PlacedOrder,
    { paid, by }: { paid: boolean; by: By },
  ): Promise<PlacedOrder> {
    const actor = await this.orders.actorOf(manager, by.session);
    const change = markPaid(order, { paid, actor, at: this.clock.now() });
    return this.changes.save(manager, order, { change, requestId: by.info.requestId, by, canUndo: true });
  }

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
