import { Injectable } from '@nestjs/common';
import { fileRestoreDays } from '@overland/contracts';
import { dayMs } from '@overland/contracts/calendar';
import { type EntityManager, In, LessThan, MoreThan, Not } from 'typeorm';
import type { PlacedOrder } from '../orders/order.entity.js';
import { OrderFileEntity } from './order-file.entity.js';

const restorableSince = (now: Date) => new Date(now.getTime() - fileRestoreDays * dayMs);

/** Every statement runs in a `withPortal` transaction. Callers have checked that the order is theirs. */
@Injectable()
export class OrderFilesRepository {
  async insert(manager: EntityManager, file: OrderFileEntity): Promise<void> {
    await manager.insert(OrderFileEntity, file);
  }

  /** Those that a person can see or restore, in the order in which they were added. */
  listShown(manager: EntityManager, orderId: string, now: Date): Promise<OrderFileEntity[]> {
    return manager.find(OrderFileEntity, {
      where: [
        { orderId, forClaim: false, state: 'added' },
        { orderId, forClaim: false, state: 'removed', removedAt: MoreThan(restorableSince(now)) },
      ],
      order: { addedAt: 'ASC', key: 'ASC' },
    });
  }

  find(manager: EntityManager, orderId: string, keys: string[]): Promise<OrderFileEntity[]> {
    return manager.findBy(OrderFileEntity, { orderId, key: In(keys) });
  }

  listForCustomer(
    manager: EntityManager,
    { id: orderId, portalId }: PlacedOrder,
  ): Promise<OrderFileEntity[]> {
    return manager.find(OrderFileEntity, {
      where: { orderId, portalId, state: 'added', forCustomer: true },
      order: { addedAt: 'ASC', key: 'ASC' },
    });
  }

  /** Those of claims, by the time they were added. */
  listOfClaims(manager: EntityManager, orderId: string): Promise<OrderFileEntity[]> {
    return manager.find(OrderFileEntity, {
      where: { orderId, forClaim: true, state: 'added' },
      order: { addedAt: 'ASC', key: 'ASC' },
    });
  }

  /** Counts towards the quota, including uploads in progress and removed files, whose bytes are still stored. */
  count(manager: EntityManager, orderId: string, { forClaim }: { forClaim: boolean }): Promise<number> {
    return manager.countBy(OrderFileEntity, { orderId, forClaim });
  }

  /** False if it has been added or deleted meanwhile. */
  async markAdded(
    manager: EntityManager,
    key: string,
    change: Pick<
      OrderFileEntity,
      'name' | 'type' | 'size' | 'hasPreview' | 'forClaim' | 'addedBy' | 'addedAt'
    >,
  ): Promise<boolean> {
    const { affected } = await manager.update(
      OrderFileEntity,
      { key, state: 'signed' },
      { ...change, state: 'added' },
    );
    return affected === 1;
  }

  /** False if it was not there. */
  async markRemoved(manager: EntityManager, key: string, removedAt: Date): Promise<boolean> {
    const { affected } = await manager.update(
      OrderFileEntity,
      { key, state: 'added' },
      { state: 'removed', removedAt },
    );
    return affected === 1;
  }

  /** False if it was not removed, or was removed too long ago. */
  async markRestored(manager: EntityManager, key: string, now: Date): Promise<boolean> {
    const { affected } = await manager.update(
      OrderFileEntity,
      { key, state: 'removed', removedAt: MoreThan(restorableSince(now)) },
      { state: 'added', removedAt: null },
    );
    return affected === 1;
  }

  /** False if nothing changes. */
  async markForCustomer(manager: EntityManager, key: string, forCustomer: boolean): Promise<boolean> {
    const { affected } = await manager.update(
      OrderFileEntity,
      { key, state: 'added', forCustomer: Not(forCustomer) },
      { forCustomer },
    );
    return affected === 1;
  }

  /** Marks them as removed too long ago to be restored, so that nobody adds a file whose objects are being deleted. */
  async giveUpUploads(manager: EntityManager, before: Date): Promise<void> {
    const forgotten = { state: 'signed', createdAt: LessThan(before) } as const;
    await manager.update(OrderFileEntity, forgotten, { state: 'removed', removedAt: new Date(0) });
  }

  /** Those that cannot be restored any more. */
  async findOutdated(manager: EntityManager, now: Date, most: number): Promise<string[]> {
    const found = await manager.find(OrderFileEntity, {
      select: { key: true },
      where: { state: 'removed', removedAt: LessThan(restorableSince(now)) },
      take: most,
    });
    return found.map(({ key }) => key);
  }

  async delete(manager: EntityManager, keys: readonly string[]): Promise<void> {
    if (keys.length > 0) await manager.delete(OrderFileEntity, { key: In([...keys]) });
  }
}
