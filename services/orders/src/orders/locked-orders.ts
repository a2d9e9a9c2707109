import { Injectable } from '@nestjs/common';
import type { OrdersReport, Session } from '@overland/contracts';
import { AppError, Clock, Database, portalScope, type Scope } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import type { PlacedOrder } from './order.entity.js';
import { undoUntil } from './order-undo-plan.js';
import { OrdersRepository } from './orders.repository.js';

type Done = OrdersReport['done'][number];
type Work<T> = (manager: EntityManager, order: PlacedOrder) => Promise<T>;

@Injectable()
export class LockedOrders {
  constructor(
    private readonly database: Database,
    private readonly orders: OrdersRepository,
    private readonly clock: Clock,
  ) {}

  /** For one of the caller's orders. @throws AppError notFound, also for another portal's order. */
  one<T>(orderId: string, session: Session, work: Work<T>): Promise<T> {
    return this.inScope(orderId, portalScope(session), work);
  }

  inScope<T>(orderId: string, scope: Scope, work: Work<T>): Promise<T> {
    return this.database.withPortal(scope, async (manager) =>
      work(manager, await this.orders.lock(manager, orderId, scope)),
    );
  }

  /**
   * For several of the caller's orders, one after the other, each in a transaction of its own: if one is refused, the others
   * are still done.
   */
  async each(orderIds: readonly string[], session: Session, work: Work<PlacedOrder>): Promise<OrdersReport> {
    const report: OrdersReport = { done: [], refused: [] };
    for (const orderId of new Set(orderIds)) {
      let uniqueId: number | null = null;
      try {
        const done = await this.one(orderId, session, async (manager, order) => {
          uniqueId = order.uniqueId;
          const now = await work(manager, order);
          return { orderId, uniqueId: order.uniqueId, ...this.undoOf(order, now, session) };
        });
        report.done.push(done);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        report.refused.push({ orderId, uniqueId, message: error.message });
      }
    }
    return report;
  }

  private undoOf(before: PlacedOrder, now: PlacedOrder, session: Session): Pick<Done, 'undo'> {
    const until = before === now ? null : undoUntil(now, session, this.clock.now());
    return until === null ? {} : { undo: { version: now.version, until } };
  }
}
