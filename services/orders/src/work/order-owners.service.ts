import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type InputOf, mayHandOver, type OrdersReport, type orderWork } from '@overland/contracts';
import { AppError, type By, Clock, newOwnerNames, ownerNames } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { NoticeWriter } from '../notices/notice-writer.js';
import { lineOf } from '../orders/activity-line.js';
import { LockedOrders } from '../orders/locked-orders.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { isGivenBack, undoneStanding } from '../orders/order-undo-plan.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { handOverStep, OrderChanges } from './order-changes.js';

@Injectable()
export class OrderOwners {
  constructor(
    private readonly locked: LockedOrders,
    private readonly orders: OrdersRepository,
    private readonly changes: OrderChanges,
    private readonly notices: NoticeWriter,
    private readonly clock: Clock,
  ) {}

  handOver({ orderIds, ownerId }: InputOf<typeof orderWork.handOver>['body'], by: By): Promise<OrdersReport> {
    const noticeId = randomUUID();
    return this.locked.each(orderIds, by.session, (manager, order) =>
      this.handOne(manager, order, { ownerId, by, noticeId }),
    );
  }

  /** Of a locked order. To the owner that it has it changes nothing. The new one is told once, however many there are. */
  private async handOne(
    manager: EntityManager,
    order: PlacedOrder,
    { ownerId, by, noticeId }: { ownerId: string | null; by: By; noticeId: string },
  ): Promise<PlacedOrder> {
    if (order.ownerId === ownerId) return order;
    const isBack = isGivenBack(order, ownerId, { session: by.session, now: this.clock.now() });
    if (!isBack && !mayHandOver(by.session, order.ownerId)) {
      throw new AppError('forbidden', 'Only its owner or an administrator hands this order over.');
    }
    const after = await newOwnerNames(manager, { ownerId, portalId: order.portalId });
    const before = await ownerNames(manager, order);
    const actor = await this.orders.actorOf(manager, by.session);
    const line = lineOf(order, {
      kind: 'other',
      at: this.clock.now(),
      actor,
      source: 'staff',
      note: changeText(before.toCompany, after.toCompany),
      staffNote: changeText(before.toStaff, after.toStaff),
    });
    const standing =
      isBack && order.undo ? undoneStanding(order, order.undo) : { version: order.version + 1 };
    const change = { columns: { ownerId, ...standing }, activities: [line] };
    const { requestId } = by.info;
    const saving = { change, requestId, by, canUndo: !isBack, step: handOverStep };
    const saved = await this.changes.save(manager, order, saving);
    if (ownerId !== null && ownerId !== by.session.userId) {
      const { id: orderId, portalId } = order;
      const notice = { id: noticeId, userId: ownerId, portalId, orderId, actor, words: '' };
      await this.notices.addOrder(manager, { ...notice, kind: 'handOver' }, requestId);
    }
    return saved;
  }
}

const changeText = (from: string, to: string) => `Owner changed from ${from} to ${to}.`;
