import { siteConfig } from '@overland/web';
import { useSyncExternalStore } from 'react';
import { isNewVersionServed } from '../app/remotes';

let isReady = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Is an area of this page served in another version than the one that runs here? */
export const isReleaseReady = (): boolean => isReady;

export const useReleaseReady = (): boolean => useSyncExternalStore(subscribe, isReleaseReady);

async function check(): Promise<void> {
  if (document.hidden) return;
  try {
    const found = await isNewVersionServed();
    if (found === isReady) return;
    isReady = found;
    for (const listener of listeners) listener();
  } catch {
    // The gateway does not answer now: the next look tells.
  }
}

/** Looks at intervals and whenever the window comes to the front. @returns ends it */
export function watchReleases(): () => void {
  const look = () => void check();
  const timer = setInterval(look, siteConfig().releaseCheckMs);
  window.addEventListener('focus', look);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', look);
  };
}
