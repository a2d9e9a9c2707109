import { Injectable } from '@nestjs/common';
import { type EmailAudience, emails, type InputOf, orders, type Session } from '@overland/contracts';
import {
  findPortal,
  InjectDatabase,
  portalOf,
  portalScope,
  type RequestInfo,
  ServiceClient,
  unavailable,
  withPortal,
} from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { audienceOf } from '../rules/audience.js';
import { emailsForMilestone } from '../rules/emails-for-milestone.js';

type Asked = InputOf<typeof emails.audience>['body'];

/** Who would be told, by the plan that the emails themselves follow. */
@Injectable()
export class AudienceService {
  constructor(
    @InjectDatabase() private readonly database: DataSource,
    private readonly services: ServiceClient,
  ) {}

  /** @throws AppError notFound for an order that is another portal's or not there at all. */
  async of(
    { orderId, milestone }: Asked,
    caller: Session,
    { requestId }: RequestInfo,
  ): Promise<EmailAudience> {
    const body = { orderId, portalId: portalOf(portalScope(caller)) };
    const order = await this.services.call('orders', orders.emailFacts, { body }, { requestId });
    return withPortal(this.database, { portalId: order.portalId }, async (manager) => {
      const portal = await findPortal(manager, order.portalId);
      if (!portal) throw unavailable();
      return audienceOf(emailsForMilestone({ milestone, transition: milestone, order }, portal), order);
    });
  }
}
