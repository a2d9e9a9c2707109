import type { EmailLog } from '@overland/contracts';
import type { LoggedEmail } from './email.entity.js';

export function toEmailLog(row: LoggedEmail): EmailLog {
  return {
    _id: row.id,
    orderId: row.orderId,
    template: row.template,
    to: row.toAddress,
    subject: row.subject,
    status: row.status,
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  };
}
