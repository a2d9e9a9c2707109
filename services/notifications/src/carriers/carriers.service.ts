import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type CarrierApplication, carrierMessages } from '@overland/contracts';
import {
  AppError,
  Clock,
  InjectDatabase,
  type RequestInfo,
  systemScope,
  takeTurn,
  withPortal,
} from '@overland/service-kit';
import { type DataSource, type EntityManager, MoreThan } from 'typeorm';
import { NOTIFICATIONS_CONFIG, type NotificationsConfig } from '../config.js';
import { EmailEntity } from '../emails/email.entity.js';
import { OutgoingEmails } from '../emails/outgoing-emails.js';

const template = 'Carriers';
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const mostInADay = 2;
/** From everybody together: the form is public, and each application is an email to an address that somebody typed. */
const mostInAnHour = 50;

/** Applications of carriers from the public form. */
@Injectable()
export class CarriersService {
  constructor(
    @InjectDatabase() private readonly database: DataSource,
    @Inject(NOTIFICATIONS_CONFIG) private readonly config: NotificationsConfig,
    private readonly outgoing: OutgoingEmails,
    private readonly clock: Clock,
  ) {}

  /**
   * To the recruiting mailbox, with a copy to the applicant. A robot, which fills in what people do not see, gets the
   * same answer and sends nothing.
   * @throws AppError tooManyRequests for an address that has applied twice within a day, and for everybody after 50 applications within an hour
   */
  async apply(
    { firstName, lastName, email, phone, company, language, website }: CarrierApplication,
    { requestId }: RequestInfo,
  ): Promise<{ message: string }> {
    const answer = { message: carrierMessages.sent };
    if (website !== '') return answer;
    await withPortal(this.database, systemScope, async (manager) => {
      await this.limitAll(manager);
      await this.limit(manager, email);
      await this.outgoing.add(manager, {
        cause: { eventId: randomUUID(), requestId },
        order: null,
        emails: [...new Set([this.config.RECRUITING_EMAIL, email])].map((to) => ({
          template,
          to,
          transition: 'applied',
        })),
        facts: { carrier: { firstName, lastName, email, phone, company }, language },
      });
    });
    return answer;
  }

  /** Nobody can have a stranger's mailbox filled by this form, from any number of addresses. */
  private async limit(manager: EntityManager, email: string): Promise<void> {
    if ((await this.countTo(manager, email, dayMs)) < mostInADay) return;
    throw new AppError('tooManyRequests', carrierMessages.tooMany, { retryAfterSeconds: dayMs / 1000 });
  }

  /** Nor the recruiting mailbox, or those of many strangers, whoever sends. */
  private async limitAll(manager: EntityManager): Promise<void> {
    await takeTurn(manager, 'applications');
    if ((await this.countTo(manager, this.config.RECRUITING_EMAIL, hourMs)) < mostInAnHour) return;
    throw new AppError('tooManyRequests', carrierMessages.tooManyOfAll, { retryAfterSeconds: hourMs / 1000 });
  }

  private countTo(manager: EntityManager, toAddress: string, withinMs: number): Promise<number> {
    const since = new Date(this.clock.now().getTime() - withinMs);
    return manager.getRepository(EmailEntity).countBy({ template, toAddress, createdAt: MoreThan(since) });
  }
}
