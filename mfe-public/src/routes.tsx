import { NotBuiltYet, PageFrame, pageRoutes, SkeletonCard } from '@overland/ui';
import { type PageAddress, prefetch } from '@overland/web';
import { Column } from './column';
import { driverLinkQuery } from './driver-location/driver-link-query';
import { pages } from './pages';
import { QuoteSkeleton } from './public-quote/quote-skeleton';
import { publicQuoteQuery } from './public-quote/use-public-quote';

const prefetchQuote = ({ params }: PageAddress) => prefetch(...publicQuoteQuery(params.quoteId));

const survey = <NotBuiltYet title="Customer Survey" what="Asks how your transport went." />;

/** The public area: the one module that the shell loads, and the pages of the public site. */
export const routes = pageRoutes(pages, {
  '/quote/public/:quoteId': {
    load: () => import('./public-quote/public-quote-page').then((module) => module.PublicQuotePage),
    prefetch: prefetchQuote,
    skeleton: (
      <Column>
        <PageFrame title="Your quote" sign={null}>
          <QuoteSkeleton />
        </PageFrame>
      </Column>
    ),
  },
  '/quote/public/:quoteId/book': {
    load: () => import('./public-booking/public-booking-page').then((module) => module.PublicBookingPage),
    prefetch: prefetchQuote,
    skeleton: (
      <Column wide>
        <PageFrame title="Book Order">
          <SkeletonCard height={720} />
        </PageFrame>
      </Column>
    ),
  },
  '/driver-location/:token': {
    load: () => import('./driver-location/driver-location-page').then((module) => module.DriverLocationPage),
    prefetch: ({ params }) => prefetch(...driverLinkQuery(params.token)),
    skeleton: (
      <Column>
        <PageFrame title="Share your location">
          <SkeletonCard height={360} />
        </PageFrame>
      </Column>
    ),
  },
  '/terms': { element: <NotBuiltYet title="Order Terms" what="Shows the terms of an order." /> },
  '/terms/:orderId/:uniqueId': {
    element: <NotBuiltYet title="Order Terms" what="Shows the terms of your order for you to accept." />,
  },
  '/track-order': { element: <NotBuiltYet title="Track Your Order" what="Shows where your driver is." /> },
  '/order-status': { element: <NotBuiltYet title="Order Status" what="Shows the status of your order." /> },
  '/carriers': { element: <NotBuiltYet title="Drive With Us" what="Takes applications of carriers." /> },
  '/customer-survey': { element: survey },
  '/customer-survey/:id': { element: survey },
});
