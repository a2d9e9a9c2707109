import { siteConfig } from '@overland/web';
import { create } from 'zustand';
import { isNewVersionServed } from '../app/areas';

export const useReleaseReady = create<boolean>()(() => false);

async function check(): Promise<void> {
  if (document.hidden) return;
  try {
    useReleaseReady.setState(await isNewVersionServed(), true);
  } catch {
    // The gateway does not answer now; the next check will.
  }
}

/** Checks at intervals and whenever the window comes to the front. @returns stops it */
export function watchReleases(): () => void {
  const checkNow = () => void check();
  const timer = setInterval(checkNow, siteConfig().releaseCheckMs);
  window.addEventListener('focus', checkNow);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', checkNow);
  };
}
