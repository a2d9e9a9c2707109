import { Injectable } from '@nestjs/common';
import { portalOf, type Scope } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import type { StoredEmail, WaitingEmail } from './stored-email.js';

export type NewEmail = Pick<
  StoredEmail,
  | 'id'
  | 'event_id'
  | 'order_id'
  | 'portal_id'
  | 'template'
  | 'transition'
  | 'to_address'
  | 'subject'
  | 'message_id'
  | 'request_id'
  | 'traceparent'
  | 'data'
  | 'created_at'
  | 'give_up_at'
>;

/** A claim that is older belongs to a worker that died: longer than any sending may take (mailer.ts). */
const claimSeconds = 30;

const longestReason = 500;

/** Every statement runs in a `withPortal` transaction: row-level security is the second net under `portalId`. */
@Injectable()
export class EmailsRepository {
  /** @returns the row that is new, or null for a mail that is there already. */
  async insert(manager: EntityManager, mail: NewEmail): Promise<WaitingEmail | null> {
    const [row] = await manager.query<WaitingEmail[]>(
      `insert into email_log (id, event_id, order_id, portal_id, template, transition, to_address, subject,
         message_id, data, created_at, next_attempt_at, give_up_at, request_id,
         traceparent)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $12, $13, $14)
       on conflict do nothing returning id, order_id, attempts, request_id, traceparent`,
      [
        mail.id,
        mail.event_id,
        mail.order_id,
        mail.portal_id,
        mail.template,
        mail.transition,
        mail.to_address,
        mail.subject,
        mail.message_id,
        JSON.stringify(mail.data),
        mail.created_at,
        mail.give_up_at,
        mail.request_id,
        mail.traceparent,
      ],
    );
    return row ?? null;
  }

  listOfOrder(manager: EntityManager, orderId: string, scope: Scope): Promise<StoredEmail[]> {
    return manager.query<StoredEmail[]>(
      `select * from email_log where order_id = $1 and ($2::uuid is null or portal_id = $2)
       order by created_at desc, template, to_address`,
      [orderId, portalOf(scope)],
    );
  }

  /** Makes the mail this worker's for the time of a try, and counts the try. Null when it is not due, or another's. */
  async claim(manager: EntityManager, id: string, now: Date): Promise<StoredEmail | null> {
    const [rows] = await manager.query<[StoredEmail[], number]>(
      `update email_log set claimed_at = $2, attempts = attempts + 1
       where id = $1 and status = 'queued' and next_attempt_at <= $2 and (claimed_at is null or claimed_at < $3)
       returning *`,
      [id, now, abandonedBefore(now)],
    );
    return rows[0] ?? null;
  }

  /** Undoes a claim whose try did not begin. */
  async release(manager: EntityManager, id: string): Promise<void> {
    await manager.query(
      `update email_log set claimed_at = null, attempts = attempts - 1 where id = $1 and status = 'queued'`,
      [id],
    );
  }

  /** Also where its time had run out meanwhile: the server has taken it. */
  async markSent(manager: EntityManager, id: string, now: Date): Promise<void> {
    await manager.query(
      `update email_log set status = 'sent', sent_at = $2, reason = null, claimed_at = null, data = data - 'sealed'
       where id = $1 and status <> 'sent'`,
      [id, now],
    );
  }

  async markFailed(manager: EntityManager, id: string, reason: string): Promise<void> {
    await manager.query(
      `update email_log set status = 'failed', reason = $2, claimed_at = null, data = data - 'sealed'
       where id = $1 and status = 'queued'`,
      [id, reason.slice(0, longestReason)],
    );
  }

  async postpone(manager: EntityManager, id: string, next: { at: Date; reason: string }): Promise<void> {
    await manager.query(
      `update email_log set next_attempt_at = $2, reason = $3, claimed_at = null
       where id = $1 and status = 'queued'`,
      [id, next.at, next.reason.slice(0, longestReason)],
    );
  }

  /** Ends the waiting of mails that were tried for long enough, and of secrets that are good no more. */
  async failExpired(manager: EntityManager, now: Date): Promise<void> {
    await manager.query(
      `update email_log set status = 'failed', claimed_at = null, data = data - 'sealed',
         reason = left('Not sent in time. ' || coalesce(reason, ''), ${longestReason})
       where status = 'queued' and give_up_at <= $1 and (attempts > 0 or order_id is null)
         and (claimed_at is null or claimed_at < $2)`,
      [now, abandonedBefore(now)],
    );
  }

  /** Codes and reset links first: the queue's order is of no use to a mail that is not in it. */
  findDue(manager: EntityManager, now: Date, limit: number): Promise<WaitingEmail[]> {
    return manager.query<WaitingEmail[]>(
      `select id, order_id, attempts, request_id, traceparent from email_log
       where status = 'queued' and next_attempt_at <= $1 and (claimed_at is null or claimed_at < $2)
       order by order_id is not null, next_attempt_at limit $3`,
      [now, abandonedBefore(now), limit],
    );
  }
}

function abandonedBefore(now: Date): Date {
  return new Date(now.getTime() - claimSeconds * 1000);
}
