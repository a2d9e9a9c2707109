import { Injectable } from '@nestjs/common';
import type { Activity, InputOf, Order, orders, ReplyOf, Session } from '@overland/contracts';
import { InjectDatabase, portalScope, withPortal } from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { toOrder } from './order.mapper.js';
import { listOrders } from './order-list.js';
import { OrdersRepository } from './orders.repository.js';

/** Reading orders: the list, one order, its history. */
@Injectable()
export class OrdersService {
  constructor(
    @InjectDatabase() private readonly dataSource: DataSource,
    private readonly repository: OrdersRepository,
  ) {}

  list(request: InputOf<typeof orders.list>['body'], session: Session): Promise<ReplyOf<typeof orders.list>> {
    const scope = portalScope(session, request.portalId);
    return withPortal(this.dataSource, scope, (manager) => listOrders(manager, { request, scope }));
  }

  async get(orderId: string, session: Session): Promise<Order> {
    const scope = portalScope(session);
    const row = await withPortal(this.dataSource, scope, (manager) =>
      this.repository.get(manager, orderId, scope),
    );
    return toOrder(row);
  }

  activities(orderId: string, session: Session): Promise<Activity[]> {
    const scope = portalScope(session);
    return withPortal(this.dataSource, scope, async (manager) => {
      await this.repository.get(manager, orderId, scope);
      return this.repository.listActivities(manager, orderId, scope);
    });
  }
}
