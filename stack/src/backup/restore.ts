import {
  copyFileSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '@overland/service-kit/files';
import type { Secrets } from '../secrets.js';
import { type BaseManifest, listManifests } from './base-manifest.js';
import { getFile, namesIn } from './copy-files.js';
import { type Restored, withRestoredBase } from './restore-base.js';
import { assertSameSecrets } from './secret-prints.js';

interface Restore {
  place: FileStore;
  /** The instant; null for the newest. */
  at: Date | null;
  /** The data folder that is made. */
  into: string;
  /** The folder with `secrets.json` and `postgres.password` of the installation. */
  secretsFrom: string;
  /** What is done with the databases before the product may be started on them. */
  settle: (adminUrl: string, secrets: Secrets) => Promise<void>;
}

const kept = ['secrets.json', 'postgres.password'];

/**
 * Makes a data folder from a backup: databases as of the instant, and files.
 * @throws Error that says what can be restored, what is missing, or that the folder is in use
 */
export async function restore({ place, at, into, secretsFrom, settle }: Restore) {
  const dataDir = path.join(into, 'postgres');
  if (existsSync(dataDir)) {
    throw new Error(
      `${dataDir} holds a database already. Move it away, or choose another folder with --into.`,
    );
  }
  const base = await baseFor(place, at);
  const secrets = takeSecrets(secretsFrom, into, base);
  const draft = `${dataDir}.restoring`;
  rmSync(draft, { recursive: true, force: true });
  let restored: Restored = { lastChange: null };
  await withRestoredBase({ place, base, dataDir: draft, at }, async (adminUrl, found) => {
    restored = found;
    await settle(adminUrl, secrets);
  });
  const files = await restoreFiles(place, path.join(into, 'files'));
  renameSync(draft, dataDir);
  return { base, files, lastChange: restored.lastChange ?? new Date(base.endedAt) };
}

/** The newest copy of the database that the instant can be restored from. */
export async function baseFor(place: FileStore, at: Date | null): Promise<BaseManifest> {
  const bases = await listManifests(place);
  const found = at === null ? bases.at(-1) : bases.findLast(({ endedAt }) => endedAt <= at.toISOString());
  if (found) return found;
  const [oldest] = bases;
  throw new Error(
    oldest
      ? `The oldest instant that can be restored is ${oldest.endedAt}.`
      : 'There is no complete backup in this place.',
  );
}

export function takeSecrets(from: string, into: string, base: BaseManifest): Secrets {
  const missing = kept.filter((name) => !existsSync(path.join(from, name)));
  if (missing.length > 0) {
    throw new Error(
      `${missing.join(' and ')} of the installation must be in ${from}: backups do not hold them. Put them there, or name ` +
        'their folder with --secrets.',
    );
  }
  const secrets: Secrets = JSON.parse(readFileSync(path.join(from, 'secrets.json'), 'utf8'));
  assertSameSecrets(secrets, base.secrets);
  mkdirSync(into, { recursive: true });
  if (path.resolve(from) !== path.resolve(into)) {
    for (const name of kept) copyFileSync(path.join(from, name), path.join(into, name));
  }
  return secrets;
}

/** Fetches the files of orders and the logos. @returns how many */
async function restoreFiles(place: FileStore, folder: string): Promise<number> {
  const names = await namesIn(place);
  for (const name of names) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    await pipeline(await getFile(place, name), createWriteStream(file));
  }
  return names.size;
}
