import { Injectable } from '@nestjs/common';
import { addToOutbox } from '@overland/service-kit';
import { Any, type EntityManager } from 'typeorm';
import { dataWhenOver, droppedMark, EmailEntity, isOfOrder } from './email.entity.js';
import { isFree } from './email-claims.repository.js';

const mostGivenUp = 500;
const longestReason = 500;

/** An email that the mail server has accepted. */
export interface SentEmail {
  id: string;
  sentAt: Date;
  /** Whether it leaves a secret or files in its row, which are removed. */
  leavesSecrets: boolean;
}

interface Failure {
  reason: string;
  at: Date;
}

/** How the tries of emails ended. The orders service is told of failures. */
@Injectable()
export class EmailTriesRepository {
  /** Gives up emails that were retried for too long, or whose secret has expired. */
  async failExpired(manager: EntityManager, now: Date): Promise<void> {
    const [failed] = await manager.query<[{ id: string }[], number]>(
      `update email_log set status = 'failed', claimed_at = null, data = ${dataWhenOver},
         reason = left('Not sent in time. ' || coalesce(reason, ''), ${longestReason})
       where id in (select id from email_log
         where status = 'queued' and give_up_at <= $1 and (attempts > 0 or data ? 'sealed')
           and ${isFree}
         limit ${mostGivenUp} for update skip locked)
       returning id`,
      [now],
    );
    await this.publishFailed(
      manager,
      failed.map(({ id }) => id),
      now,
    );
  }

  /** After a try that failed for now. */
  async release(
    manager: EntityManager,
    id: string,
    { reason, againInMs }: { reason: string; againInMs: number },
  ): Promise<void> {
    await manager.query(
      `update email_log set claimed_at = null, reason = left($2, ${longestReason}),
         next_try_at = now() + $3 * interval '1 millisecond'
       where id = $1 and status = 'queued'`,
      [id, reason, againInMs],
    );
  }

  /**
   * Even those whose time ran out meanwhile, as the server has accepted them. Clears earlier failures at the orders service: those
   * of the same email to the same address and, if a person sent it, to addresses that are no longer recipients.
   */
  async markSent(manager: EntityManager, emails: readonly SentEmail[]): Promise<void> {
    const cleared = await manager.query<{ id: string; at: Date }[]>(
      `with sent as (
         update email_log e set status = 'sent', sent_at = m.sent_at, reason = null, claimed_at = null,
           data = case when m.leaves_secrets then ${dataWhenOver} else data end
         from unnest($1::uuid[], $2::timestamptz[], $3::boolean[]) m (id, sent_at, leaves_secrets)
         where e.id = m.id and e.status <> 'sent'
         returning e.id, e.order_id, e.template, e.transition, e.to_address, e.created_at, e.sent_at
       )
       select distinct on (sent.id, failed.to_address) failed.id, sent.sent_at as at
       from sent join email_log failed
         on failed.order_id = sent.order_id and failed.template = sent.template and failed.status = 'failed'
         and not starts_with(failed.transition, '${droppedMark}')
       where failed.to_address = sent.to_address or (
         sent.transition like 'sent:%' and failed.created_at <= sent.created_at and not exists (
           select from email_log other where other.order_id = sent.order_id and other.template = sent.template
             and other.transition = sent.transition and other.to_address = failed.to_address))`,
      [
        emails.map(({ id }) => id),
        emails.map(({ sentAt }) => sentAt),
        emails.map(({ leavesSecrets }) => leavesSecrets),
      ],
    );
    for (const { id, at } of cleared) {
      const email = await manager.findOneByOrFail(EmailEntity, { id });
      await publishFailure(manager, email, { reason: null, at });
    }
  }

  async markFailed(manager: EntityManager, id: string, { reason, at }: Failure): Promise<void> {
    const { affected } = await manager.update(
      EmailEntity,
      { id, status: 'queued' },
      { status: 'failed', reason: reason.slice(0, longestReason), claimedAt: null, data: () => dataWhenOver },
    );
    if (affected) await this.publishFailed(manager, [id], at);
  }

  /** Publishes emails that failed for good, in the transaction that marks them as failed. */
  private async publishFailed(manager: EntityManager, ids: readonly string[], at: Date): Promise<void> {
    if (ids.length === 0) return;
    const emails = await manager.findBy(EmailEntity, { id: Any([...ids]) });
    for (const email of emails) await publishFailure(manager, email, { reason: email.reason, at });
  }
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
