import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type CarrierApplication, carrierMessages } from '@overland/contracts';
import {
  AppError,
  Clock,
  InjectDatabase,
  type RequestInfo,
  systemScope,
  withPortal,
} from '@overland/service-kit';
import { type DataSource, type EntityManager, MoreThan } from 'typeorm';
import { NOTIFICATIONS_CONFIG, type NotificationsConfig } from '../config.js';
import { EmailEntity } from '../emails/email.entity.js';
import { OutgoingEmails } from '../emails/outgoing-emails.js';

const template = 'Carriers';
const dayMs = 86_400_000;
const mostInADay = 2;

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
   * @throws AppError tooManyRequests for an address that has applied twice within a day
   */
  async apply(
    { firstName, lastName, email, phone, company, website }: CarrierApplication,
    { requestId }: RequestInfo,
  ): Promise<{ message: string }> {
    const answer = { message: carrierMessages.sent };
    if (website !== '') return answer;
    await withPortal(this.database, systemScope, async (manager) => {
      await this.limit(manager, email);
      await this.outgoing.add(manager, {
        cause: { eventId: randomUUID(), requestId },
        order: null,
        emails: [...new Set([this.config.RECRUITING_EMAIL, email])].map((to) => ({
          template,
          to,
          transition: 'applied',
        })),
        facts: { carrier: { firstName, lastName, email, phone, company } },
      });
    });
    return answer;
  }

  /** Nobody can have a stranger's mailbox filled by this form, from any number of addresses. */
  private async limit(manager: EntityManager, email: string): Promise<void> {
    // Applications for one mailbox take turns, or several at once would each find room.
    await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`application ${email}`]);
    const sent = await manager.getRepository(EmailEntity).countBy({
      template,
      toAddress: email,
      createdAt: MoreThan(new Date(this.clock.now().getTime() - dayMs)),
    });
    if (sent < mostInADay) return;
    throw new AppError('tooManyRequests', carrierMessages.tooMany, { retryAfterSeconds: dayMs / 1000 });
  }
}
