import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type CarrierApplication, carrierMessages } from '@overland/contracts';
import { dayMs, daySeconds, hourMs, hourSeconds, minuteMs } from '@overland/contracts/calendar';
import {
  AppError,
  Clock,
  InjectDatabase,
  lockFor,
  mailboxOf,
  type RequestInfo,
  Sweeps,
  systemScope,
  withPortal,
} from '@overland/service-kit';
import { type DataSource, type EntityManager, IsNull, LessThanOrEqual, MoreThan } from 'typeorm';
import { NOTIFICATIONS_CONFIG, type NotificationsConfig } from '../config.js';
import { OutgoingEmails } from '../emails/outgoing-emails.js';
import { CarrierApplicationEntity } from './carrier-application.entity.js';

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
    @Inject(NOTIFICATIONS_CONFIG) private readonly config: NotificationsConfig,
    private readonly outgoing: OutgoingEmails,
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
    const kept = await this.inSystem((manager) => this.keep(manager, { carrier, language, requestId }));
    if (kept.dueAt > kept.receivedAt) return { message: carrierMessages.received };
    await this.inSystem((manager) => this.mail(manager, kept, [this.config.RECRUITING_EMAIL, email]));
    return { message: carrierMessages.sent };
  }

  /** One at a time, so it does nothing else. @throws AppError tooManyRequests */
  private async keep(
    manager: EntityManager,
    application: Pick<CarrierApplicationEntity, 'carrier' | 'language' | 'requestId'>,
  ): Promise<CarrierApplicationEntity> {
    await lockFor(manager, 'applications');
    const mailbox = mailboxOf(application.carrier.email);
    await this.limitMailbox(manager, mailbox);
    const [receivedAt, dueAt] = [this.clock.now(), await this.dueAt(manager)];
    const kept = { id: randomUUID(), mailbox, ...application, receivedAt, dueAt, mailedAt: null };
    await applicationsIn(manager).insert(kept);
    return kept;
  }

  /** Mails those that had to wait. Others are mailed by their request; if that failed, they are mailed here a minute later. */
  @Sweeps({ what: 'mailing applications of carriers', everyMs: 10_000 })
  async mailDue(): Promise<void> {
    const dueAt = LessThanOrEqual(this.before(minuteMs));
    const due = await this.inSystem((manager) =>
      applicationsIn(manager).find({
        where: { mailedAt: IsNull(), dueAt },
        order: { dueAt: 'ASC' },
        take: mostInAnHour,
      }),
    );
    for (const application of due) {
      await this.inSystem((manager) => this.mail(manager, application, [this.config.RECRUITING_EMAIL]));
    }
  }

  private async mail(
    manager: EntityManager,
    { id, requestId, carrier, language }: CarrierApplicationEntity,
    addresses: readonly string[],
  ): Promise<void> {
    const mailedAt = this.clock.now();
    const { affected } = await applicationsIn(manager).update({ id, mailedAt: IsNull() }, { mailedAt });
    if (affected !== 1) return;
    await this.outgoing.add(manager, {
      cause: { eventId: id, requestId },
      order: null,
      emails: [...new Set(addresses)].map((to) => ({ template: 'Carriers', to, transition: 'applied' })),
      facts: { carrier, language },
    });
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

  private inSystem<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return withPortal(this.database, systemScope, work);
  }
}

const applicationsIn = (manager: EntityManager) => manager.getRepository(CarrierApplicationEntity);
