import { findByPath, type Match } from './match.js';
import type { Page } from './page.js';

/** A row of `/remotes.json`: what the shell must know of an area to link to it, guard it and load it. */
export interface RemoteRow {
  name: string;
  version: string;
  /** Address of the remote's entry script, hashed. */
  entry: string;
  pages: readonly Page[];
}

export interface RemotesManifest {
  remotes: readonly RemoteRow[];
}

/** A page as the builds describe it, with the addresses of the scripts that it alone needs. */
export interface BuiltPage extends Page {
  files: readonly string[];
}

/** A page of a remote, with the shared modules that it takes from the shell. */
export interface RemotePage extends BuiltPage {
  shares: readonly string[];
}

/** What a remote's build writes to `remote.json`. */
export interface BuiltRemote extends RemoteRow {
  /** What every page of the remote needs. */
  preload: readonly string[];
  pages: readonly RemotePage[];
}

/** What the shell's build writes to `shell.json`: addresses of scripts. */
export interface BuiltShell {
  /** What starts the page. */
  entry: readonly string[];
  /** What the first area of a visit needs of the shell. */
  area: readonly string[];
  /** The frame of signed-in users. */
  frame: readonly string[];
  /** By shared module. */
  shared: Readonly<Record<string, readonly string[]>>;
  pages: readonly BuiltPage[];
}

/** What the build of a site without areas writes to `site.json`. */
export interface BuiltSite {
  entry: readonly string[];
  pages: readonly BuiltPage[];
}

/** A remote's name as a JavaScript global; the webpack factory builds its container under the same. */
export const containerName = (name: string): string => name.replaceAll('-', '_');

/** The remote that has the page of a path, with that page; null where none has. */
export function ownerOf<R extends { pages: readonly Page[] }>(
  path: string,
  remotes: readonly R[],
): Match<R['pages'][number] & { owner: R }> | null {
  return findByPath(
    path,
    remotes.flatMap((owner) => owner.pages.map((page) => ({ ...page, owner }))),
  );
}
