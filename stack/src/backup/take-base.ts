import { setTimeout as pause } from 'node:timers/promises';
import type { FileStore } from '@overland/service-kit/files';
import pg from 'pg';
import type { Secrets } from '../secrets.js';
import { type BaseManifest, putManifest } from './base-manifest.js';
import { archiveDataFolder } from './data-folder-archive.js';
import { secretPrints } from './secret-prints.js';
import { segmentKey } from './segments.js';

interface Base {
  adminUrl: string;
  dataDir: string;
  place: FileStore;
  secrets: Secrets;
}

interface BackupEnd {
  label: string;
  last_segment: string;
  ended_at: Date;
}

/**
 * Copies the data folder of the running server, which people go on using, and waits until the changes meanwhile are in the place
 * too: by then the copy can be restored.
 */
export async function takeBase(base: Base): Promise<BaseManifest> {
  const client = new pg.Client({ connectionString: base.adminUrl });
  await client.connect();
  try {
    const id = new Date().toISOString();
    // The server ends the backup should this connection be lost.
    const begun = await client.query<{ first_segment: string }>(
      `select pg_walfile_name(pg_backup_start($1, fast => true)) as first_segment`,
      [`overland ${id}`],
    );
    const parts = await archiveDataFolder(base.dataDir, base.place, `bases/${id}`);
    const ended = await client.query<BackupEnd>(
      `select labelfile as label, pg_walfile_name(lsn) as last_segment, clock_timestamp() as ended_at
       from pg_backup_stop(wait_for_archive => true)`,
    );
    const { label, last_segment: lastSegment, ended_at: endedAt } = only(ended.rows);
    const manifest: BaseManifest = {
      id,
      endedAt: endedAt.toISOString(),
      firstSegment: only(begun.rows).first_segment,
      lastSegment,
      label,
      parts,
      secrets: secretPrints(base.secrets),
    };
    await untilShipped(base.place, lastSegment);
    await putManifest(base.place, manifest);
    return manifest;
  } finally {
    await client.end();
  }
}

const patienceMs = 60_000;

/** @throws Error when the product, which ships segments, is not running or cannot reach the place */
async function untilShipped(place: FileStore, segment: string): Promise<void> {
  for (const start = Date.now(); !(await place.head(segmentKey(segment))); await pause(200)) {
    if (Date.now() - start > patienceMs) {
      throw new Error(
        `The changes made during the backup (${segment}) did not arrive in its place. Does npm start run on this folder, and can ` +
          'it reach the place? Its output says what keeps it.',
      );
    }
  }
}

function only<T>(rows: T[]): T {
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL gave no answer.');
  return row;
}
