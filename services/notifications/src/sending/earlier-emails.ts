import { Injectable } from '@nestjs/common';
import { orders, type Session } from '@overland/contracts';
import { AppError, Database, portalScope, type RequestInfo, ServiceClient } from '@overland/service-kit';
import type { OrderEmail } from '../emails/email.entity.js';
import { EmailsRepository } from '../emails/emails.repository.js';
import type { OrderFacts } from '../letters/email-facts.js';
import { asItIsNow } from '../rules/order-news.js';

/** Emails in the log, to look at or send again. */
@Injectable()
export class EarlierEmails {
  constructor(
    private readonly database: Database,
    private readonly repository: EmailsRepository,
    private readonly services: ServiceClient,
  ) {}

  /**
   * The email, with the order as it is now.
   * @throws AppError notFound, also for another portal's email and for sign-in emails; conflict if it is no longer true.
   */
  async find(
    emailId: string,
    caller: Session,
    { requestId }: Pick<RequestInfo, 'requestId'>,
  ): Promise<{ email: OrderEmail; facts: OrderFacts }> {
    const scope = portalScope(caller);
    const email = await this.database.withPortal(scope, (manager) =>
      this.repository.getOfOrder(manager, emailId, scope),
    );
    const body = { orderId: email.orderId, portalId: email.portalId };
    const order = await this.services.call(orders.emailFacts, { body }, { requestId });
    const { facts, refusal } = asItIsNow(email, order);
    if (refusal) throw new AppError('conflict', refusal);
    return { email, facts };
  }
}
