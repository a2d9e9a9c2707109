import type { PortalRecord } from '@overland/contracts';
import type { EntityManager } from 'typeorm';
import { dataWhenOver, EmailEntity } from './email.entity.js';
import { publishFailed } from './email-failures.js';

/** An older claim belongs to a worker that died. Longer than any sending can take (mailer.ts). */
export const claimSeconds = 25;
const isFree = `(claimed_at is null or claimed_at < now() - interval '${claimSeconds} seconds')`;

export interface Claim {
  row: EmailEntity | null;
  /** Of the email's order; null for sign-in emails, and if it has not arrived here yet. */
  portal: PortalRecord | null;
  /** Another worker has the email, for this long at most. */
  heldForMs: number | null;
}

export type WaitingEmail = Pick<EmailEntity, 'id' | 'template' | 'orderId' | 'requestId' | 'traceparent'>;

/** Claims the email for one try, and counts the try. */
export async function claimEmail(manager: EntityManager, id: string): Promise<Claim> {
  const [[claimed]] = await manager.query<[(EmailEntity & { portal: PortalRecord | null })[], number]>(
    `update email_log set claimed_at = now(), attempts = attempts + 1
     where id = $1 and status = 'queued' and ${isFree} and not_before is null
     returning ${columnsOf(manager)},
       (select p.data from portal_replicas p where p.portal_id = email_log.portal_id) as portal`,
    [id],
  );
  if (!claimed) return { row: null, portal: null, heldForMs: await heldForMs(manager, id) };
  const { portal, ...row } = claimed;
  return { row, portal, heldForMs: null };
}

async function heldForMs(manager: EntityManager, id: string): Promise<number | null> {
  const [held] = await manager.query<{ seconds: number }[]>(
    `select ${claimSeconds} - extract(epoch from now() - claimed_at)::float as seconds
     from email_log where id = $1 and status = 'queued' and claimed_at is not null`,
    [id],
  );
  return held ? Math.max(0, Math.ceil(held.seconds * 1000)) + 1 : null;
}

/** Sign-in emails come first, as these emails have no place in the queue's order. */
export function findWaitingEmails(manager: EntityManager, limit: number): Promise<WaitingEmail[]> {
  return manager.query<WaitingEmail[]>(
    `select id, template, order_id as "orderId", request_id as "requestId", traceparent from email_log
     where status = 'queued' and not_before is null order by order_id is not null, created_at limit $1`,
    [limit],
  );
}

const mostGivenUp = 500;

/** Gives up emails that were retried for too long, or whose secret has expired. */
export async function failExpiredEmails(manager: EntityManager, now: Date): Promise<void> {
  const [failed] = await manager.query<[{ id: string }[], number]>(
    `update email_log set status = 'failed', claimed_at = null, data = ${dataWhenOver},
       reason = left('Not sent in time. ' || coalesce(reason, ''), 500)
     where id in (select id from email_log
       where status = 'queued' and give_up_at <= $1 and (attempts > 0 or data ? 'sealed')
         and ${isFree}
       limit ${mostGivenUp} for update skip locked)
     returning id`,
    [now],
  );
  await publishFailed(
    manager,
    failed.map(({ id }) => id),
    now,
  );
}

function columnsOf(manager: EntityManager): string {
  const { columns } = manager.dataSource.getMetadata(EmailEntity);
  return columns.map(({ databaseName, propertyName }) => `${databaseName} as "${propertyName}"`).join(', ');
}
