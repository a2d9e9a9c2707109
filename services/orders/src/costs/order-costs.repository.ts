import { Injectable } from '@nestjs/common';
import { type CarrierCost, noCost, type OrderCost, type Session } from '@overland/contracts';
import { addToOutbox } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import type { PlacedOrder } from '../orders/order.entity.js';
import { OrderCostEntity } from './order-cost.entity.js';

type Owner = Pick<PlacedOrder, 'id' | 'portalId'>;

interface Keeping {
  cost: CarrierCost;
  by: string;
  at: Date;
  requestId: string | null;
}

@Injectable()
export class OrderCosts {
  async of(manager: EntityManager, { id: orderId }: Owner): Promise<CarrierCost> {
    const found = await manager.findOneBy(OrderCostEntity, { orderId });
    return found ? { offered: found.offered, agreed: found.agreed, paid: found.paid } : noCost;
  }

  /** Null for everybody but MCAdmin. */
  async shown(manager: EntityManager, { id: orderId }: Owner, { role }: Session): Promise<OrderCost | null> {
    if (role !== 'MCAdmin') return null;
    const found = await manager.findOneBy(OrderCostEntity, { orderId });
    if (!found) return { ...noCost, changedBy: '', changedAt: null };
    const { offered, agreed, paid, changedBy, changedAt } = found;
    return { offered, agreed, paid, changedBy, changedAt: changedAt.toISOString() };
  }

  /** And tells reporting. */
  async keep(
    manager: EntityManager,
    { id: orderId, portalId, version }: Owner & Pick<PlacedOrder, 'version'>,
    { cost, by, at, requestId }: Keeping,
  ): Promise<void> {
    const { offered, agreed, paid } = cost;
    const row = { orderId, portalId, offered, agreed, paid, changedBy: by, changedAt: at };
    await manager.upsert(OrderCostEntity, row, ['orderId']);
    await addToOutbox(manager, 'order.costChanged', { orderId, version, agreed, paid }, { requestId });
  }
}
