import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { mostSchedules, ReportSchedule, type ReportScheduleRequest, type Session } from '@overland/contracts';
import {
  AppError,
  Clock,
  Database,
  fieldsFor,
  forbidden,
  listTimeZone,
  lockFor,
  notFound,
  portalOf,
  portalScope,
} from '@overland/service-kit';
import { ReportScopeRepository } from '../reports/report-scope.repository.js';
import type { ReportScheduleEntity } from './report-schedule.entity.js';
import { nextDue } from './schedule-times.js';
import { SchedulesRepository } from './schedules.repository.js';

/** A person's own scheduled reports; nobody sees another's. */
@Injectable()
export class SchedulesService {
  constructor(
    private readonly database: Database,
    private readonly schedules: SchedulesRepository,
    private readonly scopes: ReportScopeRepository,
    private readonly clock: Clock,
  ) {}

  list(caller: Session): Promise<ReportSchedule[]> {
    return this.database.withPortal(portalScope(caller), async (manager) =>
      (await this.schedules.listOf(manager, caller.userId)).map(toSchedule),
    );
  }

  /** @throws AppError forbidden for a report that the caller may not read; conflict for too many, or the same one again. */
  add({ report, every, query }: ReportScheduleRequest, caller: Session): Promise<ReportSchedule> {
    const own = caller.role === 'MCAdmin' ? query : withoutPortal(query);
    return this.database.withPortal(portalScope(caller), async (manager) => {
      if (!(await this.scopes.mayRead(manager, report, caller))) throw forbidden();
      await lockFor(manager, `report schedules ${caller.userId}`);
      const { length } = await this.schedules.listOf(manager, caller.userId);
      if (length >= mostSchedules) throw new AppError('conflict', tooMany);
      const timeZone = await listTimeZone(manager, portalOf(portalScope(caller, own.portalId)));
      const now = this.clock.now();
      const schedule = {
        id: randomUUID(),
        portalId: caller.portalId,
        userId: caller.userId,
        report,
        every,
        query: own,
        dueAt: nextDue(every, { timeZone, now }),
        createdAt: now,
      };
      if (!(await this.schedules.add(manager, schedule))) throw new AppError('conflict', already);
      return toSchedule(schedule);
    });
  }

  /** @throws AppError notFound, also for somebody else's. */
  remove(scheduleId: string, caller: Session): Promise<{ scheduleId: string }> {
    return this.database.withPortal(portalScope(caller), async (manager) => {
      const which = { id: scheduleId, userId: caller.userId };
      if (!(await this.schedules.remove(manager, which))) throw notFound();
      return { scheduleId };
    });
  }
}

const tooMany = `You have ${mostSchedules} scheduled reports. Please end one first.`;
const already = 'This report is sent to you already.';

/** The person decides whose orders count. */
function withoutPortal({
  portalId: _portalId,
  ...query
}: ReportScheduleRequest['query']): ReportScheduleRequest['query'] {
  return query;
}

const toSchedule = (row: Omit<ReportScheduleEntity, 'attempts'>): ReportSchedule => ({
  ...fieldsFor(ReportSchedule, row),
  _id: row.id,
});
