import path from 'node:path';
import * as z from 'zod/mini';
import { PageCalls, pagesAhead } from './ahead.js';
import { CachedFiles } from './cached-files.js';

const Files = z.array(z.string());
const FilesByName = z.record(z.string(), Files);

/** What the shell's build writes to `shell.json`: addresses of scripts. */
const ShellManifest = z.object({
  entry: Files,
  /** What the first area of a visit needs of the shell. */
  area: Files,
  /** What stands around whoever is signed in. */
  frame: Files,
  /** What the shell's own pages need, by path prefix. */
  pages: FilesByName,
  /** What each module is made of that areas take from the shell. */
  shared: FilesByName,
  /** What begins the calls of a page, and what the frame reads. */
  early: z._default(Files, []),
  calls: z._default(PageCalls, []),
});
export type ShellManifest = z.output<typeof ShellManifest>;

/** What the build of a site without areas writes to `site.json`; its pages by path pattern. */
const SiteManifest = z.object({
  entry: Files,
  pages: FilesByName,
  early: z._default(Files, []),
  ...pagesAhead,
});
export type SiteManifest = z.output<typeof SiteManifest>;

const noShell: ShellManifest = {
  entry: [],
  area: [],
  frame: [],
  pages: {},
  shared: {},
  early: [],
  calls: [],
};
const noSite: SiteManifest = { entry: [], pages: {}, early: [], calls: {}, paint: {} };

/** Reads the manifest of the shell that is there; without one nothing of the shell is fetched ahead. */
export function shellManifests(sitesRoot: string): () => Promise<ShellManifest> {
  const file = path.join(sitesRoot, 'shell/dist/shell.json');
  const manifests = new CachedFiles((json) => z.parse(ShellManifest, json));
  return async () => (await manifests.read(file)) ?? noShell;
}

export function siteManifests(sitesRoot: string): () => Promise<SiteManifest> {
  const file = path.join(sitesRoot, 'mfe-public/dist/site/site.json');
  const manifests = new CachedFiles((json) => z.parse(SiteManifest, json));
  return async () => (await manifests.read(file)) ?? noSite;
}
