/** A row of `/remotes.json`: what the shell must know of a remote to load it. */
export interface RemoteEntry {
  name: string;
  version: string;
  /** Path prefixes, on whole segments, whose pages the remote owns. */
  paths: readonly string[];
  /** Address of the remote's entry script, hashed. */
  entry: string;
  /** Addresses of the files that every page of the remote needs. */
  preload?: readonly string[];
  /** Addresses of what the page of each path pattern needs besides. */
  pages?: Readonly<Record<string, readonly string[]>>;
}

export interface RemotesManifest {
  remotes: readonly RemoteEntry[];
}

/** A remote's name as a JavaScript global; the webpack factory builds its container under the same. */
export const containerName = (name: string): string => name.replaceAll('-', '_');

const covers = (prefix: string, path: string) => path === prefix || path.startsWith(`${prefix}/`);

/**
 * The remote that owns a path: the one with the longest prefix of it, so that `/quote/public/…` goes to the
 * public area and `/quote/…` to the quotes area. Null where no remote does.
 */
export function ownerOf(path: string, remotes: readonly RemoteEntry[]): RemoteEntry | null {
  let owner: RemoteEntry | null = null;
  let longest = 0;
  for (const remote of remotes) {
    for (const prefix of remote.paths) {
      if (prefix.length > longest && covers(prefix, path)) {
        owner = remote;
        longest = prefix.length;
      }
    }
  }
  return owner;
}
