import { NotBuiltYet, PageFrame, SkeletonCard } from '@overland/ui';
import { lazyPage, type RouteObject } from '@overland/web';

const PortalListPage = lazyPage(
  () => import('./portal-list/portal-list-page').then((module) => module.PortalListPage),
  <PageFrame title="Portals">
    <SkeletonCard height={620} />
  </PageFrame>,
);
const UserListPage = lazyPage(
  () => import('./user-list/user-list-page').then((module) => module.UserListPage),
  <PageFrame title="Users">
    <SkeletonCard height={620} />
  </PageFrame>,
);
const SettingsPage = lazyPage(
  () => import('./settings/settings-page').then((module) => module.SettingsPage),
  <PageFrame title="Global Settings">
    <SkeletonCard height={560} />
  </PageFrame>,
);

/** The administration area: the one module that the shell loads. */
export const routes: RouteObject[] = [
  { path: '/portals', element: <PortalListPage /> },
  { path: '/portals/new', element: <NotBuiltYet title="Create Portal" what="Creates a portal." /> },
  { path: '/portal/:portalId', element: <NotBuiltYet title="Update Portal" what="Changes a portal." /> },
  {
    path: '/portal/:portalId/settings',
    element: <NotBuiltYet title="Portal Settings" what="Changes your company’s tariff and discount." />,
  },
  { path: '/users', element: <UserListPage /> },
  { path: '/users/new', element: <NotBuiltYet title="Create User" what="Creates a user." /> },
  { path: '/users/new-user', element: <NotBuiltYet title="Create User" what="Creates a user." /> },
  { path: '/user/:userId', element: <NotBuiltYet title="User" what="Shows and changes a user." /> },
  { path: '/settings', element: <SettingsPage /> },
  { path: '/reports', element: <NotBuiltYet title="Reports" what="Counts orders and compares costs." /> },
  { path: '/survey', element: <NotBuiltYet title="Survey Results" what="Shows what customers answered." /> },
  {
    path: '/survey/:id',
    element: <NotBuiltYet title="Survey Results" what="Shows what customers answered." />,
  },
];
