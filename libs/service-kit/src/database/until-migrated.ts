import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { describeError } from '../logging/describe-error.js';
import type { MigrationClass } from '../service-definition.js';

interface WaitOptions {
  /** As the service connects. */
  url: string;
  migrations: readonly MigrationClass[];
  /** Told whenever the reason changes. */
  onWaiting: (reason: string) => void;
  everyMs?: number;
}

/** Waits until a database has all these migrations, however long: what runs before a part starts beside the migration step. */
export async function untilMigrated({
  url,
  migrations,
  onWaiting,
  everyMs = 2000,
}: WaitOptions): Promise<void> {
  for (let told: string | null = null; ; await pause(everyMs)) {
    const reason = await missingIn(url, migrations).then(
      (missing) => (missing.length === 0 ? null : `migrations that are missing: ${missing.join(', ')}`),
      (error: unknown) => describeError(error).message,
    );
    if (reason === null) return;
    if (reason !== told) onWaiting(reason);
    told = reason;
  }
}

/** @throws when the database, its role or its first tables are not there yet. */
async function missingIn(url: string, migrations: readonly MigrationClass[]): Promise<string[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    statement_timeout: 5000,
    query_timeout: 6000,
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string }>('select name from migrations');
    const done = new Set(rows.map(({ name }) => name));
    return migrations.map(({ name }) => name).filter((name) => !done.has(name));
  } finally {
    await client.end();
  }
}
