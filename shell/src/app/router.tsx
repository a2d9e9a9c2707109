import { findByPath, judge } from '@overland/federation';
import { PageSkeleton } from '@overland/ui';
import { type RouteObject, useLocation, useSession } from '@overland/web';
import { createBrowserRouter } from 'react-router-dom';
import { AppFrame } from '../layout/app-frame';
import { takeReleasesOnNavigation } from '../releases/take-on-navigation';
import { routes as ownRoutes } from '../routes';
import { SignInWrapper } from '../sign-in/sign-in-wrapper';
import { knownPages, usePages } from './areas';
import { Guarded } from './guarded';
import { LoadingNote } from './loading';
import { openArea } from './open-area';
import { preloadOnIntent, preloadPage } from './preload-on-intent';
import { AreaError, Unmatched } from './remote-outlet';

/** The route below which the pages of areas are patched in. */
const areas = 'areas';

const isSignIn = ({ handle }: (typeof ownRoutes)[number]) => handle.page.frame === 'none';

const routes: RouteObject[] = [
  {
    id: 'root',
    element: <AppFrame />,
    errorElement: <AreaError />,
    // While the first page's area is loaded; the deepest one counts, so the frame already shows around it.
    HydrateFallback: SkeletonOfAddress,
    children: [
      { element: <SignInWrapper />, children: ownRoutes.filter(isSignIn) },
      {
        id: areas,
        element: <Guarded />,
        errorElement: <AreaError />,
        children: ownRoutes.filter((route) => !isSignIn(route)),
      },
      { path: '*', element: <Unmatched />, HydrateFallback: SkeletonOfAddress },
    ],
  },
];

/** The one router: the shell's own pages, and an area's pages once one of them is opened. */
export function createShellRouter() {
  const open = (path: string) => openArea(path, (areaRoutes) => router.patchRoutes(areas, areaRoutes));
  const router = createBrowserRouter(routes, {
    patchRoutesOnNavigation: async ({ path }) => {
      // The area of a forbidden page is not loaded. While access is still unknown (a super admin's first page after
      // signing in) it is loaded, as nothing would trigger it later. An unknown page may belong to a new release.
      const verdict = judge(path, knownPages(), useSession.getState());
      if (verdict === 'open' || verdict === 'wait' || verdict === 'unknown') await open(path);
      // The first page's data is asked for before the page is drawn.
      const { lacksSecondStep } = useSession.getState();
      if (verdict === 'open' && !lacksSecondStep && path === window.location.pathname)
        preloadPage(router, window.location);
    },
  });
  takeReleasesOnNavigation(router);
  preloadOnIntent(router, open);
  return router;
}

/** Shown in place of the first page while its area loads. */
function SkeletonOfAddress() {
  const { pathname } = useLocation();
  const page = findByPath(pathname, usePages())?.item;
  return (
    <>
      <LoadingNote />
      {page && <PageSkeleton page={page} />}
    </>
  );
}
