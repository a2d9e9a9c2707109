import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { walArchiveFolder } from '@overland/embedded-postgres';
import { openMetricsListener, processMetrics, readMetricsConfig } from '@overland/service-kit';
import type { Closers } from '../run-product.js';
import { readBackupPlace } from './backup-settings.js';
import { isArchived } from './segments.js';

/**
 * Shows in `/metrics` how long changes have waited for the place of backups. In one process the gateway serves them at
 * `METRICS_PORT`; with `--split` the process that supervises the others does so at `SUPERVISOR_METRICS_PORT`.
 */
export async function measureBackups(
  { dataDir, split }: { dataDir: string; split: boolean },
  closers: Closers,
): Promise<void> {
  const { SUPERVISOR_METRICS_PORT, LISTEN_HOST, METRICS_PORT } = process.env;
  const env = { LISTEN_HOST, METRICS_PORT: split ? SUPERVISOR_METRICS_PORT : METRICS_PORT };
  if (!readMetricsConfig(env)) return;
  processMetrics().addFigure('backup_oldest_seconds', {
    help: 'Age of the oldest changes that were not taken to the place of backups yet.',
    read: () => oldestWaitingSeconds(dataDir),
  });
  const listener = split ? await openMetricsListener(env) : null;
  if (listener) closers.push(() => listener.close());
}

/** Of what PostgreSQL has archived and what it has yet to archive; null where no backups are kept. */
export function oldestWaitingSeconds(dataDir: string): number | null {
  if (readBackupPlace(dataDir) === null) return null;
  const server = path.join(dataDir, 'postgres');
  const waiting = [
    ...filesIn(walArchiveFolder(server), isArchived),
    ...filesIn(path.join(server, 'pg_wal/archive_status'), (name) => name.endsWith('.ready')),
  ];
  const times = waiting.flatMap((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? []);
  return times.length === 0 ? 0 : Math.max(0, Date.now() - Math.min(...times)) / 1000;
}

function filesIn(folder: string, isWanted: (name: string) => boolean): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(isWanted)
    .map((name) => path.join(folder, name));
}
