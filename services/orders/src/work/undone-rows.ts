import { Injectable } from '@nestjs/common';
import { Clock } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { ChangeRequests } from '../change-requests/change-requests.service.js';
import type { OrderUndoPlan } from '../orders/order-undo-plan.js';
import { OrderPaymentsRepository } from '../payments/order-payments.repository.js';

/** Undoes what a step did in other tables than that of the orders. */
@Injectable()
export class UndoneRows {
  constructor(
    private readonly requests: ChangeRequests,
    private readonly payments: OrderPaymentsRepository,
    private readonly clock: Clock,
  ) {}

  async restore(manager: EntityManager, plan: OrderUndoPlan, actor: string): Promise<void> {
    await this.requests.reopen(manager, plan.requestIds);
    const { added, voided } = plan.payments ?? { added: [], voided: [] };
    const removed = { voidedBy: actor, voidedAt: this.clock.now() };
    const payments = await this.payments.findMany(manager, [...added, ...voided]);
    await this.payments.save(
      manager,
      payments.map((payment) =>
        added.includes(payment.id)
          ? { ...payment, ...removed }
          : { ...payment, voidedBy: null, voidedAt: null },
      ),
    );
  }
}
