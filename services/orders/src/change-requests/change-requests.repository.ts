import { Injectable } from '@nestjs/common';
import { notFound } from '@overland/service-kit';
import { type EntityManager, In, MoreThan } from 'typeorm';
import { ChangeRequestEntity } from './change-request.entity.js';

/** Every statement runs in a `withPortal` transaction. Callers have checked that the order is theirs. */
@Injectable()
export class ChangeRequestsRepository {
  async insert(manager: EntityManager, request: ChangeRequestEntity): Promise<void> {
    await manager.insert(ChangeRequestEntity, request);
  }

  /** Newest first. */
  list(manager: EntityManager, orderId: string): Promise<ChangeRequestEntity[]> {
    return manager.find(ChangeRequestEntity, { where: { orderId }, order: { askedAt: 'DESC', id: 'DESC' } });
  }

  /** @throws AppError notFound, also for a request of another order. */
  async get(manager: EntityManager, orderId: string, id: string): Promise<ChangeRequestEntity> {
    const found = await manager.findOneBy(ChangeRequestEntity, { orderId, id });
    if (!found) throw notFound('We could not find this request.');
    return found;
  }

  listOpen(manager: EntityManager, orderId: string): Promise<ChangeRequestEntity[]> {
    return manager.findBy(ChangeRequestEntity, { orderId, state: 'open' });
  }

  countSince(manager: EntityManager, orderId: string, since: Date): Promise<number> {
    return manager.countBy(ChangeRequestEntity, { orderId, askedAt: MoreThan(since) });
  }

  async reopen(manager: EntityManager, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await manager.update(
      ChangeRequestEntity,
      { id: In([...ids]) },
      { state: 'open', answer: '', answeredBy: '', answeredAt: null },
    );
  }

  /** False if it is no longer open. */
  async close(
    manager: EntityManager,
    id: string,
    change: Pick<ChangeRequestEntity, 'state' | 'answer' | 'answeredBy' | 'answeredAt'>,
  ): Promise<boolean> {
    const { affected } = await manager.update(ChangeRequestEntity, { id, state: 'open' }, change);
    return affected === 1;
  }
}
