import { Injectable } from '@nestjs/common';
import { insertNew } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { ReportScheduleEntity } from './report-schedule.entity.js';

/** Every statement runs in a `withPortal` transaction. */
@Injectable()
export class SchedulesRepository {
  /** Newest first. */
  listOf(manager: EntityManager, userId: string): Promise<ReportScheduleEntity[]> {
    const order = { createdAt: 'DESC', id: 'ASC' } as const;
    return manager.find(ReportScheduleEntity, { where: { userId }, order });
  }

  /** @returns false if the person has it already. */
  async add(manager: EntityManager, schedule: Omit<ReportScheduleEntity, 'attempts'>): Promise<boolean> {
    const added = await insertNew(manager, ReportScheduleEntity, schedule);
    return added.length > 0;
  }

  /** @returns whether there was one. */
  async remove(manager: EntityManager, which: { id: string; userId?: string }): Promise<boolean> {
    const { affected } = await manager.delete(ReportScheduleEntity, which);
    return affected === 1;
  }
}
