import { Injectable } from '@nestjs/common';
import { type EmailAudience, emails, type InputOf, orders, type Session } from '@overland/contracts';
import {
  Database,
  findPortal,
  portalOf,
  portalScope,
  type RequestInfo,
  ServiceClient,
  unavailable,
} from '@overland/service-kit';
import { audienceOf } from '../rules/audience.js';
import { emailsForMilestone } from '../rules/emails-for-milestone.js';
import type { PlannedEmail } from '../rules/planned-email.js';
import { EmailsRepository } from './emails.repository.js';

type AudienceRequest = InputOf<typeof emails.audience>['body'];

/** Who would be notified, by the same rules as the emails themselves. */
@Injectable()
export class AudienceService {
  constructor(
    private readonly database: Database,
    private readonly services: ServiceClient,
    private readonly repository: EmailsRepository,
  ) {}

  /** @throws AppError notFound if the order does not exist or is another portal's. */
  async of(
    { orderId, milestone }: AudienceRequest,
    caller: Session,
    { requestId }: RequestInfo,
  ): Promise<EmailAudience> {
    const body = { orderId, portalId: portalOf(portalScope(caller)) };
    const order = await this.services.call(orders.emailFacts, { body }, { requestId });
    return this.database.withPortal({ portalId: order.portalId }, async (manager) => {
      const portal = await findPortal(manager, order.portalId);
      if (!portal) throw unavailable();
      const mailed = await this.repository.mailedTo(manager, orderId);
      const reached = { milestone, transition: milestone, order, changes: anyChange };
      const had = new Set(mailed.map(keyOf));
      // A step that was notified before and undone since notifies nobody again.
      const emails = emailsForMilestone(reached, { portal, mailed }).filter(
        (email) => !had.has(keyOf(email)),
      );
      return audienceOf(emails, order);
    });
  }
}

const keyOf = ({ template, transition, to }: PlannedEmail): string => `${template} ${transition} ${to}`;
/** A preview does not know yet what will change. */
const anyChange = [{ field: 'pickupWindow', vehicle: '', from: '', to: '' } as const];
