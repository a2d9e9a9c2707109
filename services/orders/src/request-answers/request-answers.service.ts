import { Injectable } from '@nestjs/common';
import type { Order, RequestAnswer } from '@overland/contracts';
import type { By } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import type { Bookable } from '../booking/check-booking.js';
import type { ChangeRequestEntity } from '../change-requests/change-request.entity.js';
import { type AnsweredEntity, ChangeRequests } from '../change-requests/change-requests.service.js';
import { checkAnswer, checkMayAsk, checkOpen } from '../change-requests/request-rules.js';
import { OrderEditsService } from '../editing/order-edits.service.js';
import { LockedOrders } from '../orders/locked-orders.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { OrderPresenter } from '../presenters/order-presenter.js';
import { OrderMoves } from '../work/order-moves.service.js';

interface Accepting {
  request: ChangeRequestEntity;
  closed: AnsweredEntity;
  quoted: Bookable | null;
  by: By;
}

/**
 * Staff answer customers' requests. Accepting one carries it out by the rules of an edit or a move (docs/product/orders.md).
 */
@Injectable()
export class RequestAnswers {
  constructor(
    private readonly locked: LockedOrders,
    private readonly orders: OrdersRepository,
    private readonly requests: ChangeRequests,
    private readonly edits: OrderEditsService,
    private readonly moves: OrderMoves,
    private readonly presenter: OrderPresenter,
  ) {}

  /** @throws AppError notFound; invalid without a note; conflict if it was answered, or is no longer possible. */
  async answer(orderId: string, answer: RequestAnswer, by: By): Promise<Order> {
    checkAnswer(answer);
    const quoted = await this.quoteFor(orderId, answer, by);
    return this.locked.one(orderId, by.session, async (manager, order) => {
      const request = await this.requests.get(manager, orderId, answer.requestId);
      checkOpen(request);
      const entry = {
        answer: answer.note,
        actor: await this.orders.actorOf(manager, by.session),
        source: 'staff' as const,
      };
      const closed = await this.requests.close(manager, order, { request, state: answer.state, ...entry });
      const changed =
        answer.state === 'accepted'
          ? await this.carryOut(manager, order, { request, closed, quoted, by })
          : order;
      // What changes the order tells of its answer, too, and both can be undone.
      if (changed === order) {
        const publishing = { request: closed, requestId: by.info.requestId, heldSeconds: 0 };
        await this.requests.publishAnswer(manager, changed, publishing);
      }
      return this.presenter.present(manager, changed, by.session);
    });
  }

  /** Done before the order is locked, so that no lock waits for another service. */
  private async quoteFor(
    orderId: string,
    { requestId, state }: RequestAnswer,
    { session, info }: By,
  ): Promise<Bookable | null> {
    const wished = await this.locked.one(orderId, session, async (manager, order) => {
      const request = await this.requests.get(manager, orderId, requestId);
      checkOpen(request);
      return { order, kind: request.kind };
    });
    return state === 'accepted' && wished.kind === 'pickupDate'
      ? this.edits.quoteOf(wished.order, info.requestId)
      : null;
  }

  private async carryOut(
    manager: EntityManager,
    order: PlacedOrder,
    { request, closed, quoted, by }: Accepting,
  ): Promise<PlacedOrder> {
    checkMayAsk(order);
    if (request.kind === 'cancel') {
      const move = {
        sdStatus: 'order_canceled',
        note: `Asked for by the customer: ${request.note}`,
        customerReason: '',
        tells: true,
      } as const;
      return this.moves.moveOne(manager, order, { move, by, answered: closed });
    }
    const { wishedDay: day } = request;
    if (day === null || quoted === null) throw new Error(`Request ${request.id} names no day.`);
    return this.edits.changeDay(manager, order, { day, quoted, by, answered: closed });
  }
}
