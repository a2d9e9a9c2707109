import { type BeforeApplicationShutdown, Inject, Injectable, Optional } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { Rounds } from '../rounds.js';
import { SERVICE_DATABASE } from './database.module.js';

const hour = 60 * 60 * 1000;
const batchSize = 5000;

/** How long the kit's own rows are of use. Events are tried for two days, so a month is safe for their marks. */
const outdated = [
  { table: 'outbox', rule: `published_at < now() - interval '7 days'` },
  { table: 'processed_events', rule: `processed_at < now() - interval '30 days'` },
  { table: 'idempotency_keys', rule: `created_at < now() - interval '7 days'` },
];

/** Deletes outdated rows of the kit's tables in small steps. @returns how many. */
export async function deleteOutdated(database: DataSource): Promise<number> {
  let total = 0;
  for (const { table, rule } of outdated) {
    for (let deleted = batchSize; deleted === batchSize; total += deleted) {
      const [, count] = await database.query<[unknown, number]>(
        `delete from ${table} where ctid = any(array(select ctid from ${table} where ${rule} limit ${batchSize}))`,
      );
      deleted = count;
    }
  }
  return total;
}

/** Runs every hour in the worker role, so that the kit's tables do not grow for ever. */
@Injectable()
export class Housekeeping implements BeforeApplicationShutdown {
  private readonly rounds = new Rounds({
    what: 'housekeeping',
    everyMs: hour,
    work: async () => this.database && deleteOutdated(this.database),
  });

  constructor(@Optional() @Inject(SERVICE_DATABASE) private readonly database: DataSource | null) {}

  start(): void {
    this.rounds.start();
  }

  /** What is deleted in small steps may be left at any of them. */
  beforeApplicationShutdown(): void {
    void this.rounds.stop();
  }
}
