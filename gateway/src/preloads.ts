import { covers, longestOf, matchOf } from './page-patterns.js';
import type { ShellManifest, SiteManifest } from './site-manifests.js';

export interface Area {
  name: string;
  paths: readonly string[];
  preload: readonly string[];
  pages: Readonly<Record<string, readonly string[]>>;
  shares: Readonly<Record<string, readonly string[]>>;
}

type ShellScripts = Omit<ShellManifest, 'early' | 'calls'>;
type SiteScripts = Pick<SiteManifest, 'entry' | 'pages'>;

/** The public area alone shows its pages without the frame of whoever is signed in. */
export const publicArea = 'mfe-public';

/** The area of a page: the one with the longest prefix of its path. */
export function areaOf<A extends Area>(page: string, areas: readonly A[]): A | null {
  return longestOf(areas, ({ paths }) =>
    Math.max(0, ...paths.filter((prefix) => covers(prefix, page)).map(({ length }) => length)),
  );
}

/**
 * The scripts that the page at this path needs, to be fetched before any script asks for them: of the shell what its
 * own page needs, or what it lends to an area, and of the area what all of its pages and this one need.
 */
export function preloadsFor(page: string, areas: readonly Area[], shell: ShellScripts): readonly string[] {
  const [, own] = longestOf(Object.entries(shell.pages), ([prefix]) => covered(prefix, page)) ?? [];
  if (own) return unique([...shell.entry, ...own]);
  const area = areaOf(page, areas);
  if (!area) return shell.entry;
  const pattern = patternOf(page, area.pages);
  return unique([
    ...shell.entry,
    ...(area.name === publicArea ? [] : shell.frame),
    ...shell.area,
    ...area.preload,
    ...(area.shares[pattern] ?? []).flatMap((name) => shell.shared[name] ?? []),
    ...(area.pages[pattern] ?? []),
  ]);
}

/** The same for a site without areas, whose pages are all its own. */
export function sitePreloads(page: string, { entry, pages }: SiteScripts): readonly string[] {
  return unique([...entry, ...(pages[patternOf(page, pages)] ?? [])]);
}

const patternOf = (page: string, pages: Area['pages']) => matchOf(page, Object.keys(pages))?.pattern ?? '';

const covered = (prefix: string, page: string) => (covers(prefix, page) ? prefix.length : 0);

const unique = (files: readonly string[]) => [...new Set(files)].filter((file) => file.endsWith('.js'));
