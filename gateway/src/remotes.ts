import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltRemote, RemotePage } from '@overland/federation';
import * as z from 'zod/mini';
import { CachedFiles } from './cached-files.js';
import type { GatewayConfig } from './config.js';
import { builtPages } from './site-manifests.js';

const namePattern = /^mfe-[a-z0-9-]{1,40}$/;
const versionPattern = /^\d[\w.+-]{0,39}$/;

/** What a remote's build writes to `remote.json`; file names are relative to its folder. */
const Built = z.object({
  name: z.string().check(z.regex(namePattern)),
  version: z.string().check(z.regex(versionPattern)),
  entry: z.string(),
  preload: z.array(z.string()),
  pages: builtPages<RemotePage>(),
});

/** `current.json` of a remote's releases (`npm run release`): null is the build of the installation. */
const Pointer = z.object({ version: z.nullable(z.string().check(z.regex(versionPattern))) });

type Folders = Pick<GatewayConfig, 'SITES_ROOT' | 'RELEASES_DIR'>;

/**
 * The remotes: each one's current release, else the build in its `dist`. Every call checks the files and reads those
 * that changed, so a release is served from the moment it is made.
 */
export class Remotes {
  private readonly builds = new CachedFiles((json) => addressed(z.parse(Built, json)));
  private readonly pointers = new CachedFiles((json) => z.parse(Pointer, json));

  constructor(private readonly folders: Folders) {}

  /** The remotes by name. One that is not built, or whose manifest is broken, is left out. */
  async list(): Promise<BuiltRemote[]> {
    const found = await Promise.all([namesIn(this.folders.SITES_ROOT), namesIn(this.folders.RELEASES_DIR)]);
    const names = [...new Set(found.flat())].sort();
    const rows = await Promise.all(names.map((name) => this.current(name)));
    return rows.filter((row) => row !== null);
  }

  /** The folder of a released or built version: pages opened before a release still load the version before. */
  async folderOf(name: string, version: string): Promise<string | null> {
    if (!namePattern.test(name) || !versionPattern.test(version)) return null;
    const candidates = [this.released(name, version), this.built(name)];
    for (const folder of candidates) {
      const row = await this.builds.read(path.join(folder, 'remote.json'));
      if (row?.name === name && row.version === version) return folder;
    }
    return null;
  }

  private async current(name: string): Promise<BuiltRemote | null> {
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

function addressed(built: BuiltRemote): BuiltRemote {
  // Encoded: the gateway knows each address in one spelling, and that of `1.2.0+3` has no `+`.
  const folder = `/remotes/${built.name}/${encodeURIComponent(built.version)}`;
  const address = (file: string) => `${folder}/${file}`;
  return {
    ...built,
    entry: address(built.entry),
    preload: built.preload.map(address),
    pages: built.pages.map((page) => ({ ...page, files: page.files.map(address) })),
  };
}
