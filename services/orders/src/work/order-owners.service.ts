import { Injectable } from '@nestjs/common';
import { type InputOf, mayHandOver, type OrdersReport, type orderWork } from '@overland/contracts';
import { AppError, type By, Clock, newOwnerNames, ownerNames } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { lineOf } from '../orders/activity-line.js';
import { LockedOrders } from '../orders/locked-orders.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { OrderChanges } from './order-changes.js';

@Injectable()
export class OrderOwners {
  constructor(
    private readonly locked: LockedOrders,
    private readonly orders: OrdersRepository,
    private readonly changes: OrderChanges,
    private readonly clock: Clock,
  ) {}

  handOver({ orderIds, ownerId }: InputOf<typeof orderWork.handOver>['body'], by: By): Promise<OrdersReport> {
    return this.locked.each(orderIds, by.session, (manager, order) =>
      this.handOne(manager, order, { ownerId, by }),
    );
  }

  /** Of a locked order. To the owner that it has it changes nothing. */
  private async handOne(
    manager: EntityManager,
    order: PlacedOrder,
    { ownerId, by }: { ownerId: string; by: By },
  ): Promise<PlacedOrder> {
    if (order.ownerId === ownerId) return order;
    if (!mayHandOver(by.session, order.ownerId)) {
      throw new AppError('forbidden', 'Only its owner or an administrator hands this order over.');
    }
    const after = await newOwnerNames(manager, { ownerId, portalId: order.portalId });
    const before = await ownerNames(manager, order);
    const line = lineOf(order, {
      kind: 'other',
      at: this.clock.now(),
      actor: await this.orders.actorOf(manager, by.session),
      source: 'staff',
      note: changeText(before.toCompany, after.toCompany),
      staffNote: changeText(before.toStaff, after.toStaff),
    });
    const columns = { ownerId, version: order.version + 1 };
    const change = { columns, activities: [line] };
    return this.changes.save(manager, order, { change, requestId: by.info.requestId, by });
  }
}

const changeText = (from: string, to: string) => `Owner changed from ${from} to ${to}.`;
