import { Injectable } from '@nestjs/common';
import type { CarrierEdit, Order } from '@overland/contracts';
import { AppError, type By, Clock } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { OrderCosts } from '../costs/order-costs.repository.js';
import { changedFields, lineOf } from '../orders/activity-line.js';
import { LockedOrders } from '../orders/locked-orders.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { carrierOf, carrierValues } from '../orders/order-carrier.js';
import { mayNameCarrier } from '../orders/order-permissions.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { OrderPresenter } from '../presenters/order-presenter.js';
import type { OrderChange } from './apply-move.js';
import { OrderChanges, sameCost } from './order-changes.js';

/** Who carries an order, changed after the move that assigned it (docs/product/orders.md). */
@Injectable()
export class OrderCarriers {
  constructor(
    private readonly locked: LockedOrders,
    private readonly orders: OrdersRepository,
    private readonly changes: OrderChanges,
    private readonly presenter: OrderPresenter,
    private readonly costs: OrderCosts,
    private readonly clock: Clock,
  ) {}

  /** The same form sent twice changes nothing. @throws AppError conflict if it changed meanwhile, or has no carrier yet. */
  set(orderId: string, edit: CarrierEdit, by: By): Promise<Order> {
    return this.locked.one(orderId, by.session, async (manager, order) => {
      const present = (shown: PlacedOrder) => this.presenter.present(manager, shown, by.session);
      const changes = changedFields(carrierValues(order), carrierValues(edit));
      if (changes.length === 0 && !(await this.isNewCost(manager, order, edit))) return present(order);
      if (changes.length > 0 && !mayNameCarrier(order, by.session)) {
        throw new AppError('conflict', 'This order has no carrier yet. Please mark its driver assigned.');
      }
      if (order.version !== edit.version) {
        throw new AppError('conflict', 'Somebody else changed this order meanwhile. Your entries are kept.', {
          details: { current: await present(order), changes },
        });
      }
      const change = await this.changeOf(manager, order, { edit, by, changes });
      const { requestId } = by.info;
      return present(await this.changes.save(manager, order, { change, requestId, by, cost: edit.cost }));
    });
  }

  private async isNewCost(
    manager: EntityManager,
    order: PlacedOrder,
    { cost }: CarrierEdit,
  ): Promise<boolean> {
    return cost !== undefined && !sameCost(cost, await this.costs.of(manager, order));
  }

  private async changeOf(
    manager: EntityManager,
    order: PlacedOrder,
    { edit, by, changes }: { edit: CarrierEdit; by: By; changes: ReturnType<typeof changedFields> },
  ): Promise<OrderChange> {
    const actor = await this.orders.actorOf(manager, by.session);
    const line = { kind: 'edit', at: this.clock.now(), actor, source: 'staff', note: '', changes } as const;
    return {
      columns: { ...carrierOf(edit), version: order.version + 1 },
      // A line would tell the portal's users that the cost changed.
      activities: changes.length > 0 ? [lineOf(order, line)] : [],
    };
  }
}
