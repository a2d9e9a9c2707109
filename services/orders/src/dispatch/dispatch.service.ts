import { Injectable } from '@nestjs/common';
import type { Order, Session } from '@overland/contracts';
import { IsNull, Not } from 'typeorm';
import { OrderPresenter } from '../orders/order-presenter.js';
import { LockedOrders } from '../work/locked-orders.js';
import { DispatchEntity } from './dispatch.entity.js';
import { succeeded } from './dispatch-failure.js';
import { soon } from './mark-for-tms.js';

/** Staff try again what the TMS did not take. */
@Injectable()
export class DispatchService {
  constructor(
    private readonly locked: LockedOrders,
    private readonly presenter: OrderPresenter,
  ) {}

  /** Changes nothing unless sending was given up. @throws AppError notFound */
  sendAgain(orderId: string, session: Session): Promise<Order> {
    return this.locked.one(orderId, session, async (manager, order) => {
      await manager
        .getRepository(DispatchEntity)
        .update({ orderId, abandonedAt: Not(IsNull()) }, { ...succeeded, dueAt: soon });
      return this.presenter.present(manager, order, session);
    });
  }
}
