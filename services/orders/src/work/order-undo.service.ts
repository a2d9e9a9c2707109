import { Injectable } from '@nestjs/common';
import {
  type InputOf,
  type Order,
  type OrdersReport,
  type orderWork,
  sdStatusNames,
} from '@overland/contracts';
import { AppError, addToOutbox, type By, Clock } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import type { NewActivity } from '../orders/activity.entity.js';
import { lineOf } from '../orders/activity-line.js';
import { changesBetween } from '../orders/changes-between.js';
import { LockedOrders } from '../orders/locked-orders.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import {
  isRequest,
  type OrderUndoPlan,
  restoredColumns,
  undoneStanding,
  undoUntil,
} from '../orders/order-undo-plan.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { OrderPresenter } from '../presenters/order-presenter.js';
import { answerStep, editStep, handOverStep, OrderChanges } from './order-changes.js';
import { UndoneRows } from './undone-rows.js';

/** Lets people undo their own steps, the last one first, within a minute of each, before anybody was notified (docs/product/orders.md). */
@Injectable()
export class OrderUndo {
  constructor(
    private readonly locked: LockedOrders,
    private readonly orders: OrdersRepository,
    private readonly changes: OrderChanges,
    private readonly rows: UndoneRows,
    private readonly presenter: OrderPresenter,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError conflict if the order has changed since, or the minute is over. */
  takeBack(orderId: string, version: number, by: By): Promise<Order> {
    return this.locked.one(orderId, by.session, async (manager, order) => {
      const restored = await this.restore(manager, order, { plan: this.planOf(order, version, by), by });
      return this.presenter.present(manager, restored, by.session);
    });
  }

  /** Each on its own: one that has changed since is refused, and the others are taken back. */
  takeBackMany(orders: InputOf<typeof orderWork.undoMany>['body']['orders'], by: By): Promise<OrdersReport> {
    const versions = new Map(orders.map(({ orderId, version }) => [orderId, version]));
    return this.locked.each([...versions.keys()], by.session, (manager, order) =>
      this.restore(manager, order, { plan: this.planOf(order, versions.get(order.id) ?? 0, by), by }),
    );
  }

  private planOf(order: PlacedOrder, version: number, { session }: By): OrderUndoPlan {
    if (order.version !== version) throw new AppError('conflict', 'This order has changed since.');
    const { undo } = order;
    if (!undo || undoUntil(order, session, this.clock.now()) === null) {
      throw new AppError('conflict', 'This can no longer be taken back. Please move the order instead.');
    }
    return undo;
  }

  private async restore(
    manager: EntityManager,
    order: PlacedOrder,
    { plan, by }: { plan: OrderUndoPlan; by: By },
  ): Promise<PlacedOrder> {
    const { portalId, id: orderId } = order;
    const { requestId } = by.info;
    const actor = await this.orders.actorOf(manager, by.session);
    await this.rows.restore(manager, plan, actor);
    if (plan.told.length > 0) {
      const takenBack = { orderId, portalId, told: plan.told };
      await addToOutbox(manager, 'order.emailsTakenBack', takenBack, { requestId });
    }
    const restored = restoredColumns(plan);
    const columns = { ...restored, ...undoneStanding(order, plan) };
    const activities = [this.lineOf(order, { ...order, ...restored }, { plan, actor })];
    return this.changes.save(manager, order, {
      cost: plan.cost,
      change: { columns, activities },
      requestId,
      by,
    });
  }

  private lineOf(
    before: PlacedOrder,
    after: PlacedOrder,
    { plan, actor }: { plan: OrderUndoPlan; actor: string },
  ): NewActivity {
    const isMove = before.sdStatus !== after.sdStatus;
    if (plan.step === editStep || (plan.step === answerStep && !isMove)) {
      const [at, changes] = [this.clock.now(), changesBetween(before, after)];
      return lineOf(before, {
        kind: 'edit',
        at,
        actor,
        source: 'staff',
        note: `Took back: ${plan.step}.`,
        changes,
      });
    }
    if (plan.step === handOverStep) {
      const note = `Took back: ${plan.step}.`;
      return lineOf(before, { kind: 'other', at: this.clock.now(), actor, source: 'staff', note });
    }
    const what = whatOf(plan) ?? (isMove || !plan.step ? null : `${plan.step}.`);
    return {
      kind: what === null ? 'move' : 'payment',
      orderId: before.id,
      portalId: before.portalId,
      at: this.clock.now(),
      actor,
      fromStatus: isMove ? before.sdStatus : null,
      toStatus: isMove ? after.sdStatus : null,
      source: 'staff',
      note: `Took back: ${what ?? `${sdStatusNames[before.sdStatus]}. ${sdStatusNames[after.sdStatus]} again.`}`,
    };
  }
}

/** What was done about the payment; null for a move. */
function whatOf(plan: OrderUndoPlan): string | null {
  return isRequest(plan) ? 'Asked the customer to pay.' : (plan.note ?? null);
}
