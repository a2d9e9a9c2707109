import { NotBuiltYet, PageFrame, SkeletonCard } from '@overland/ui';
import { lazyPage, type RouteObject } from '@overland/web';
import { Column } from './column';
import { QuoteSkeleton } from './public-quote/quote-skeleton';

const PublicQuotePage = lazyPage(
  () => import('./public-quote/public-quote-page').then((module) => module.PublicQuotePage),
  <Column>
    <PageFrame title="Your quote" sign={null}>
      <QuoteSkeleton />
    </PageFrame>
  </Column>,
);
const PublicBookingPage = lazyPage(
  () => import('./public-booking/public-booking-page').then((module) => module.PublicBookingPage),
  <Column wide>
    <PageFrame title="Book Order">
      <SkeletonCard height={720} />
    </PageFrame>
  </Column>,
);

/** The public area: the one module that the shell loads, and the pages of the public site. */
export const routes: RouteObject[] = [
  { path: '/quote/public/:quoteId', element: <PublicQuotePage /> },
  { path: '/quote/public/:quoteId/book', element: <PublicBookingPage /> },
  { path: '/terms', element: <NotBuiltYet title="Order Terms" what="Shows the terms of an order." /> },
  {
    path: '/terms/:orderId/:uniqueId',
    element: <NotBuiltYet title="Order Terms" what="Shows the terms of your order for you to accept." />,
  },
  {
    path: '/track-order',
    element: <NotBuiltYet title="Track Your Order" what="Shows where your driver is." />,
  },
  {
    path: '/order-status',
    element: <NotBuiltYet title="Order Status" what="Shows the status of your order." />,
  },
  {
    path: '/carriers',
    element: <NotBuiltYet title="Drive With Us" what="Takes applications of carriers." />,
  },
  {
    path: '/customer-survey',
    element: <NotBuiltYet title="Customer Survey" what="Asks how your transport went." />,
  },
  {
    path: '/customer-survey/:id',
    element: <NotBuiltYet title="Customer Survey" what="Asks how your transport went." />,
  },
];
