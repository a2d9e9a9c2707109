import { Injectable } from '@nestjs/common';
import type { PortalRecord } from '@overland/contracts';
import { addToOutbox } from '@overland/service-kit';
import { Any, type EntityManager, Not } from 'typeorm';
import { dataWhenOver, droppedMark, EmailEntity, isOfOrder } from './email.entity.js';

/** An older claim belongs to a worker that died. Longer than any sending can take (mailer.ts). */
export const claimSeconds = 25;
const isFree = `(claimed_at is null or claimed_at < now() - interval '${claimSeconds} seconds')`;
const mostGivenUp = 500;
const longestReason = 500;

interface Claim {
  row: EmailEntity | null;
  /** Of the email's order; null for sign-in emails, and if it has not arrived here yet. */
  portal: PortalRecord | null;
  /** Another worker has the email, for this long at most. */
  heldForMs: number | null;
}

export type WaitingEmail = Pick<EmailEntity, 'id' | 'template' | 'orderId' | 'requestId' | 'traceparent'>;

interface Failure {
  reason: string;
  at: Date;
}

/** The tries of emails: which ones wait, which are being sent, and how each try ended. The orders service is told of failures. */
@Injectable()
export class EmailTriesRepository {
  /** Claims the email for one try, and counts the try. */
  async claim(manager: EntityManager, id: string): Promise<Claim> {
    const [[claimed]] = await manager.query<[(EmailEntity & { portal: PortalRecord | null })[], number]>(
      `update email_log set claimed_at = now(), attempts = attempts + 1
       where id = $1 and status = 'queued' and ${isFree} and not_before is null
       returning ${columnsOf(manager)},
         (select p.data from portal_replicas p where p.portal_id = email_log.portal_id) as portal`,
      [id],
    );
    if (!claimed) return { row: null, portal: null, heldForMs: await this.heldForMs(manager, id) };
    const { portal, ...row } = claimed;
    return { row, portal, heldForMs: null };
  }

  private async heldForMs(manager: EntityManager, id: string): Promise<number | null> {
    const [held] = await manager.query<{ seconds: number }[]>(
      `select ${claimSeconds} - extract(epoch from now() - claimed_at)::float as seconds
       from email_log where id = $1 and status = 'queued' and claimed_at is not null`,
      [id],
    );
    return held ? Math.max(0, Math.ceil(held.seconds * 1000)) + 1 : null;
  }

  /** Sign-in emails come first, as these emails have no place in the queue's order. */
  findWaiting(manager: EntityManager, limit: number): Promise<WaitingEmail[]> {
    return manager.query<WaitingEmail[]>(
      `select id, template, order_id as "orderId", request_id as "requestId", traceparent from email_log
       where status = 'queued' and not_before is null order by order_id is not null, created_at limit $1`,
      [limit],
    );
  }

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

  /** Undoes a claim whose try did not begin. */
  async undoClaim(manager: EntityManager, id: string): Promise<void> {
    await manager.update(
      EmailEntity,
      { id, status: 'queued' },
      { claimedAt: null, attempts: () => 'attempts - 1' },
    );
  }

  /** After a try that failed for now. */
  async release(manager: EntityManager, id: string, reason: string): Promise<void> {
    await manager.update(
      EmailEntity,
      { id, status: 'queued' },
      { claimedAt: null, reason: reason.slice(0, longestReason) },
    );
  }

  /** Even if its time ran out meanwhile, as the server has accepted it. */
  async markSent(manager: EntityManager, id: string, sentAt: Date): Promise<void> {
    await this.publishSentAfterAll(manager, id, sentAt);
    await manager.update(
      EmailEntity,
      { id, status: Not('sent') },
      { status: 'sent', sentAt, reason: null, claimedAt: null, data: () => dataWhenOver },
    );
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

  /**
   * Clears earlier failures at the orders service, before an email is marked as sent: those of the same email to the same address
   * and, if a person sent it, to addresses that are no longer recipients.
   */
  private async publishSentAfterAll(manager: EntityManager, id: string, at: Date): Promise<void> {
    const found = await manager.query<{ id: string }[]>(
      `select distinct on (failed.to_address) failed.id
       from email_log sent join email_log failed
         on failed.order_id = sent.order_id and failed.template = sent.template and failed.status = 'failed'
         and not starts_with(failed.transition, '${droppedMark}')
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

function columnsOf(manager: EntityManager): string {
  const { columns } = manager.dataSource.getMetadata(EmailEntity);
  return columns.map(({ databaseName, propertyName }) => `${databaseName} as "${propertyName}"`).join(', ');
}
