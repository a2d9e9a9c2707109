import { ownerOf, type RemoteRow, runsIn } from '@overland/federation';
import { type RouteObject, siteConfig } from '@overland/web';
import { refreshAreas, runningAreas, useAreas } from './areas';
import { shellVersion } from './shell-version';

type Accept = (routes: RouteObject[]) => void;

/** Loads that are under way: a link that is pointed at and then clicked loads its area once. */
const loads = new Map<string, { result: Promise<void>; startedAt: number }>();

/** A load that takes longer may hang: the next navigation starts a new one. */
const patienceMs = 3000;

/** Areas whose last load did not succeed. */
const failed = new Set<string>();

/**
 * Loads the area that has the page of a path, once, and hands over its routes. Never rejects: without routes the
 * address stays unmatched, which shows the panel, and the next navigation tries again.
 */
export async function openArea(path: string, accept: Accept): Promise<void> {
  const limit = new AbortController();
  const timer = setTimeout(
    () => limit.abort(new Error('This part of the portal took too long to load.')),
    siteConfig().remoteLoadTimeoutMs,
  );
  try {
    const area = await findArea(path, limit.signal);
    if (!area || runningAreas.has(area.name)) return;
    await within(limit.signal, loadOnce(area, accept));
  } catch {
    // The error panel at the address reports it.
  } finally {
    clearTimeout(timer);
  }
}

async function findArea(path: string, signal: AbortSignal): Promise<RemoteRow | null> {
  const find = () => ownerOf(path, useAreas.getState().areas)?.item.owner ?? null;
  const area = find();
  if (area && !failed.has(area.name)) return area;
  // A release may have added the page meanwhile, or a rollback repaired the area.
  await refreshAreas(signal).catch(() => undefined);
  return find();
}

function loadOnce(area: RemoteRow, accept: Accept): Promise<void> {
  const { name } = area;
  const known = loads.get(name);
  if (known && Date.now() - known.startedAt < patienceMs) return known.result;
  const load = { result: loadArea(area, accept), startedAt: Date.now() };
  loads.set(name, load);
  const forget = () => {
    if (loads.get(name) === load) loads.delete(name);
  };
  load.result.then(forget, forget);
  return load.result;
}

async function loadArea(area: RemoteRow, accept: Accept): Promise<void> {
  failed.add(area.name);
  if (!runsIn(area.version, shellVersion)) throw new Error(`${area.name} does not run in this shell.`);
  const { loadRoutes } = await import('./staff');
  const routes = await loadRoutes(area);
  failed.delete(area.name);
  if (runningAreas.has(area.name)) return;
  runningAreas.set(area.name, area);
  accept(routes);
}

function within<T>(limit: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    limit.addEventListener('abort', () => reject(limit.reason as Error), { once: true });
    work.then(resolve, reject);
  });
}
