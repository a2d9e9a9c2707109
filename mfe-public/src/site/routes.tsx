import { EmptyState, LinkButton, PageFrame, pageRoutes, SkeletonCard } from '@overland/ui';
import type { RouteObject } from '@overland/web';
import { Column } from '../column';
import { Included } from '../instant-quote/included';
import { routes as areaRoutes } from '../routes';
import { pages } from './pages';

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

function NoSuchPage() {
  return (
    <Column>
      <PageFrame title="Page not found">
        <EmptyState
          title="There is no such page"
          text="The address may be old or mistyped."
          action={
            <LinkButton to="/" variant="go">
              Get a quote
            </LinkButton>
          }
        />
      </PageFrame>
    </Column>
  );
}
