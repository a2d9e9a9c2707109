import { type BuiltRemote, type BuiltShell, type BuiltSite, ownerOf } from './manifests.js';
import { findByPath } from './match.js';

/** Addresses of the scripts that a page needs, so that a browser fetches them before any script asks for them. */
export interface Preloads {
  /** What draws the frame, and what asks for the page's data. */
  first: readonly string[];
  /** What draws the page itself: fetched while the first ones run, since together they would all arrive late. */
  later: readonly string[];
}

/** Of the shell what its own page needs or what it shares with an area, and of the area what this page needs. */
export function staffPreloads(path: string, shell: BuiltShell, remotes: readonly BuiltRemote[]): Preloads {
  const own = findByPath(path, shell.pages)?.item;
  const frameFor = (access: string) => (access === 'anyone' ? [] : shell.frame);
  if (own) return inOrder([...shell.entry, ...frameFor(own.access)], own.files);
  const page = ownerOf(path, remotes)?.item;
  if (!page) return inOrder(shell.entry, []);
  return inOrder(
    [...shell.entry, ...frameFor(page.access), ...shell.area, ...page.owner.preload],
    [...page.shares.flatMap((name) => shell.shared[name] ?? []), ...page.files],
  );
}

/** The same for a site without areas. */
export const sitePreloads = (path: string, { entry, pages }: BuiltSite): Preloads =>
  inOrder(entry, findByPath(path, pages)?.item.files ?? []);

/** Each once. */
function inOrder(first: readonly string[], later: readonly string[]): Preloads {
  const scripts = [...new Set([...first, ...later])].filter((file) => file.endsWith('.js'));
  return {
    first: scripts.filter((file) => first.includes(file)),
    later: scripts.filter((file) => !first.includes(file)),
  };
}
