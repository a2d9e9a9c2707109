import { SkeletonCard } from '@overland/ui';
import { lazyPage, type RouteObject } from '@overland/web';

const AccountPage = lazyPage(
  () => import('./account-page').then((module) => module.AccountPage),
  <SkeletonCard />,
);

export const accountRoutes: RouteObject[] = [{ path: '/account', element: <AccountPage /> }];
