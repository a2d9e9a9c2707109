import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EmailLog, Session } from '@overland/contracts';
import { AppError, Clock, Database, portalScope, type RequestInfo } from '@overland/service-kit';
import { EmailsRepository } from '../emails/emails.repository.js';
import { OutgoingEmails } from '../emails/outgoing-emails.js';
import { secondsHeld } from '../rules/held-until.js';
import { checkPause, sentJustNow } from './check-sending.js';
import { EarlierEmails } from './earlier-emails.js';

@Injectable()
export class ResendingService {
  constructor(
    private readonly database: Database,
    private readonly earlier: EarlierEmails,
    private readonly repository: EmailsRepository,
    private readonly outgoing: OutgoingEmails,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends the same email to the same address, with the order as it is now, as a new row of the log.
   * @returns the order's log.
   * @throws AppError as `EarlierEmails.find`; conflict while it waits, or was just resent.
   */
  async resend(emailId: string, caller: Session, { requestId }: RequestInfo): Promise<EmailLog[]> {
    const { email, facts } = await this.earlier.find(emailId, caller, { requestId });
    if (email.status === 'queued') {
      throw new AppError('conflict', 'This email is still waiting to be sent.');
    }
    const { orderId, template, toAddress: to } = email;
    const scope = portalScope(caller);
    return this.database.withPortal(scope, async (manager) => {
      const which = { orderId, template, toAddress: to };
      const before = await this.repository.countByHand(manager, 'resent', which);
      checkPause(before.last, this.clock.now());
      const written = await this.outgoing.add(manager, {
        cause: { eventId: randomUUID(), requestId },
        order: email,
        emails: [{ template, to, transition: `resent:${before.times + 1}` }],
        facts,
        heldSeconds: secondsHeld(this.clock.now(), facts),
      });
      // Another call is resending it at this moment.
      if (written.length === 0) throw sentJustNow();
      return this.repository.listOfOrder(manager, orderId, scope);
    });
  }
}
