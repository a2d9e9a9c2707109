import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThanOrEqual } from 'typeorm';
import { ReportScheduleEntity } from './report-schedule.entity.js';

/** Every statement runs in a `withPortal` transaction. */
@Injectable()
export class SchedulesRepository {
  /** Newest first. */
  listOf(manager: EntityManager, userId: string): Promise<ReportScheduleEntity[]> {
    const order = { createdAt: 'DESC', id: 'ASC' } as const;
    return manager.getRepository(ReportScheduleEntity).find({ where: { userId }, order });
  }

  /** @returns false where the person has it already. */
  async add(manager: EntityManager, schedule: ReportScheduleEntity): Promise<boolean> {
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(ReportScheduleEntity)
      .values(schedule)
      .orIgnore()
      .returning(['id'])
      .updateEntity(false)
      .execute();
    return raw.length > 0;
  }

  /** @returns whether there was one. */
  async remove(manager: EntityManager, which: { id: string; userId?: string }): Promise<boolean> {
    const { affected } = await manager.getRepository(ReportScheduleEntity).delete(which);
    return affected === 1;
  }

  listDue(manager: EntityManager, now: Date, most: number): Promise<ReportScheduleEntity[]> {
    return manager
      .getRepository(ReportScheduleEntity)
      .find({ where: { dueAt: LessThanOrEqual(now) }, order: { dueAt: 'ASC' }, take: most });
  }

  /** @returns false where another process has done it, or it has ended: nothing is sent then. */
  async postpone(
    manager: EntityManager,
    { id, dueAt }: Pick<ReportScheduleEntity, 'id' | 'dueAt'>,
    next: Date,
  ): Promise<boolean> {
    const { affected } = await manager
      .getRepository(ReportScheduleEntity)
      .update({ id, dueAt }, { dueAt: next });
    return affected === 1;
  }
}
