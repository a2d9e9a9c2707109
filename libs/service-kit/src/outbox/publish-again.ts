import type { DataSource } from 'typeorm';
import type { Forgotten } from '../queue/redis-memory.js';

const batchSize = 5000;

/** How far back is published again, minutes; everything that housekeeping still keeps when null. */
const reach: Record<Exclude<Forgotten, 'nothing'>, number | null> = { 'the last': 10, everything: null };

/**
 * Makes events that a queue may have lost wait for publishing again, in small steps. Those that were consumed before
 * change nothing: consumers remember an event longer than the outbox does. @returns how many.
 */
export async function publishAgain(
  database: DataSource,
  forgotten: Exclude<Forgotten, 'nothing'>,
): Promise<number> {
  const [{ now } = { now: null }] = await database.query<{ now: string }[]>('select now()::text as now');
  let total = 0;
  for (let changed = batchSize; changed === batchSize; total += changed) {
    const [, count] = await database.query<[unknown, number]>(
      `update outbox set published_at = null where id = any(array(select id from outbox
         where published_at <= $1::timestamptz
           and ($2::int is null or published_at > $1::timestamptz - make_interval(mins => $2::int))
         limit ${batchSize}))`,
      [now, reach[forgotten]],
    );
    changed = count;
  }
  return total;
}
