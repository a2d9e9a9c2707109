import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type CarrierApplication, carrierMessages } from '@overland/contracts';
import { dayMs, daySeconds, hourMs, hourSeconds } from '@overland/contracts/calendar';
import { AppError, Clock, Database, lockFor, mailboxOf, type RequestInfo } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { CarrierApplicationsRepository, type NewApplication } from './carrier-applications.repository.js';
import { CarrierMails } from './carrier-mails.js';

const mostOfMailbox = 2;
/** From all applicants: the form is public, and each application is an email to an address that somebody typed. */
const mostInAnHour = 100;
/** Applications above the hourly limit wait. New ones are refused once this many hours' worth are waiting. */
const longestWaitMs = 10 * hourMs;

/** Applications of carriers from the public form (docs/product/emails.md). */
@Injectable()
export class CarriersService {
  constructor(
    private readonly database: Database,
    private readonly applications: CarrierApplicationsRepository,
    private readonly mails: CarrierMails,
    private readonly clock: Clock,
  ) {}

  /**
   * Mails the application to the recruiting mailbox, with a copy to the applicant. Above the hourly limit, applications are
   * mailed later and to the recruiting mailbox only: so flooding the form keeps no carrier out, and few strangers get mail. A
   * robot, which fills in a field that people do not see, gets the same answer but nothing is sent.
   * @throws AppError tooManyRequests for a mailbox that has applied twice within a day, and while a thousand wait
   */
  async apply(request: CarrierApplication, { requestId }: RequestInfo): Promise<{ message: string }> {
    const { firstName, lastName, email, phone, company, language, website } = request;
    if (website !== '') return { message: carrierMessages.sent };
    const carrier = { firstName, lastName, email, phone, company };
    const isMailed = await this.database.inSystem((manager) =>
      this.keep(manager, { carrier, language, requestId }),
    );
    return { message: isMailed ? carrierMessages.sent : carrierMessages.received };
  }

  /** One at a time. @returns whether it is mailed at once. @throws AppError tooManyRequests */
  private async keep(
    manager: EntityManager,
    application: Pick<NewApplication, 'carrier' | 'language' | 'requestId'>,
  ): Promise<boolean> {
    await lockFor(manager, 'applications');
    const receivedAt = this.clock.now();
    const mailbox = mailboxOf(application.carrier.email);
    await this.limitMailbox(manager, mailbox, receivedAt);
    const dueAt = await this.dueAt(manager, receivedAt);
    const isDue = dueAt <= receivedAt;
    const mailedAt = isDue ? receivedAt : null;
    const kept = { id: randomUUID(), mailbox, ...application, receivedAt, dueAt, mailedAt };
    await this.applications.insert(manager, kept);
    if (isDue) await this.mails.add(manager, kept, [application.carrier.email]);
    return isDue;
  }

  /** So that nobody can fill a stranger's mailbox by this form, from any number of addresses. */
  private async limitMailbox(manager: EntityManager, mailbox: string, now: Date): Promise<void> {
    const dayBefore = new Date(now.getTime() - dayMs);
    if ((await this.applications.countOfMailbox(manager, mailbox, dayBefore)) < mostOfMailbox) return;
    throw new AppError('tooManyRequests', carrierMessages.tooMany, { retryAfterSeconds: daySeconds });
  }

  /** At the earliest an hour after the application that came a hundred before it. @throws AppError tooManyRequests */
  private async dueAt(manager: EntityManager, now: Date): Promise<Date> {
    const before = await this.applications.findDueAt(manager, mostInAnHour);
    const dueAt = new Date(Math.max(now.getTime(), before ? before.getTime() + hourMs : 0));
    if (dueAt.getTime() - now.getTime() <= longestWaitMs) return dueAt;
    throw new AppError('tooManyRequests', carrierMessages.tooManyOfAll, { retryAfterSeconds: hourSeconds });
  }
}
