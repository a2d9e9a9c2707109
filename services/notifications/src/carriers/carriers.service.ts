import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type CarrierApplication, carrierMessages } from '@overland/contracts';
import { dayMs, daySeconds, hourMs, hourSeconds } from '@overland/contracts/calendar';
import {
  AppError,
  Clock,
  InjectDatabase,
  inSystem,
  lockFor,
  mailboxOf,
  type RequestInfo,
} from '@overland/service-kit';
import { type DataSource, type EntityManager, MoreThan } from 'typeorm';
import { CarrierApplicationEntity } from './carrier-application.entity.js';
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
    @InjectDatabase() private readonly database: DataSource,
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
    const isMailed = await inSystem(this.database, (manager) =>
      this.keep(manager, { carrier, language, requestId }),
    );
    return { message: isMailed ? carrierMessages.sent : carrierMessages.received };
  }

  /** One at a time. @returns whether it is mailed at once. @throws AppError tooManyRequests */
  private async keep(
    manager: EntityManager,
    application: Pick<CarrierApplicationEntity, 'carrier' | 'language' | 'requestId'>,
  ): Promise<boolean> {
    await lockFor(manager, 'applications');
    const mailbox = mailboxOf(application.carrier.email);
    await this.limitMailbox(manager, mailbox);
    const [receivedAt, dueAt] = [this.clock.now(), await this.dueAt(manager)];
    const isDue = dueAt <= receivedAt;
    const mailedAt = isDue ? receivedAt : null;
    const kept = { id: randomUUID(), mailbox, ...application, receivedAt, dueAt, mailedAt };
    await applicationsIn(manager).insert(kept);
    if (isDue) await this.mails.add(manager, kept, [application.carrier.email]);
    return isDue;
  }

  /** So that nobody can fill a stranger's mailbox by this form, from any number of addresses. */
  private async limitMailbox(manager: EntityManager, mailbox: string): Promise<void> {
    const receivedAt = MoreThan(this.before(dayMs));
    if ((await applicationsIn(manager).countBy({ mailbox, receivedAt })) < mostOfMailbox) return;
    throw new AppError('tooManyRequests', carrierMessages.tooMany, { retryAfterSeconds: daySeconds });
  }

  /** At the earliest an hour after the application that came a hundred before it. @throws AppError tooManyRequests */
  private async dueAt(manager: EntityManager): Promise<Date> {
    const now = this.clock.now();
    const [before] = await applicationsIn(manager).find({
      select: { dueAt: true },
      order: { dueAt: 'DESC' },
      skip: mostInAnHour - 1,
      take: 1,
    });
    const dueAt = new Date(Math.max(now.getTime(), before ? before.dueAt.getTime() + hourMs : 0));
    if (dueAt.getTime() - now.getTime() <= longestWaitMs) return dueAt;
    throw new AppError('tooManyRequests', carrierMessages.tooManyOfAll, { retryAfterSeconds: hourSeconds });
  }

  private before(ms: number): Date {
    return new Date(this.clock.now().getTime() - ms);
  }
}

const applicationsIn = (manager: EntityManager) => manager.getRepository(CarrierApplicationEntity);
