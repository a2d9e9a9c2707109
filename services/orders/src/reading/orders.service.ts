import { Injectable } from '@nestjs/common';
import type { Activity, InputOf, Order, OrderBooked, orders, Session } from '@overland/contracts';
import { type CheckedReply, Clock, Database, portalScope, systemScope } from '@overland/service-kit';
import { OrderClaimsRepository } from '../claims/order-claims.repository.js';
import { toActivity } from '../orders/order.mapper.js';
import { toOrderBooked } from '../orders/order-event.mapper.js';
import { undoableSteps } from '../orders/order-undo-plan.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { OrderPaymentsRepository } from '../payments/order-payments.repository.js';
import { OrderPresenter } from '../presenters/order-presenter.js';
import { listOrders } from './order-list.js';

@Injectable()
export class OrdersService {
  constructor(
    private readonly database: Database,
    private readonly repository: OrdersRepository,
    private readonly presenter: OrderPresenter,
    private readonly payments: OrderPaymentsRepository,
    private readonly claims: OrderClaimsRepository,
    private readonly clock: Clock,
  ) {}

  list(request: InputOf<typeof orders.list>['body'], session: Session): Promise<CheckedReply> {
    const { userId, role } = session;
    const of = { scope: portalScope(session, request.portalId), userId, now: this.clock.now() };
    // Within a portal alone the provider's staff have no names, whom MCAdmin reads there, too.
    return this.database.withPortal(portalScope(session), (manager) =>
      listOrders(manager, { request, ...of, showsCosts: role === 'MCAdmin' }),
    );
  }

  async get(orderId: string, session: Session): Promise<Order> {
    const scope = portalScope(session);
    return this.database.withPortal(scope, async (manager) =>
      this.presenter.present(manager, await this.repository.get(manager, orderId, scope), session),
    );
  }

  activities(orderId: string, session: Session): Promise<Activity[]> {
    const scope = portalScope(session);
    return this.database.withPortal(scope, async (manager) => {
      await this.repository.get(manager, orderId, scope);
      const activities = await this.repository.listActivities(manager, orderId, scope);
      return activities.map((activity) => toActivity(activity, session.role === 'MCAdmin'));
    });
  }

  /** @throws AppError notFound if the portal has no such order. */
  async emailFacts(orderId: string, portalId: string | null): Promise<OrderBooked> {
    const scope = portalId ? { portalId } : systemScope;
    return this.database.withPortal(scope, async (manager) => {
      const order = await this.repository.get(manager, orderId, scope);
      const payments = await this.payments.listCounting(manager, order);
      const claims = await this.claims.list(manager, order.id);
      const [last] = undoableSteps(order, this.clock.now());
      return {
        ...toOrderBooked(order),
        payments: payments.map(({ id, amount, paidOn }) => ({ id, amount, paidOn })),
        claims: claims.map(({ id: claimId, state }) => ({ claimId, state })),
        ...(last && { undoableUntil: last.until }),
      };
    });
  }

  /** Without those that the portal does not have. */
  async emailFactsOfMany(orderIds: readonly string[], portalId: string | null): Promise<OrderBooked[]> {
    const scope = portalId ? { portalId } : systemScope;
    const found = await this.database.withPortal(scope, (manager) =>
      this.repository.list(manager, orderIds, scope),
    );
    return found.map(toOrderBooked);
  }

  /** @throws AppError notFound if the portal has no such order. */
  async exists(orderId: string, portalId: string | null): Promise<{ orderId: string }> {
    const scope = portalId ? { portalId } : systemScope;
    await this.database.withPortal(scope, (manager) => this.repository.get(manager, orderId, scope));
    return { orderId };
  }
}
