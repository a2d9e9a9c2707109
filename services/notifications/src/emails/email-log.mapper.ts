import type { EmailLog } from '@overland/contracts';
import type { EmailEntity } from './email.entity.js';

export function toEmailLog(row: EmailEntity): EmailLog {
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
