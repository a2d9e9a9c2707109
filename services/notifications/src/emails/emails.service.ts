import { Injectable } from '@nestjs/common';
import type { EmailLog, Session } from '@overland/contracts';
import { InjectDatabase, portalScope, withPortal } from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { EmailsRepository } from './emails.repository.js';
import type { StoredEmail } from './stored-email.js';

@Injectable()
export class EmailsService {
  constructor(
    @InjectDatabase() private readonly database: DataSource,
    private readonly repository: EmailsRepository,
  ) {}

  /** The mails of one order, newest first; none for an order that is another portal's or not there at all. */
  async logsOfOrder(orderId: string, caller: Session): Promise<EmailLog[]> {
    const scope = portalScope(caller);
    const rows = await withPortal(this.database, scope, (manager) =>
      this.repository.listOfOrder(manager, orderId, scope),
    );
    return rows.map(toEmailLog);
  }
}

function toEmailLog(row: StoredEmail): EmailLog {
  return {
    _id: row.id,
    orderId: row.order_id,
    template: row.template,
    to: row.to_address,
    subject: row.subject,
    status: row.status,
    reason: row.reason,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
  };
}
