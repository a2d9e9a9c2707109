import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { type Person, type Session, users } from '@overland/contracts';
import { todayIn } from '@overland/contracts/calendar';
import {
  AppError,
  addToOutbox,
  Clock,
  describeError,
  InjectDatabase,
  listTimeZone,
  portalOf,
  portalScope,
  ServiceClient,
  Sweeps,
  systemScope,
  withPortal,
} from '@overland/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { ReportScopeRepository } from '../reports/report-scope.repository.js';
import { fittingFiles } from './fitting-files.js';
import type { ReportScheduleEntity } from './report-schedule.entity.js';
import { endedBefore, nextDue } from './schedule-times.js';
import { ScheduledFiles } from './scheduled-files.js';
import { SchedulesRepository } from './schedules.repository.js';

const lookEveryMs = 60_000;
/** At once; the next run finds the others. */
const mostInARun = 100;

/**
 * Sends the scheduled reports that are due, once for each period: the time moves on in the transaction of the email's event,
 * and only from what it was read as. After a longer stop the last period is sent, and none before it.
 */
@Injectable()
export class ScheduleSender {
  private readonly logger = new Logger('ScheduleSender');

  constructor(
    @InjectDatabase() private readonly dataSource: DataSource,
    private readonly schedules: SchedulesRepository,
    private readonly scopes: ReportScopeRepository,
    private readonly files: ScheduledFiles,
    private readonly client: ServiceClient,
    private readonly clock: Clock,
  ) {}

  @Sweeps({ what: 'sending scheduled reports', everyMs: lookEveryMs })
  async run(stopping?: AbortSignal): Promise<void> {
    const now = this.clock.now();
    const due = await this.inSystem((manager) => this.schedules.listDue(manager, now, mostInARun));
    for (const schedule of due) {
      if (stopping?.aborted) return;
      await this.sendOrLeave(schedule, now);
    }
  }

  private async sendOrLeave(schedule: ReportScheduleEntity, now: Date): Promise<void> {
    try {
      const person = await this.findReader(schedule);
      if (person) await this.send(schedule, person, now);
      else await this.end(schedule);
    } catch (error) {
      this.logger.warn(
        `report schedule ${schedule.id} is left for the next run: ${describeError(error).message}`,
      );
    }
  }

  /** Null for somebody who was archived, or may not read the report any more, or not of this company. */
  private async findReader(schedule: ReportScheduleEntity): Promise<Person | null> {
    const body = { userId: schedule.userId };
    const person = await this.client
      .call('identity', users.person, { body }, { requestId: randomUUID() })
      .catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'notFound') return null;
        throw error;
      });
    if (!person?.isActive || person.portalId !== schedule.portalId) return null;
    const isAllowed = await this.inSystem((manager) => this.scopes.mayRead(manager, schedule.report, person));
    return isAllowed ? person : null;
  }

  private async end({ id }: ReportScheduleEntity): Promise<void> {
    await this.inSystem((manager) => this.schedules.remove(manager, { id }));
    this.logger.log(`report schedule ${id} has ended: its person may not read the report any more`);
  }

  private async send(schedule: ReportScheduleEntity, person: Person, now: Date): Promise<void> {
    const { id: scheduleId, every, report, query } = schedule;
    const reader: Session = { ...person, userId: schedule.userId, sessionId: scheduleId };
    const portalId = portalOf(portalScope(reader, query.portalId));
    const timeZone = await this.inSystem((manager) => listTimeZone(manager, portalId));
    const days = endedBefore(every, todayIn(timeZone, now));
    const { title, files } = await this.files.make(report, { ...query, ...days }, reader);
    const { email, firstName } = person;
    const sent = { scheduleId, email, firstName, title, every, ...days, files: fittingFiles(files) };
    await this.inSystem(async (manager) => {
      if (!(await this.schedules.postpone(manager, schedule, nextDue(every, { timeZone, now })))) return;
      await addToOutbox(manager, 'report.due', sent, { requestId: null });
    });
  }

  private inSystem<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return withPortal(this.dataSource, systemScope, work);
  }
}
