import { Injectable } from '@nestjs/common';
import { type Claim, InjectDatabase, inSystem, systemScope } from '@overland/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { DispatchEntity } from '../dispatches/dispatch.entity.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import type { DispatchColumns } from './tms-steps.js';

/** Orders at the TMS. An order that is marked as due while a process works on it is due again afterwards. */
@Injectable()
export class DispatchesRepository {
  constructor(
    @InjectDatabase() private readonly dataSource: DataSource,
    private readonly orders: OrdersRepository,
  ) {}

  /** @throws LeaseLost */
  keep(claim: Claim<DispatchEntity>, columns: DispatchColumns): Promise<void> {
    return this.inSystem((manager) => claim.keep(manager, columns));
  }

  async update(manager: EntityManager, { orderId }: DispatchEntity, columns: DispatchColumns): Promise<void> {
    await manager.update(DispatchEntity, { orderId }, columns);
  }

  /** The order as it is now, and the reason of its last cancellation. */
  subjectOf({ orderId }: DispatchEntity): Promise<{ order: PlacedOrder; reason: string }> {
    return this.inSystem(async (manager) => {
      const order = await this.orders.get(manager, orderId, systemScope);
      const canceled =
        order.sdStatus === 'order_canceled'
          ? await this.orders.findMove(manager, orderId, 'order_canceled')
          : null;
      return { order, reason: canceled?.note || 'Canceled' };
    });
  }

  inSystem<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return inSystem(this.dataSource, work);
  }
}
