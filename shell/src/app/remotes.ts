import { ownerOf, type RemoteEntry, type RemotesManifest } from '@overland/federation';
import { type RouteObject, siteConfig } from '@overland/web';

let manifest: RemotesManifest | null = null;
/** The area of the address that was opened, which the gateway wrote into the page. */
let opened: { path: string; area: RemoteEntry } | null = readOpened();
/** The areas that run in this document, each in the version it was opened with: another needs another document. */
const running = new Map<string, RemoteEntry>();

/** Areas whose last try did not come to an end. */
const failed = new Set<string>();

async function readManifest(signal: AbortSignal): Promise<RemotesManifest> {
  manifest ??= await fetchManifest(signal);
  return manifest;
}

async function fetchManifest(signal: AbortSignal): Promise<RemotesManifest> {
  const response = await fetch('/remotes.json', { cache: 'no-cache', signal });
  if (!response.ok) throw new Error(`The list of areas answered ${response.status}.`);
  return (await response.json()) as RemotesManifest;
}

/**
 * Reads the list of areas again. Areas that are not open yet are taken from the new one; those that run stay.
 * @returns whether one that runs is served in another version now, after a release or a rollback
 * @throws when the list cannot be had
 */
export async function isNewVersionServed(): Promise<boolean> {
  if (running.size === 0) return false;
  const newest = await fetchManifest(AbortSignal.timeout(siteConfig().remoteLoadTimeoutMs));
  manifest = newest;
  return newest.remotes.some(({ name, entry }) => (running.get(name)?.entry ?? entry) !== entry);
}

function readOpened(): { path: string; area: RemoteEntry } | null {
  const text = document.querySelector<HTMLMetaElement>('meta[name="overland-area"]')?.content;
  return text === undefined
    ? null
    : { path: window.location.pathname, area: JSON.parse(text) as RemoteEntry };
}

/** The remote of a path, in the version to load. */
async function ownerNow(path: string, signal: AbortSignal): Promise<RemoteEntry> {
  // Once: after a fault, or a while later, the list may know a newer release.
  const told = opened;
  opened = null;
  if (told && told.path === path) return told.area;
  let owner = ownerOf(path, (await readManifest(signal)).remotes);
  if (owner && failed.has(owner.name)) {
    // A release or a rollback may have mended it meanwhile.
    manifest = null;
    owner = ownerOf(path, (await readManifest(signal)).remotes);
  }
  if (!owner) throw new Error(`No area has the page ${path}.`);
  return owner;
}

/**
 * Loads the remote that owns a path, once, and hands over its routes. Never rejects: without routes the address stays
 * unmatched, which shows the panel, and the next navigation tries again.
 */
export async function openArea(
  path: string,
  navigation: AbortSignal,
  accept: (owner: RemoteEntry, routes: RouteObject[]) => void,
): Promise<void> {
  const limit = new AbortController();
  try {
    const work = async () => {
      const [owner, { loadRoutes }] = await Promise.all([
        ownerNow(path, limit.signal),
        import(/* webpackChunkName: "staff" */ './federation-host'),
      ]);
      if (running.has(owner.name)) return;
      failed.add(owner.name);
      const routes = await loadRoutes(owner);
      // An answer that comes after the limit must not change the routes under a page that has moved on; and the router
      // takes nothing for a navigation that another has overtaken: that one must not count as loaded.
      if (limit.signal.aborted || navigation.aborted || running.has(owner.name)) return;
      failed.delete(owner.name);
      running.set(owner.name, owner);
      accept(owner, routes);
    };
    await within(siteConfig().remoteLoadTimeoutMs, limit, work());
  } catch {
    // After a fault the list may name other files: a release can have happened meanwhile.
    manifest = null;
  }
}

function within<T>(milliseconds: number, limit: AbortController, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      limit.abort();
      reject(new Error('This part of the portal took too long to load.'));
    }, milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
