import type { createBrowserRouter, RouterNavigateOptions, To } from 'react-router-dom';
import { useReleaseReady } from './new-release';
import { pageToLoad } from './page-to-load';
import { forgetTyping, holdsWork, watchTyping } from './unsaved-work';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Once a new version is served, the next navigation loads a new document, which runs the new version; not while
 * unsaved work would be lost.
 */
export function takeReleasesOnNavigation(router: Router): void {
  watchTyping();
  let shown = router.state.location.pathname;
  router.subscribe(({ location }) => {
    if (location.pathname !== shown) forgetTyping();
    shown = location.pathname;
  });
  const navigateHere = router.navigate.bind(router) as (
    to: To | number | null,
    options?: RouterNavigateOptions,
  ) => Promise<void>;
  router.navigate = async (to: To | number | null, options?: RouterNavigateOptions): Promise<void> => {
    // Back and forward go through the history of the browser.
    if (typeof to === 'number') return navigateHere(to);
    const page = useReleaseReady.getState() && !holdsWork() ? pageToLoad(to, options, shown) : null;
    if (page === null) return navigateHere(to, options);
    window.location.assign(page);
  };
}
