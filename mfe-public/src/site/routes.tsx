import { PageFrame, pageRoutes, SkeletonCard } from '@overland/ui';
import { lazyPage, type RouteObject } from '@overland/web';
import { Column } from '../column';
import { Included } from '../instant-quote/included';
import { routes as areaRoutes } from '../routes';
import { pages } from './pages';

const NoSuchPage = lazyPage(() => import('./no-such-page').then((module) => module.NoSuchPage));

/** The pages of the site: an instant quote at home, the public area, and an answer for every other address. */
export const routes: RouteObject[] = [
  ...pageRoutes(pages, {
    '/': {
      load: () => import('../instant-quote/instant-quote-page').then((module) => module.InstantQuotePage),
      skeleton: (
        <Column>
          <PageFrame title="Ship your car, door to door">
            <Included />
            <SkeletonCard height={640} />
          </PageFrame>
        </Column>
      ),
    },
  }),
  ...areaRoutes,
  { path: '*', element: <NoSuchPage /> },
];
