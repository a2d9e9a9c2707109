import { Injectable } from '@nestjs/common';
import type { Order, Session } from '@overland/contracts';
import { DispatchesRepository } from '../dispatches/dispatches.repository.js';
import { LockedOrders } from '../orders/locked-orders.js';
import { OrderPresenter } from '../presenters/order-presenter.js';
import { succeeded } from './dispatch-failure.js';

@Injectable()
export class DispatchService {
  constructor(
    private readonly locked: LockedOrders,
    private readonly dispatches: DispatchesRepository,
    private readonly presenter: OrderPresenter,
  ) {}

  /** Does nothing unless sending was given up. @throws AppError notFound */
  sendAgain(orderId: string, session: Session): Promise<Order> {
    return this.locked.one(orderId, session, async (manager, order) => {
      await this.dispatches.retry(manager, orderId, succeeded);
      return this.presenter.present(manager, order, session);
    });
  }
}
