import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import type { PlacedOrder } from '../orders/order.entity.js';
import { DispatchEntity } from './dispatch.entity.js';

/** As soon as possible. */
const soon = new Date(0);

/** Orders at the TMS. An order that is marked as due while a process works on it is due again afterwards. */
@Injectable()
export class DispatchesRepository {
  /** Says, in the transaction of a change, that the TMS may have to hear of it. */
  async mark(manager: EntityManager, { id: orderId, portalId }: PlacedOrder): Promise<void> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(DispatchEntity)
      .values({ orderId, portalId, sent: {}, attempts: 0, error: '', dueAt: soon, leaseUntil: soon })
      .orUpdate(['due_at'], ['order_id'])
      .updateEntity(false)
      .execute();
  }

  find(manager: EntityManager, orderId: string): Promise<DispatchEntity | null> {
    return manager.findOneBy(DispatchEntity, { orderId });
  }

  get(manager: EntityManager, orderId: string): Promise<DispatchEntity> {
    return manager.findOneByOrFail(DispatchEntity, { orderId });
  }

  async update(
    manager: EntityManager,
    { orderId }: DispatchEntity,
    columns: Partial<DispatchEntity>,
  ): Promise<void> {
    await manager.update(DispatchEntity, { orderId }, columns);
  }

  /** Changes nothing unless sending was given up. */
  async retry(manager: EntityManager, orderId: string, columns: Partial<DispatchEntity>): Promise<void> {
    const abandoned = { orderId, abandonedAt: Not(IsNull()) };
    await manager.update(DispatchEntity, abandoned, { ...columns, dueAt: soon });
  }

  async pollSoon(manager: EntityManager, tmsGuids: readonly string[]): Promise<void> {
    await manager.update(DispatchEntity, { tmsGuid: In([...tmsGuids]) }, { pollAt: soon });
  }
}
