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

/** Reads a manifest below the folder of the sites; `none` where it is not built. */
function manifest<T>(schema: z.ZodMiniType<T>, file: string, none: T) {
  const files = new CachedFiles((json) => z.parse(schema, json));
  return (sitesRoot: string) => async () => (await files.read(path.join(sitesRoot, file))) ?? none;
}

export const shellManifest = manifest<BuiltShell>(Shell, 'shell/dist/shell.json', {
  entry: [],
  area: [],
  frame: [],
  shared: {},
  pages: [],
});
export const siteManifest = manifest<BuiltSite>(Site, 'mfe-public/dist/site/site.json', {
  entry: [],
  pages: [],
});
