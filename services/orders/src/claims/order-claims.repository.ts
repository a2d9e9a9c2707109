import { Injectable } from '@nestjs/common';
import { notFound } from '@overland/service-kit';
import { type EntityManager, MoreThan } from 'typeorm';
import { OrderClaimEntity } from './order-claim.entity.js';

/** Every statement runs in a `withPortal` transaction. Callers have checked that the order is theirs, and locked it to write. */
@Injectable()
export class OrderClaimsRepository {
  async insert(manager: EntityManager, claim: OrderClaimEntity): Promise<void> {
    await manager.insert(OrderClaimEntity, claim);
  }

  /** Newest first. */
  list(manager: EntityManager, orderId: string): Promise<OrderClaimEntity[]> {
    return manager.find(OrderClaimEntity, { where: { orderId }, order: { number: 'DESC' } });
  }

  /** @throws AppError notFound, also for a claim of another order. */
  async get(manager: EntityManager, orderId: string, id: string): Promise<OrderClaimEntity> {
    const found = await manager.findOneBy(OrderClaimEntity, { orderId, id });
    if (!found) throw notFound('We could not find this claim.');
    return found;
  }

  countOfCustomer(manager: EntityManager, orderId: string, since: Date): Promise<number> {
    return manager.countBy(OrderClaimEntity, { orderId, source: 'customer', reportedAt: MoreThan(since) });
  }

  async update(manager: EntityManager, id: string, change: Partial<OrderClaimEntity>): Promise<void> {
    await manager.update(OrderClaimEntity, { id }, change);
  }
}
