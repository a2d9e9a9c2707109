import { t } from '@overland/i18n';
import { pageRoutes, SkeletonCard } from '@overland/ui';
import { lazyPage, type RouteObject } from '@overland/web';
import { Included } from '../instant-quote/included';
import { PublicPage } from '../public-page';
import { routes as areaRoutes } from '../routes';
import { pages } from './pages';

const NoSuchPage = lazyPage(() => import('./no-such-page').then((module) => module.NoSuchPage));

function HomeSkeleton() {
  return (
    <PublicPage title={t('Ship your car, door to door')}>
      <Included />
      <SkeletonCard height={640} />
    </PublicPage>
  );
}

/** The pages of the site: an instant quote at home, the public area, and an answer for every other address. */
export const routes: RouteObject[] = [
  ...pageRoutes(pages, {
    '/': {
      load: () => import('../instant-quote/instant-quote-page').then((module) => module.InstantQuotePage),
      skeleton: <HomeSkeleton />,
    },
  }),
  ...areaRoutes,
  { path: '*', element: <NoSuchPage /> },
];
