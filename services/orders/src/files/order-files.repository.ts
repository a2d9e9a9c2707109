import { Injectable } from '@nestjs/common';
import { fileRestoreDays } from '@overland/contracts';
import { dayMs } from '@overland/contracts/calendar';
import { type EntityManager, In, MoreThan, Not } from 'typeorm';
import type { PlacedOrder } from '../orders/order.entity.js';
import { OrderFileEntity } from './order-file.entity.js';

const restorableSince = (now: Date) => new Date(now.getTime() - fileRestoreDays * dayMs);

/** Every statement runs in a `withPortal` transaction. That the order is the caller's is checked before. */
@Injectable()
export class OrderFilesRepository {
  async insert(manager: EntityManager, file: OrderFileEntity): Promise<void> {
    await manager.getRepository(OrderFileEntity).insert(file);
  }

  /** Those that a person can see or bring back, as they were added. */
  listShown(manager: EntityManager, orderId: string, now: Date): Promise<OrderFileEntity[]> {
    return manager.getRepository(OrderFileEntity).find({
      where: [
        { orderId, state: 'added' },
        { orderId, state: 'removed', removedAt: MoreThan(restorableSince(now)) },
      ],
      order: { addedAt: 'ASC', key: 'ASC' },
    });
  }

  find(manager: EntityManager, orderId: string, keys: string[]): Promise<OrderFileEntity[]> {
    return manager.getRepository(OrderFileEntity).findBy({ orderId, key: In(keys) });
  }

  /** Those that the customer of the order sees. */
  listForCustomer(
    manager: EntityManager,
    { id: orderId, portalId }: PlacedOrder,
  ): Promise<OrderFileEntity[]> {
    return manager.getRepository(OrderFileEntity).find({
      where: { orderId, portalId, state: 'added', forCustomer: true },
      order: { addedAt: 'ASC', key: 'ASC' },
    });
  }

  /** The number counts towards the quota: uploads under way and removed files too, since their bytes are kept. */
  count(manager: EntityManager, orderId: string): Promise<number> {
    return manager.getRepository(OrderFileEntity).countBy({ orderId });
  }

  /** False when it was added, or swept, meanwhile. */
  async markAdded(
    manager: EntityManager,
    key: string,
    change: Pick<OrderFileEntity, 'name' | 'type' | 'size' | 'hasPreview' | 'addedBy' | 'addedAt'>,
  ): Promise<boolean> {
    const { affected } = await manager
      .getRepository(OrderFileEntity)
      .update({ key, state: 'signed' }, { ...change, state: 'added' });
    return affected === 1;
  }

  /** False when it was not there to be removed. */
  async markRemoved(manager: EntityManager, key: string, removedAt: Date): Promise<boolean> {
    const { affected } = await manager
      .getRepository(OrderFileEntity)
      .update({ key, state: 'added' }, { state: 'removed', removedAt });
    return affected === 1;
  }

  /** False when it is not removed, or was too long ago. */
  async markRestored(manager: EntityManager, key: string, now: Date): Promise<boolean> {
    const { affected } = await manager
      .getRepository(OrderFileEntity)
      .update(
        { key, state: 'removed', removedAt: MoreThan(restorableSince(now)) },
        { state: 'added', removedAt: null },
      );
    return affected === 1;
  }

  /** False when it was so before. */
  async markForCustomer(manager: EntityManager, key: string, forCustomer: boolean): Promise<boolean> {
    const { affected } = await manager
      .getRepository(OrderFileEntity)
      .update({ key, state: 'added', forCustomer: Not(forCustomer) }, { forCustomer });
    return affected === 1;
  }
}
