import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { FileStore } from '@overland/service-kit/files';
import { prepareDatabases } from '../databases.js';
import { listManifests } from './base-manifest.js';
import { checkRestored } from './check-restored.js';
import { namesIn } from './copy-files.js';
import { baseFor, takeSecrets } from './restore.js';
import { withRestoredBase } from './restore-base.js';

interface Verify {
  place: FileStore;
  /** The folder with `secrets.json` and `postgres.password`; the copy that is tried is made beside its database. */
  dataDir: string;
  hasFiles: boolean;
}

/** Restores the newest instant aside, and checks what is there. @returns the instants that can be restored, and what is wrong */
export async function verify({ place, dataDir, hasFiles }: Verify) {
  const base = await baseFor(place, null);
  const [oldest = base] = await listManifests(place);
  const aside = mkdtempSync(path.join(dataDir, 'verified-'));
  // The server may run as another user.
  chmodSync(aside, 0o755);
  try {
    const secrets = takeSecrets(dataDir, aside, base);
    let newest = new Date(base.endedAt);
    let faults: string[] = [];
    const restore = { place, base, dataDir: path.join(aside, 'postgres'), at: null };
    await withRestoredBase(restore, async (adminUrl, { lastChange }) => {
      newest = lastChange ?? newest;
      await prepareDatabases(adminUrl, secrets);
      faults = await checkRestored(adminUrl, hasFiles ? await namesIn(place) : null);
    });
    return { oldest: oldest.endedAt, newest: newest.toISOString(), faults };
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}
