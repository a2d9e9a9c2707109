import { addToOutbox } from '@overland/service-kit';
import { Any, type EntityManager } from 'typeorm';
import { EmailEntity, isOfOrder } from './email.entity.js';

/** Publishes emails that failed for good, in the transaction that marks them as failed. */
export async function publishFailed(manager: EntityManager, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  const emails = await manager.findBy(EmailEntity, { id: Any([...ids]) });
  for (const email of emails) await publishFailure(manager, email, { reason: email.reason, at });
}

/**
 * Clears earlier failures at the orders service, before an email is marked as sent: those of the same email to the same address
 * and, if a person sent it, to addresses that are no longer recipients.
 */
export async function publishSentAfterAll(manager: EntityManager, id: string, at: Date): Promise<void> {
  const found = await manager.query<{ id: string }[]>(
    `select distinct on (failed.to_address) failed.id
     from email_log sent join email_log failed
       on failed.order_id = sent.order_id and failed.template = sent.template and failed.status = 'failed'
     where sent.id = $1 and (failed.to_address = sent.to_address or (
       sent.transition like 'sent:%' and failed.created_at <= sent.created_at and not exists (
         select from email_log other where other.order_id = sent.order_id and other.template = sent.template
           and other.transition = sent.transition and other.to_address = failed.to_address)))`,
    [id],
  );
  if (found.length === 0) return;
  const emails = await manager.findBy(EmailEntity, { id: Any(found.map((failed) => failed.id)) });
  for (const email of emails) await publishFailure(manager, email, { reason: null, at });
}

async function publishFailure(
  manager: EntityManager,
  email: EmailEntity,
  { reason, at }: { reason: string | null; at: Date },
): Promise<void> {
  // Sign-in emails belong to no order, and a text to a driver is requested anew.
  if (!isOfOrder(email)) return;
  const { id: emailId, orderId, portalId, template, toAddress: to, requestId, traceparent } = email;
  const failure = { orderId, portalId, emailId, template, to, reason, at: at.toISOString() };
  await addToOutbox(manager, 'email.failureChanged', failure, { requestId, traceparent });
}
