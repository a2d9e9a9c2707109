import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type RunningPostgres, startPostgres } from '@overland/embedded-postgres';
import type { FileStore } from '@overland/service-kit/files';
import pg from 'pg';
import type { BaseManifest } from './base-manifest.js';
import { unpackDataFolder } from './data-folder-archive.js';
import { fetchSegment, isNeeded, listSegments } from './segments.js';

interface Restore {
  place: FileStore;
  base: BaseManifest;
  /** Where it is made; `postgres.password` of the installation lies beside it. */
  dataDir: string;
  /** What is committed by then is restored; null for all that the place has. */
  at: Date | null;
}

export interface Restored {
  /** The last change that was restored; null when nothing changed after the copy. */
  lastChange: Date | null;
}

/** Within the data folder, with the segments that are needed: the server's user can read it there. */
const changes = 'changes-to-restore';

/**
 * Makes the data folder of a copy with the changes after it, by PostgreSQL's own recovery, and runs `work` with its server.
 * @throws Error when the copy or a segment is damaged or missing
 */
export async function withRestoredBase(
  restore: Restore,
  work: (adminUrl: string, restored: Restored) => Promise<void>,
): Promise<void> {
  const { place, base, dataDir } = restore;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  await unpackDataFolder(place, base.parts, dataDir);
  writeFileSync(path.join(dataDir, 'backup_label'), base.label, { mode: 0o600 });
  writeFileSync(path.join(dataDir, 'recovery.signal'), '');
  await fetchChanges(restore);
  const server = await recover(restore);
  try {
    rmSync(path.join(dataDir, changes), { recursive: true });
    await work(server.adminUrl, { lastChange: await lastChangeOf(server.adminUrl) });
  } finally {
    await server.stop();
  }
}

async function fetchChanges({ place, base, dataDir }: Restore): Promise<void> {
  const folder = path.join(dataDir, changes);
  mkdirSync(folder, { mode: 0o700 });
  for (const name of await listSegments(place)) {
    if (isNeeded(name, base.firstSegment)) await fetchSegment(place, name, folder);
  }
}

/** Runs the server until it has recovered. */
async function recover({ at, dataDir }: Restore): Promise<RunningPostgres> {
  const settings = {
    // Within the data folder, in which commands run.
    restore_command: `cp ${changes}/%f %p`,
    archive_mode: 'off',
    recovery_target_action: 'promote',
  };
  const target: Record<string, string> =
    at === null ? {} : { recovery_target_time: at.toISOString().replace('Z', '+00') };
  const start = (more: Record<string, string>) =>
    recovered({ dataDir, port: 0, log: () => undefined, extraSettings: { ...settings, ...more } });
  const logged = sizeOfLog(dataDir);
  const first = await start(target).catch((error: Error) => error);
  if (!(first instanceof Error)) return first;
  // Nothing was committed after the instant: then what there is, is what was wanted.
  if (at === null || !hasEndedBefore(dataDir, logged)) throw first;
  return start({});
}

async function recovered(options: Parameters<typeof startPostgres>[0]): Promise<RunningPostgres> {
  const server = await startPostgres(options);
  let hasEnded = false;
  server.onExit(() => {
    hasEnded = true;
  });
  while (await isRecovering(server.adminUrl)) {
    if (hasEnded) throw new Error(`PostgreSQL did not recover: ${lastWordsOf(options.dataDir)}`);
    await pause(100);
  }
  return server;
}

/** True also while the server cannot be asked. */
async function isRecovering(adminUrl: string): Promise<boolean> {
  const [row] = await ask<{ recovering: boolean }>(
    adminUrl,
    'select pg_is_in_recovery() as recovering',
  ).catch(() => []);
  return row?.recovering ?? true;
}

async function lastChangeOf(adminUrl: string): Promise<Date | null> {
  const [row] = await ask<{ at: Date | null }>(adminUrl, 'select pg_last_xact_replay_timestamp() as at');
  return row?.at ?? null;
}

async function ask<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const logOf = (dataDir: string) => path.join(path.dirname(dataDir), 'postgres.log');

const lastWordsOf = (dataDir: string) =>
  readFileSync(logOf(dataDir), 'utf8').trim().split('\n').slice(-5).join('\n');

const sizeOfLog = (dataDir: string) => statSync(logOf(dataDir), { throwIfNoEntry: false })?.size ?? 0;

/** @param since the size of the log before this start, as the words of earlier ones stay in it */
const hasEndedBefore = (dataDir: string, since: number) =>
  readFileSync(logOf(dataDir))
    .subarray(since)
    .includes('recovery ended before configured recovery target was reached');
