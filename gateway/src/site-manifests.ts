import path from 'node:path';
import type { BuiltPage, BuiltShell, BuiltSite } from '@overland/federation';
import * as z from 'zod/mini';
import { CachedFiles } from './cached-files.js';

const Files = z.array(z.string());

/** Of a page's row the gateway reads this; the rest is for browsers. */
const PageShape = z.looseObject({ path: z.string(), title: z.string(), access: z.string(), files: Files });

/** Pages as the builds describe them. */
export const builtPages = <P extends BuiltPage>() =>
  z.array(z.custom<P>((page) => z.safeParse(PageShape, page).success));

const Shell = z.object({
  entry: Files,
  area: Files,
  frame: Files,
  shared: z.record(z.string(), Files),
  pages: builtPages(),
});
const Site = z.object({ entry: Files, pages: builtPages() });

/** Reads the manifest of the shell that is built; without one it has no pages. */
export function shellManifests(sitesRoot: string): () => Promise<BuiltShell> {
  const none: BuiltShell = { entry: [], area: [], frame: [], shared: {}, pages: [] };
  const manifests = new CachedFiles((json): BuiltShell => z.parse(Shell, json));
  return async () => (await manifests.read(path.join(sitesRoot, 'shell/dist/shell.json'))) ?? none;
}

export function siteManifests(sitesRoot: string): () => Promise<BuiltSite> {
  const none: BuiltSite = { entry: [], pages: [] };
  const manifests = new CachedFiles((json): BuiltSite => z.parse(Site, json));
  return async () => (await manifests.read(path.join(sitesRoot, 'mfe-public/dist/site/site.json'))) ?? none;
}
