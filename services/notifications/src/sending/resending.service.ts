import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EmailLog, Session } from '@overland/contracts';
import {
  AppError,
  Clock,
  InjectDatabase,
  portalScope,
  type RequestInfo,
  withPortal,
} from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { toEmailLog } from '../emails/email-log.mapper.js';
import { EmailsRepository } from '../emails/emails.repository.js';
import { OutgoingEmails } from '../emails/outgoing-emails.js';
import { checkPause, sentJustNow } from './check-sending.js';

@Injectable()
export class ResendingService {
  constructor(
    @InjectDatabase() private readonly database: DataSource,
    private readonly repository: EmailsRepository,
    private readonly outgoing: OutgoingEmails,
    private readonly clock: Clock,
  ) {}

  /**
   * The same email to the same address, as a new row of the log.
   * @returns the order's log.
   * @throws AppError notFound for a row of another portal, or of signing in; conflict while it waits or was just resent.
   */
  resend(emailId: string, caller: Session, { requestId }: RequestInfo): Promise<EmailLog[]> {
    const scope = portalScope(caller);
    return withPortal(this.database, scope, async (manager) => {
      const email = await this.repository.getOfOrder(manager, emailId, scope);
      const { orderId, template, toAddress: to } = email;
      if (email.status === 'queued')
        throw new AppError('conflict', 'This email is still waiting to be sent.');
      const before = await this.repository.countByHand(manager, 'resent', {
        orderId,
        template,
        toAddress: to,
      });
      checkPause(before.last, this.clock.now());
      const written = await this.outgoing.add(manager, {
        cause: { eventId: randomUUID(), requestId },
        order: email,
        emails: [{ template, to, transition: `resent:${before.times + 1}` }],
        facts: email.data,
      });
      // Another call resends the same at this moment.
      if (written.length === 0) throw sentJustNow();
      return (await this.repository.listOfOrder(manager, orderId, scope)).map(toEmailLog);
    });
  }
}
