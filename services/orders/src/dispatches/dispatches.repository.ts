import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { DispatchEntity } from './dispatch.entity.js';
import { soon } from './mark-for-tms.js';

/** Orders at the TMS. An order that is marked as due while a process works on it is due again afterwards. */
@Injectable()
export class DispatchesRepository {
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
