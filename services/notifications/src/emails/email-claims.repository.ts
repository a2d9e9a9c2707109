import { Injectable } from '@nestjs/common';
import type { PortalRecord } from '@overland/contracts';
import { listPortals, notHeld, type Waiting } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { EmailEntity, type WholeEmail } from './email.entity.js';
import { fillFacts } from './email-facts.repository.js';
import { type MailLane, waitedFor } from './mail-lanes.js';

/** An older claim belongs to a worker that died. Longer than a claimed email may wait and be sent (email-lane.ts, mailer.ts). */
export const claimSeconds = 25;
export const isFree = `(claimed_at is null or claimed_at < now() - interval '${claimSeconds} seconds')`;

const mostCounted = 10_000;

/** Held emails, and those that wait for their next try, are left alone. */
const isDue = `status = 'queued' and not_before is null and ${isFree} and (next_try_at is null or next_try_at <= now())`;
/** `$1`: the templates of the lane `signIn`. */
const isIn: Record<MailLane, string> = {
  // Those of no order are the first part of the index of waiting emails.
  signIn: 'order_id is null and template = any($1)',
  others: `template <> all($1) and ${notHeld('emails')}`,
};

export interface ClaimedEmail {
  row: WholeEmail;
  /** Of the email's order; null for sign-in emails, and if it has not arrived here yet. */
  portal: PortalRecord | null;
}

/** Which emails wait, and who sends them. */
@Injectable()
export class EmailClaimsRepository {
  /** Claims emails for one try each, and counts the try. Those about accounts come before those of orders, then the oldest. */
  async claim(manager: EntityManager, lane: MailLane, most: number): Promise<ClaimedEmail[]> {
    const [rows] = await manager.query<[WholeEmail[], number]>(
      `update email_log set claimed_at = now(), attempts = attempts + 1, next_try_at = null
       where id in (select id from email_log where ${isDue} and ${isIn[lane]}
         order by order_id is not null, created_at limit $2 for update skip locked)
       returning ${columnsOf(manager)}`,
      [waitedFor, most],
    );
    await fillFacts(manager, rows);
    const portals = await portalsOf(manager, rows);
    return rows.sort(inOrder).map((row) => ({ row, portal: portals.get(row.portalId ?? '') ?? null }));
  }

  /** Undoes claims whose try did not begin. */
  async giveBack(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await manager.query(
      `update email_log set claimed_at = null, attempts = attempts - 1
       where id = any($1::uuid[]) and status = 'queued'`,
      [ids],
    );
  }

  /** The lanes in which emails are due that were written before then. */
  async findDueLanes(manager: EntityManager, writtenBefore: Date): Promise<MailLane[]> {
    const exists = (lane: MailLane) =>
      `exists (select from email_log where ${isDue} and ${isIn[lane]} and created_at <= $2)`;
    const [due] = await manager.query<Record<MailLane, boolean>[]>(
      `select ${exists('signIn')} as "signIn", ${exists('others')} as "others"`,
      [waitedFor, writtenBefore],
    );
    return (['signIn', 'others'] as const).filter((lane) => due?.[lane]);
  }

  async countDue(manager: EntityManager): Promise<Waiting> {
    const [found] = await manager.query<[Waiting]>(
      `select count(due_since)::int as due, coalesce(extract(epoch from now() - min(due_since)), 0)::float as "oldestSeconds",
         (count(*) filter (where attempts > 1))::int as retried
       from (select case when ${isDue} then created_at end as due_since, attempts from email_log
         where status = 'queued' limit ${mostCounted}) waiting`,
    );
    return found;
  }

  /** Makes emails due that wait for their next try. */
  async retryNow(manager: EntityManager, lane: MailLane): Promise<void> {
    await manager.query(
      `update email_log set next_try_at = null
       where status = 'queued' and next_try_at is not null and ${isIn[lane]}`,
      [waitedFor],
    );
  }
}

const inOrder = (one: EmailEntity, other: EmailEntity) =>
  Number(one.orderId !== null) - Number(other.orderId !== null) ||
  one.createdAt.getTime() - other.createdAt.getTime();

async function portalsOf(
  manager: EntityManager,
  rows: readonly EmailEntity[],
): Promise<Map<string, PortalRecord>> {
  const ids = [...new Set(rows.flatMap(({ portalId }) => portalId ?? []))];
  const portals = ids.length > 0 ? await listPortals(manager, ids) : [];
  return new Map(portals.map((portal) => [portal._id, portal]));
}

function columnsOf(manager: EntityManager): string {
  const { columns } = manager.dataSource.getMetadata(EmailEntity);
  return columns.map(({ databaseName, propertyName }) => `${databaseName} as "${propertyName}"`).join(', ');
}
