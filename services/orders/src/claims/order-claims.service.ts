import { Injectable } from '@nestjs/common';
import type { OrderClaims, Session, StaffClaimReporting } from '@overland/contracts';
import { type By, Database, portalScope } from '@overland/service-kit';
import { LockedOrders } from '../orders/locked-orders.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { ClaimReports } from './claim-reports.js';
import { ClaimViews } from './claim-views.js';

/** Staff see the claims of an order, and report damage themselves. */
@Injectable()
export class OrderClaimsService {
  constructor(
    private readonly database: Database,
    private readonly locked: LockedOrders,
    private readonly orders: OrdersRepository,
    private readonly reports: ClaimReports,
    private readonly views: ClaimViews,
  ) {}

  /** @throws AppError notFound, also for another portal's order. */
  list(orderId: string, session: Session): Promise<OrderClaims> {
    const scope = portalScope(session);
    return this.database.withPortal(scope, async (manager) =>
      this.views.forStaff(manager, await this.orders.get(manager, orderId, scope), session),
    );
  }

  /** @throws AppError as `ClaimReports.take`. */
  async report(
    orderId: string,
    { tells, ...reporting }: StaffClaimReporting,
    { session, info }: By,
  ): Promise<OrderClaims> {
    await this.reports.take((work) => this.locked.one(orderId, session, work), {
      reporting,
      tells,
      reporter: { userId: session.userId, actorOf: (manager) => this.orders.actorOf(manager, session) },
      requestId: info.requestId,
    });
    return this.list(orderId, session);
  }
}
