import type { EventEnvelope, EventType } from '@overland/contracts';
import type { DataSource, EntityManager } from 'typeorm';

export interface OutboxRow {
  xid: string;
  position: string;
  id: string;
  type: string;
  payload: EventEnvelope['payload'];
  request_id: string | null;
  traceparent: string | null;
  created_at: Date;
}

/** Up to where a subscriber has been given the events. */
type Progress = Pick<OutboxRow, 'xid' | 'position'>;

/**
 * Events are read in the order of the transaction that wrote them, and only of transactions below the oldest that still
 * runs: one that commits late can never be behind a subscriber's progress. `position` alone would lose it.
 */
const isSettled = 'o.xid < pg_snapshot_xmin(pg_current_snapshot())';

/** Of each subscriber, the types of the outbox's events that are not for it. */
export type NotFor = Readonly<Record<string, readonly string[]>>;

export interface Behind {
  subscriber: string;
  /** False while an older transaction still runs: its events would come first. */
  isSettled: boolean;
}

const mostSkipped = 500;

/**
 * Which subscribers have events to be given; those that an event is not for are moved past it at once. One index scan each; asked
 * four times a second while the service is used.
 */
export function findSubscribersBehind(database: DataSource, notFor: NotFor): Promise<Behind[]> {
  return database.query<Behind[]>(
    `with next as (
       select p.subscriber, o.* from outbox_progress p join jsonb_each($1) s(subscriber, types) using (subscriber)
       cross join lateral (
         select bool_or(settled and not s.types ? type) as has_own, not bool_and(settled) or count(*) = ${mostSkipped} as has_more,
           (array_agg(xid order by xid desc, position desc) filter (where settled))[1] as xid,
           (array_agg(position order by xid desc, position desc) filter (where settled))[1] as position
         from (select xid, position, type, ${isSettled} as settled from outbox o
           where (xid, position) > (p.xid, p.position) order by xid, position limit ${mostSkipped}) waiting) o),
     skipped as (
       update outbox_progress p set xid = next.xid, position = next.position from next
       where p.subscriber = next.subscriber and not next.has_own and (p.xid, p.position) < (next.xid, next.position))
     select subscriber, has_own as "isSettled" from next where has_own or has_more`,
    [notFor],
  );
}

/**
 * The next events of a subscriber, which is locked until the transaction ends; none where another relay has the lock.
 * An advisory lock, since a row lock would make this a writing transaction: all relays would wait for the slowest
 * subscriber's answer, because `isSettled` looks at the oldest writer.
 */
export function readNext(manager: EntityManager, subscriber: string, limit: number): Promise<OutboxRow[]> {
  return manager.query<OutboxRow[]>(
    `with progress as materialized (
       select xid, position from outbox_progress
       where subscriber = $1 and pg_try_advisory_xact_lock(hashtextextended('outbox ' || $1, 0)))
     select o.xid::text, o.position::text, o.id, o.type, o.payload, o.request_id, o.traceparent, o.created_at
     from progress p cross join lateral (
       select * from outbox o where (o.xid, o.position) > (p.xid, p.position) and ${isSettled}
       order by o.xid, o.position limit $2) o
     order by o.xid, o.position`,
    [subscriber, limit],
  );
}

/**
 * Events of these types after a place in the outbox, for a reader that keeps its own place and may miss events that were
 * written while it was away. Without a place it begins now.
 * @param limit how many events of any type are read: those of others are not read again.
 */
export async function readEventsAfter(
  manager: EntityManager,
  { types, after, limit }: { types: readonly EventType[]; after: Progress | null; limit: number },
): Promise<{ events: Pick<OutboxRow, 'type' | 'payload'>[]; next: Progress }> {
  if (after === null) {
    const [last] = await manager.query<Progress[]>(
      `select o.xid::text, o.position::text from outbox o where ${isSettled}
       order by o.xid desc, o.position desc limit 1`,
    );
    return { events: [], next: last ?? { xid: '0', position: '0' } };
  }
  const rows = await manager.query<Pick<OutboxRow, 'xid' | 'position' | 'type' | 'payload'>[]>(
    `select o.xid::text, o.position::text, o.type, case when o.type = any($1) then o.payload end as payload
     from outbox o where (o.xid, o.position) > ($2::xid8, $3::bigint) and ${isSettled}
     order by o.xid, o.position limit $4`,
    [types, after.xid, after.position, limit],
  );
  const last = rows.at(-1);
  return {
    events: rows.filter((row) => (types as readonly string[]).includes(row.type)),
    next: last ? { xid: last.xid, position: last.position } : after,
  };
}

/** Never backwards: another relay may have advanced meanwhile. */
export async function advance(manager: EntityManager, subscriber: string, to: Progress): Promise<void> {
  await manager.query(
    `update outbox_progress set xid = $2::xid8, position = $3
     where subscriber = $1 and (xid, position) < ($2::xid8, $3::bigint)`,
    [subscriber, to.xid, to.position],
  );
}

/**
 * Begins the progress of subscribers that have none: at the first event, or, where others are on their way already, with
 * the one that is furthest behind. A subscriber that is new to a running system is not given its whole history.
 */
export async function beginProgress(database: DataSource, subscribers: readonly string[]): Promise<void> {
  await database.query(
    `with others as (select xid, position from outbox_progress order by xid, position limit 1)
     insert into outbox_progress (subscriber, xid, position)
     select name, coalesce((select xid from others), '0'), coalesce((select position from others), 0)
     from unnest($1::text[]) name on conflict do nothing`,
    [subscribers],
  );
}

/** Puts all subscribers back to the oldest event that the outbox has. */
export const handOverAgain = `update outbox_progress set xid = '0', position = 0`;

/**
 * A database restored from a dump may run in a server with lower transaction ids: no event would count as settled, and
 * new events would be behind the progress. Then the outbox is read again from its beginning; consumers skip what they
 * have processed. @returns whether this was the case.
 */
export function restartAfterRestore(database: DataSource): Promise<boolean> {
  return database.transaction(async (manager) => {
    const [row] = await manager.query<{ is_ahead: boolean }[]>(
      `select coalesce(greatest((select max(xid) from outbox), (select max(xid) from outbox_progress))
         >= pg_snapshot_xmax(pg_current_snapshot()), false) as is_ahead`,
    );
    if (!row?.is_ahead) return false;
    await manager.query('lock table outbox in share row exclusive mode');
    await manager.query(`update outbox set xid = '1' where xid >= pg_snapshot_xmax(pg_current_snapshot())`);
    await manager.query(handOverAgain);
    return true;
  });
}

export interface Backlog {
  subscriber: string;
  waiting: number;
  oldestSeconds: number;
}

const mostCounted = 10_000;

/** What each subscriber has not been given yet. */
export function readBacklogs(database: DataSource): Promise<Backlog[]> {
  return database.query<Backlog[]>(
    `select p.subscriber, o.waiting, o."oldestSeconds" from outbox_progress p cross join lateral (
       select count(*)::int as waiting, coalesce(extract(epoch from now() - min(created_at)), 0)::float as "oldestSeconds"
       from (select created_at from outbox where (xid, position) > (p.xid, p.position)
         order by xid, position limit ${mostCounted}) behind) o`,
  );
}
