import { type RouteObject, useSession } from '@overland/web';
import { createBrowserRouter } from 'react-router-dom';
import { accountRoutes } from '../account/routes';
import { AppFrame } from '../layout/app-frame';
import { takeReleasesOnNavigation } from '../releases/take-on-navigation';
import { signInRoutes } from '../sign-in/routes';
import { FirstPageInFrame } from './first-page';
import { Guarded, Home } from './guarded';
import { judge } from './guards';
import { AreaError, Unmatched } from './remote-outlet';
import { openArea } from './remotes';

const staffArea = 'staff-area';
const publicArea = 'public-area';

const routes: RouteObject[] = [
  {
    id: 'root',
    element: <AppFrame />,
    errorElement: <AreaError />,
    // While the first page's area is loaded; the deepest one counts, so the frame already shows around it.
    HydrateFallback: FirstPageInFrame,
    children: [
      { index: true, element: <Home /> },
      ...signInRoutes,
      { id: staffArea, element: <Guarded />, errorElement: <AreaError />, children: accountRoutes },
      { id: publicArea, element: <Guarded />, errorElement: <AreaError />, children: [] },
      { path: '*', element: <Unmatched />, HydrateFallback: FirstPageInFrame },
    ],
  },
];

/** The one router: the shell's own pages, and the areas' pages patched in when a path of theirs is first opened. */
export function createShellRouter() {
  const router = createBrowserRouter(routes, {
    patchRoutesOnNavigation: async ({ path, patch, signal }) => {
      // Whoever may not open the page does not load its area either. While that is not known yet (a super admin's first
      // page after signing in) it is loaded: nothing would ask for it again once it is.
      const verdict = judge(path, useSession.getState());
      if (verdict !== 'open' && verdict !== 'wait') return;
      await openArea(path, signal, (owner, areaRoutes) =>
        patch(owner.name === 'mfe-public' ? publicArea : staffArea, areaRoutes),
      );
    },
  });
  takeReleasesOnNavigation(router);
  return router;
}
