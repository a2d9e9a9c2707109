import { Injectable } from '@nestjs/common';
import type { Order, Session } from '@overland/contracts';
import type { EntityManager } from 'typeorm';
import { OrderCosts } from '../costs/order-costs.repository.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { OrderPaymentsRepository, toOrderPayment } from '../payments/order-payments.repository.js';

/** What was paid for an order and, for MCAdmin alone, what its carrier costs. */
@Injectable()
export class OrderMoney {
  constructor(
    private readonly costs: OrderCosts,
    private readonly payments: OrderPaymentsRepository,
  ) {}

  async of(
    manager: EntityManager,
    order: PlacedOrder,
    session: Session,
  ): Promise<Pick<Order, 'cost' | 'payments'>> {
    return {
      cost: await this.costs.shown(manager, order, session),
      payments: (await this.payments.list(manager, order)).map(toOrderPayment),
    };
  }
}
