import { fork } from 'node:child_process';
import { once } from 'node:events';
import { unwatchFile, watchFile } from 'node:fs';
import path from 'node:path';
import type { ServiceName } from '@overland/contracts';
import { pointerFile, readPointer } from '../../release-store.mjs';
import type { Build } from './part-plan.js';

const lookEveryMs = 500;

/** The build that `npm run release` and `npm run rollback` have a service run. */
export function currentBuild(root: string, releases: string, service: ServiceName): Build {
  const { version } = readPointer(releases, service);
  return { version, folder: version === null ? root : path.join(releases, service, version) };
}

/** Calls back after a release or a rollback of the service. @returns stops it */
export function watchReleases(releases: string, service: ServiceName, onChange: () => void): () => void {
  const file = pointerFile(releases, service);
  watchFile(file, { interval: lookEveryMs, persistent: false }, onChange);
  return () => unwatchFile(file, onChange);
}

/**
 * Migrates the service's database with the migrations of a released build.
 * @throws when they fail; the terminal has their reason
 */
export async function migrateBuild({ folder }: Build, service: ServiceName, ownerUrl: string): Promise<void> {
  const entry = path.join(import.meta.dirname, '../run-migrate-build.js');
  const child = fork(entry, [folder, service], {
    env: { ...process.env, OWNER_URL: ownerUrl },
    execArgv: [],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('its migrations failed');
}
