import { type BuiltRemote, type BuiltShell, type BuiltSite, ownerOf } from './manifests.js';
import { findByPath } from './match.js';

/** Addresses of the scripts that a page needs, so that a browser fetches them before any script asks for them. */
export interface Preloads {
  /** What starts every page. */
  first: readonly string[];
  /** What draws the frame and this page: fetched once the first ones run. */
  later: readonly string[];
}

/** Of the shell what its own page needs or what it shares with an area, and of the area what this page needs. */
export function staffPreloads(path: string, shell: BuiltShell, remotes: readonly BuiltRemote[]): Preloads {
  const own = findByPath(path, shell.pages)?.item;
  const frameFor = (access: string) => (access === 'anyone' ? [] : shell.frame);
  if (own) return inOrder(shell.entry, [...frameFor(own.access), ...own.files]);
  const page = ownerOf(path, remotes)?.item;
  if (!page) return inOrder(shell.entry, []);
  return inOrder(shell.entry, [
    ...frameFor(page.access),
    ...shell.area,
    ...page.owner.preload,
    ...page.shares.flatMap((name) => shell.shared[name] ?? []),
    ...page.files,
  ]);
}

/** The same for a site without areas. */
export const sitePreloads = (path: string, { entry, pages }: BuiltSite): Preloads =>
  inOrder(entry, findByPath(path, pages)?.item.files ?? []);

/** Scripts, each once. */
function inOrder(first: readonly string[], others: readonly string[]): Preloads {
  const later = [...new Set(others)].filter((file) => file.endsWith('.js') && !first.includes(file));
  return { first, later };
}
