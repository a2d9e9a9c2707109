import { NotBuiltYet, PageFrame, pageRoutes, SkeletonCard } from '@overland/ui';
import { type PageAddress, prefetch } from '@overland/web';
import { Column } from './column';
import { driverLinkQuery } from './driver-location/driver-link-query';
import { customerOrderQuery } from './order-status/customer-order-query';
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
  '/track-order': {
    load: () => import('./track-order/track-order-page').then((module) => module.TrackOrderPage),
    skeleton: (
      <Column>
        <PageFrame title="Track Your Order">
          <SkeletonCard height={280} />
        </PageFrame>
      </Column>
    ),
  },
  '/order-status': {
    load: () => import('./order-status/order-status-page').then((module) => module.OrderStatusPage),
    skeleton: (
      <Column>
        <PageFrame title="Order Status">
          <SkeletonCard height={280} />
        </PageFrame>
      </Column>
    ),
  },
  '/order-status/:token': {
    load: () => import('./order-status/customer-order-page').then((module) => module.CustomerOrderPage),
    prefetch: ({ params }) => prefetch(...customerOrderQuery(params.token)),
    skeleton: (
      <Column wide>
        <PageFrame title="Your order">
          <SkeletonCard height={720} />
        </PageFrame>
      </Column>
    ),
  },
  '/carriers': {
    load: () => import('./carriers/carriers-page').then((module) => module.CarriersPage),
    skeleton: (
      <Column>
        <PageFrame title="Drive With Us">
          <SkeletonCard height={420} />
        </PageFrame>
      </Column>
    ),
  },
  '/customer-survey': { element: survey },
  '/customer-survey/:id': { element: survey },
});
