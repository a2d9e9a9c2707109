import { EmptyState, LinkButton, PageFrame, SkeletonCard } from '@overland/ui';
import { lazyPage, type RouteObject } from '@overland/web';
import { Column } from '../column';
import { Included } from '../instant-quote/included';
import { routes } from '../routes';

const InstantQuotePage = lazyPage(
  () => import('../instant-quote/instant-quote-page').then((module) => module.InstantQuotePage),
  <Column>
    <PageFrame title="Ship your car, door to door">
      <Included />
      <SkeletonCard height={640} />
    </PageFrame>
  </Column>,
);

/** The pages of the site: an instant quote at home, the public area, and an answer for every other address. */
export const siteRoutes: RouteObject[] = [
  { path: '/', element: <InstantQuotePage /> },
  ...routes,
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
