import { Injectable } from '@nestjs/common';
import type { Activity, Session } from '@overland/contracts';
import { Clock, Database, portalScope } from '@overland/service-kit';
import { lineOf } from '../orders/activity-line.js';
import { toActivity } from '../orders/order.mapper.js';
import { OrdersRepository } from '../orders/orders.repository.js';

@Injectable()
export class OrderNotes {
  constructor(
    private readonly database: Database,
    private readonly orders: OrdersRepository,
    private readonly clock: Clock,
  ) {}

  add(orderId: string, note: string, session: Session): Promise<Activity> {
    const scope = portalScope(session);
    return this.database.withPortal(scope, async (manager) => {
      const order = await this.orders.get(manager, orderId, scope);
      const actor = await this.orders.actorOf(manager, session);
      const activity = lineOf(order, { kind: 'note', at: this.clock.now(), actor, source: 'staff', note });
      await this.orders.addActivities(manager, [activity]);
      return toActivity(activity);
    });
  }
}
