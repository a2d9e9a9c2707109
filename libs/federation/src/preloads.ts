import { type BuiltRemote, type BuiltShell, type BuiltSite, ownerOf } from './manifests.js';
import { findByPath } from './match.js';

/**
 * The scripts that the page at this path needs, so that a browser can fetch them before any script asks for them: of
 * the shell what its own page needs or what it shares with an area, and of the area what this page needs.
 */
export function staffPreloads(path: string, shell: BuiltShell, remotes: readonly BuiltRemote[]): string[] {
  const own = findByPath(path, shell.pages)?.item;
  const frameFor = (access: string) => (access === 'anyone' ? [] : shell.frame);
  if (own) return scripts([...shell.entry, ...frameFor(own.access), ...own.files]);
  const page = ownerOf(path, remotes)?.item;
  if (!page) return scripts(shell.entry);
  return scripts([
    ...shell.entry,
    ...frameFor(page.access),
    ...shell.area,
    ...page.owner.preload,
    ...page.shares.flatMap((name) => shell.shared[name] ?? []),
    ...page.files,
  ]);
}

/** The same for a site without areas. */
export const sitePreloads = (path: string, { entry, pages }: BuiltSite): string[] =>
  scripts([...entry, ...(findByPath(path, pages)?.item.files ?? [])]);

const scripts = (files: readonly string[]) => [...new Set(files)].filter((file) => file.endsWith('.js'));
