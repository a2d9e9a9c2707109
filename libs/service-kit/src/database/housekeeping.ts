import { Inject, Injectable, Optional } from '@nestjs/common';
import { hourMs } from '@overland/contracts/calendar';
import type { DataSource, EntityManager, EntityMetadata } from 'typeorm';
import { subscribersOf } from '../outbox/to-envelope.js';
import { SERVICE_NAME } from '../service-definition.js';
import { Sweeps } from '../sweeper/sweeps.js';
import { SERVICE_DATABASE } from './database.js';
import { findKept } from './kept-for.js';
import { inSystem } from './with-portal.js';

const batchSize = 5000;

/**
 * How long the kit's own rows are of use, the oldest first. An event stays until every subscriber was given it; consumers
 * remember it for longer than any outbox keeps it.
 */
const outdatedEvents = `delete from outbox where (xid, position) in (
  select xid, position from (
    select xid, position, created_at from outbox
    where (xid, position) <= (
      select xid, position from outbox_progress where subscriber = any($1) order by xid, position limit 1)
    order by xid, position limit ${batchSize}) oldest
  where created_at < now() - interval '7 days')`;
const outdatedMarks = `delete from processed_events where ctid = any(array(
  select ctid from processed_events where processed_at < now() - interval '30 days'
  order by processed_at limit ${batchSize}))`;

/** Deletes, in small steps, rows that are of no more use, until it is to stop. @returns how many. */
export async function deleteOutdated(
  database: DataSource,
  publisher: string,
  stopping?: AbortSignal,
): Promise<number> {
  const kept = database.entityMetadatas.flatMap((metadata) => outdatedRowsOf(metadata) ?? []);
  const steps = [
    { sql: outdatedEvents, values: [subscribersOf(publisher)] },
    ...[outdatedMarks, ...kept].map((sql) => ({ sql, values: [] })),
  ];
  let total = 0;
  for (const { sql, values } of steps) {
    let deleted = batchSize;
    while (deleted === batchSize && !stopping?.aborted) {
      const query = (manager: EntityManager) => manager.query<[unknown, number]>(sql, values);
      [, deleted] = await inSystem(database, query);
      total += deleted;
    }
  }
  return total;
}

function outdatedRowsOf(metadata: EntityMetadata): string | null {
  const kept = typeof metadata.target === 'function' ? findKept(metadata.target) : undefined;
  if (!kept) return null;
  const since = metadata.findColumnWithPropertyName(kept.since)?.databaseName;
  if (!since) throw new Error(`${metadata.name} has no column ${kept.since}.`);
  return `delete from ${metadata.tableName} where ctid = any(array(
    select ctid from ${metadata.tableName}
    where ${since} <= now() - interval '${kept.age}'${kept.where ? ` and ${kept.where}` : ''}
    order by ${since} limit ${batchSize}))`;
}

/** So that tables do not grow forever. */
@Injectable()
export class Housekeeping {
  constructor(
    @Inject(SERVICE_NAME) private readonly serviceName: string,
    @Optional() @Inject(SERVICE_DATABASE) private readonly database: DataSource | null,
  ) {}

  @Sweeps({ what: 'housekeeping', everyMs: hourMs })
  async run(stopping: AbortSignal): Promise<void> {
    if (this.database) await deleteOutdated(this.database, this.serviceName, stopping);
  }
}
