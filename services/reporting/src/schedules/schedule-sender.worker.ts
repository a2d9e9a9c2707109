import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { type Person, type Session, users } from '@overland/contracts';
import { hourMs, minuteMs, todayIn } from '@overland/contracts/calendar';
import {
  AppError,
  addToOutbox,
  type Claim,
  Clock,
  DueWork,
  type DueWorker,
  listTimeZone,
  portalOf,
  portalScope,
  ServiceClient,
} from '@overland/service-kit';
import { ReportScopeRepository } from '../reports/report-scope.repository.js';
import { fittingFiles } from './fitting-files.js';
import { ReportScheduleEntity } from './report-schedule.entity.js';
import { endedBefore, nextDue } from './schedule-times.js';
import { ScheduledFiles } from './scheduled-files.js';

/**
 * Sends due reports once for each period: the next time is set in the transaction of the email's event. After an outage only
 * the last period is sent.
 */
@Injectable()
@DueWork({
  name: 'scheduled-report',
  entity: ReportScheduleEntity,
  pauses: { firstMs: minuteMs, longestMs: hourMs },
})
export class ScheduleSender implements DueWorker<ReportScheduleEntity> {
  private readonly logger = new Logger('ScheduleSender');

  constructor(
    private readonly scopes: ReportScopeRepository,
    private readonly files: ScheduledFiles,
    private readonly client: ServiceClient,
    private readonly clock: Clock,
  ) {}

  async work(schedule: ReportScheduleEntity, claim: Claim<ReportScheduleEntity>): Promise<void> {
    const person = await this.findReader(claim);
    if (person) return this.send(person, claim);
    await claim.inSystem((manager) => claim.remove(manager));
    this.logger.log(`report schedule ${schedule.id} has ended: its person may not read the report any more`);
  }

  /** Null for somebody who is archived, has another company now, or may no longer read the report. */
  private async findReader(claim: Claim<ReportScheduleEntity>): Promise<Person | null> {
    const schedule = claim.row;
    const body = { userId: schedule.userId };
    const person = await this.client
      .call(users.person, { body }, { requestId: randomUUID() })
      .catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'notFound') return null;
        throw error;
      });
    if (!person?.isActive || person.portalId !== schedule.portalId) return null;
    const isAllowed = await claim.inSystem((manager) =>
      this.scopes.mayRead(manager, schedule.report, person),
    );
    return isAllowed ? person : null;
  }

  private async send(person: Person, claim: Claim<ReportScheduleEntity>): Promise<void> {
    const schedule = claim.row;
    const now = this.clock.now();
    const { id: scheduleId, every, report, query } = schedule;
    const reader: Session = { ...person, userId: schedule.userId, sessionId: scheduleId };
    const portalId = portalOf(portalScope(reader, query.portalId));
    const timeZone = await claim.inSystem((manager) => listTimeZone(manager, portalId));
    const days = endedBefore(every, todayIn(timeZone, now));
    const { title, files } = await this.files.make(report, { ...query, ...days }, reader);
    const { email, firstName } = person;
    const sent = { scheduleId, email, firstName, title, every, ...days, files: fittingFiles(files) };
    await claim.inSystem(async (manager) => {
      await claim.again(manager, { next: nextDue(every, { timeZone, now }) });
      await addToOutbox(manager, 'report.due', sent, { requestId: null });
    });
  }
}
