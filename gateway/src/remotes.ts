import { readdir } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { pagesAhead } from './ahead.js';
import { CachedFiles } from './cached-files.js';
import type { GatewayConfig } from './config.js';

const namePattern = /^mfe-[a-z0-9-]{1,40}$/;
const versionPattern = /^\d[\w.+-]{0,39}$/;

/** What a remote's build writes to `remote.json`; file names are relative to its folder. */
const Built = z.object({
  name: z.string().check(z.regex(namePattern)),
  version: z.string().check(z.regex(versionPattern)),
  entry: z.string(),
  paths: z._default(z.array(z.string()), []),
  /** What every page needs. */
  preload: z._default(z.array(z.string()), []),
  /** What the page of each path needs besides. */
  pages: z._default(z.record(z.string(), z.array(z.string())), {}),
  /** The shared modules that the page of each path takes from the shell. */
  shares: z._default(z.record(z.string(), z.array(z.string())), {}),
  ...pagesAhead,
});
type Built = z.output<typeof Built>;

/** `current.json` of a remote's releases (`npm run release`): null is the build of the installation. */
const Pointer = z.object({ version: z.nullable(z.string().check(z.regex(versionPattern))) });

type Folders = Pick<GatewayConfig, 'SITES_ROOT' | 'RELEASES_DIR'>;

/**
 * The remotes as they are built and released: each one's current release, else the build in its `dist`. Every file
 * is looked at for each question and read only when it changed, so a release counts from the moment it is made.
 */
export class Remotes {
  private readonly builds = new CachedFiles((json) => addressed(z.parse(Built, json)));
  private readonly pointers = new CachedFiles((json) => z.parse(Pointer, json));

  constructor(private readonly folders: Folders) {}

  /** Their rows of `/remotes.json`, in the order of their names. One that is not built, or is broken, is left out. */
  async list(): Promise<Built[]> {
    const found = await Promise.all([namesIn(this.folders.SITES_ROOT), namesIn(this.folders.RELEASES_DIR)]);
    const names = [...new Set(found.flat())].sort();
    const rows = await Promise.all(names.map((name) => this.current(name)));
    return rows.filter((row) => row !== null);
  }

  /** The folder of a version that is released or built; pages that were opened before a release still need theirs. */
  async folderOf(name: string, version: string): Promise<string | null> {
    if (!namePattern.test(name) || !versionPattern.test(version)) return null;
    const candidates = [this.released(name, version), this.built(name)];
    for (const folder of candidates) {
      const row = await this.builds.read(path.join(folder, 'remote.json'));
      if (row?.name === name && row.version === version) return folder;
    }
    return null;
  }

  private async current(name: string): Promise<Built | null> {
    const pointer = await this.pointers.read(path.join(this.folders.RELEASES_DIR, name, 'current.json'));
    const folders = [this.built(name)];
    if (pointer?.version) folders.unshift(this.released(name, pointer.version));
    for (const folder of folders) {
      const row = await this.builds.read(path.join(folder, 'remote.json'));
      if (row?.name === name) return row;
    }
    return null;
  }

  private released(name: string, version: string): string {
    return path.join(this.folders.RELEASES_DIR, name, version);
  }

  private built(name: string): string {
    return path.join(this.folders.SITES_ROOT, name, 'dist');
  }
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => namePattern.test(name));
}

function addressed(built: Built): Built {
  const address = (file: string) => `/remotes/${built.name}/${built.version}/${file}`;
  return {
    ...built,
    entry: address(built.entry),
    preload: built.preload.map(address),
    pages: Object.fromEntries(Object.entries(built.pages).map(([page, files]) => [page, files.map(address)])),
  };
}
