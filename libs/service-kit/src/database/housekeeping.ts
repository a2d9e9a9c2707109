import { type BeforeApplicationShutdown, Inject, Injectable, Optional } from '@nestjs/common';
import { hourMs } from '@overland/contracts/calendar';
import type { DataSource, EntityMetadata } from 'typeorm';
import { subscribersOf } from '../outbox/to-envelope.js';
import { SERVICE_NAME } from '../service-definition.js';
import { Sweeper } from '../sweeper/sweeper.js';
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

/** Deletes, in small steps, rows that are of no more use. @returns how many. */
export async function deleteOutdated(database: DataSource, publisher: string): Promise<number> {
  const kept = database.entityMetadatas.flatMap((metadata) => outdatedRowsOf(metadata) ?? []);
  let total = await deleteInSteps(database, outdatedEvents, [subscribersOf(publisher)]);
  for (const sql of [outdatedMarks, ...kept]) total += await deleteInSteps(database, sql);
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

async function deleteInSteps(database: DataSource, sql: string, values: unknown[] = []): Promise<number> {
  let total = 0;
  for (let deleted = batchSize; deleted === batchSize; total += deleted) {
    const [, count] = await inSystem(database, (manager) => manager.query<[unknown, number]>(sql, values));
    deleted = count;
  }
  return total;
}

/** Runs every hour in the worker role, so that tables do not grow forever. */
@Injectable()
export class Housekeeping implements BeforeApplicationShutdown {
  private readonly sweeper = new Sweeper({
    what: 'housekeeping',
    everyMs: hourMs,
    work: async () => this.database && deleteOutdated(this.database, this.serviceName),
  });

  constructor(
    @Inject(SERVICE_NAME) private readonly serviceName: string,
    @Optional() @Inject(SERVICE_DATABASE) private readonly database: DataSource | null,
  ) {}

  start(): void {
    this.sweeper.start();
  }

  /** It may be stopped between any two of its small steps. */
  beforeApplicationShutdown(): void {
    void this.sweeper.stop();
  }
}
