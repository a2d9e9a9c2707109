import { judge } from '@overland/federation';
import type { PageHandle } from '@overland/ui';
import { useSession } from '@overland/web';
import { type createBrowserRouter, matchRoutes } from 'react-router-dom';
import { knownPages } from './areas';

type Router = ReturnType<typeof createBrowserRouter>;

/** A pointer that only passes over a link loads nothing. */
const dwellMs = 80;

/** Loads the code and the data of a page when a link to it is pointed at or focused, so that it opens at once. */
export function preloadOnIntent(router: Router, open: (path: string) => Promise<void>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: string | null = null;
  const note = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const href = link && link.origin === window.location.origin && !link.download ? link.href : null;
    if (href === last) return;
    last = href;
    clearTimeout(timer);
    if (href !== null) timer = setTimeout(() => void preload(new URL(href)), dwellMs);
  };
  const preload = async ({ pathname, search }: URL) => {
    if (pathname === window.location.pathname) return;
    if (judge(pathname, knownPages(), useSession.getState()) !== 'open') return;
    await open(pathname);
    preloadPage(router, { pathname, search });
  };
  document.addEventListener('pointerover', note, { passive: true });
  document.addEventListener('focusin', note);
}

/** Begins to load the code and the data of an address, whose area is there. */
export function preloadPage(
  { routes }: Router,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): void {
  const match = matchRoutes(routes, pathname)?.at(-1);
  const handle = match?.route.handle as PageHandle | undefined;
  handle?.preload({ params: match?.params ?? {}, search });
}
