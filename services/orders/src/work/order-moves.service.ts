import { Injectable } from '@nestjs/common';
import type { Order, OrderMove, OrdersReport } from '@overland/contracts';
import { minuteMs } from '@overland/contracts/calendar';
import { formatInstantIn } from '@overland/contracts/format';
import { AppError, type By, Clock, listTimeZone } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import type { AnsweredEntity } from '../change-requests/change-requests.service.js';
import { LockedOrders } from '../orders/locked-orders.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { toldCarrier } from '../orders/order-carrier.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { OrderPresenter } from '../presenters/order-presenter.js';
import { applyMove } from './apply-move.js';
import { checkCondition, checkMove, checkReason, checkTime, refusalAmongSeveral } from './check-move.js';
import { OrderChanges } from './order-changes.js';

@Injectable()
export class OrderMoves {
  constructor(
    private readonly locked: LockedOrders,
    private readonly orders: OrdersRepository,
    private readonly changes: OrderChanges,
    private readonly presenter: OrderPresenter,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError conflict with the allowed states. */
  async move(orderId: string, move: OrderMove, by: By): Promise<Order> {
    checkReason(move);
    return this.locked.one(orderId, by.session, async (manager, found) =>
      this.presenter.present(manager, await this.moveOne(manager, found, { move, by }), by.session),
    );
  }

  async cancel(orderId: string, reason: string, by: By): Promise<{ orderId: string }> {
    await this.move(
      orderId,
      { sdStatus: 'order_canceled', note: reason, tells: true, customerReason: '' },
      by,
    );
    return { orderId };
  }

  moveMany(orderIds: readonly string[], move: OrderMove, by: By): Promise<OrdersReport> {
    checkReason(move);
    return this.locked.each(orderIds, by.session, (manager, order) => {
      const at = { session: by.session, now: this.clock.now() };
      const refusal = order.sdStatus === move.sdStatus ? null : refusalAmongSeveral(order, move.sdStatus, at);
      if (refusal !== null) throw new AppError('conflict', refusal);
      return this.moveOne(manager, order, { move: { ...move, carrier: carrierOfMany(order, move) }, by });
    });
  }

  /** For a locked order. Moving to the same state changes nothing. @throws AppError conflict with the allowed states. */
  async moveOne(
    manager: EntityManager,
    order: PlacedOrder,
    { move, by, answered }: { move: OrderMove; by: By; answered?: AnsweredEntity },
  ): Promise<PlacedOrder> {
    const { sdStatus: to, note, customerReason, tells } = move;
    if (order.sdStatus === to) return order;
    const now = this.clock.now();
    checkMove(order, to, { session: by.session, now });
    const happenedAt = move.at ? new Date(move.at) : null;
    checkTime(order, move, now);
    checkCondition(order, move);
    const actor = await this.orders.actorOf(manager, by.session);
    const change = applyMove(order, {
      to,
      at: now,
      actor,
      source: 'staff',
      note: await this.noteOf(manager, order, { note, happenedAt, now }),
      customerReason,
      happenedAt,
      carrier: move.carrier,
      condition: move.condition,
      tells,
    });
    return this.changes.save(manager, order, {
      change,
      requestId: by.info.requestId,
      by,
      canUndo: true,
      ...(move.agreed !== undefined && { cost: { agreed: move.agreed } }),
      ...(answered ? { answered } : {}),
    });
  }

  /** The history's line has the time of the entry, so its note says when it really happened. */
  private async noteOf(
    manager: EntityManager,
    { portalId }: PlacedOrder,
    { note, happenedAt, now }: { note: string; happenedAt: Date | null; now: Date },
  ): Promise<string> {
    if (!happenedAt || Math.abs(now.getTime() - happenedAt.getTime()) < minuteMs) return note;
    const when = formatInstantIn(happenedAt.toISOString(), await listTimeZone(manager, portalId));
    return `It was on ${when}. ${note}`.trim();
  }
}

/** Of several orders at once, what is left out stays where the order has this carrier already. */
function carrierOfMany(order: PlacedOrder, { carrier }: OrderMove): OrderMove['carrier'] {
  return carrier?.carrierName === order.carrierName ? toldCarrier(order, carrier) : carrier;
}
