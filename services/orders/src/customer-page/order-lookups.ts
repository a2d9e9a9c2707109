import { messages } from '@overland/contracts';
import { AppError } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';

const most = 20;
export const lookupMs = 15 * 60_000;

/**
 * Counts a question about a number, whether or not there is such an order. Commit it before the answer.
 * @returns whether the number was asked for too often within a quarter of an hour.
 */
export async function countLookup(manager: EntityManager, uniqueId: number, now: Date): Promise<boolean> {
  const [{ tries }] = await manager.query(
    `insert into order_lookups as seen (unique_id, tries, since) values ($1, 1, $2)
     on conflict (unique_id) do update set
       tries = case when seen.since <= $3 then 1 else seen.tries + 1 end,
       since = case when seen.since <= $3 then excluded.since else seen.since end
     returning tries`,
    [uniqueId, now, new Date(now.getTime() - lookupMs)],
  );
  return tries > most;
}

export const askedTooOften = () =>
  new AppError('tooManyRequests', messages.tooManyLookups, { retryAfterSeconds: lookupMs / 1000 });

export async function deleteOldLookups(manager: EntityManager, now: Date): Promise<void> {
  await manager.query('delete from order_lookups where since <= $1', [new Date(now.getTime() - lookupMs)]);
}
