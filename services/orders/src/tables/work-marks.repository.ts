import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { WorkMarkEntity } from './work-mark.entity.js';

type Key = Pick<WorkMarkEntity, 'orderId' | 'kind' | 'portalId'>;

@Injectable()
export class WorkMarksRepository {
  async save(manager: EntityManager, mark: Key & Partial<WorkMarkEntity>): Promise<void> {
    await manager.upsert(WorkMarkEntity, mark, ['orderId', 'kind']);
  }

  /** Whether any step is snoozed beyond this day, so that the snoozed ones need to be counted. */
  hasSnoozed(manager: EntityManager, portalId: string | null): Promise<boolean> {
    const found = manager.createQueryBuilder(WorkMarkEntity, 'm').where('m.snoozed_until is not null');
    if (portalId) found.andWhere({ portalId });
    return found.getExists();
  }
}
