import { Injectable } from '@nestjs/common';
import { orders, type Session } from '@overland/contracts';
import {
  AppError,
  InjectDatabase,
  portalScope,
  type RequestInfo,
  ServiceClient,
  withPortal,
} from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import type { OrderEmail } from '../emails/email.entity.js';
import { EmailsRepository } from '../emails/emails.repository.js';
import type { OrderFacts } from '../letters/email-facts.js';
import { asItIsNow } from '../rules/order-news.js';

/** Emails of the log that people look at or send once more. */
@Injectable()
export class EarlierEmails {
  constructor(
    @InjectDatabase() private readonly database: DataSource,
    private readonly repository: EmailsRepository,
    private readonly services: ServiceClient,
  ) {}

  /**
   * The email, and what it says of its order as that is now.
   * @throws AppError notFound, also for an email of another portal and for those of signing in; conflict where it is not true any
   * more.
   */
  async find(
    emailId: string,
    caller: Session,
    { requestId }: Pick<RequestInfo, 'requestId'>,
  ): Promise<{ email: OrderEmail; facts: OrderFacts }> {
    const scope = portalScope(caller);
    const email = await withPortal(this.database, scope, (manager) =>
      this.repository.getOfOrder(manager, emailId, scope),
    );
    const body = { orderId: email.orderId, portalId: email.portalId };
    const order = await this.services.call('orders', orders.emailFacts, { body }, { requestId });
    const { facts, refusal } = asItIsNow(email, order);
    if (refusal) throw new AppError('conflict', refusal);
    return { email, facts };
  }
}
