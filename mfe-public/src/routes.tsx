import { type Text, t } from '@overland/i18n';
import { pageRoutes, SkeletonCard } from '@overland/ui';
import { type PageAddress, prefetch } from '@overland/web';
import { pages } from './pages';
import { PublicPage } from './public-page';
import { QuoteSkeleton } from './public-quote/quote-skeleton';
import {
  customerOrderQuery,
  driverLinkQuery,
  orderTermsQuery,
  publicQuoteQuery,
  surveyQuery,
} from './queries';

const prefetchQuote = ({ params }: PageAddress) => prefetch(...publicQuoteQuery(params.quoteId));

interface SkeletonProps {
  title: Text;
  height: number;
  width?: 'wide';
}

const Skeleton = ({ title, height, ...width }: SkeletonProps) => (
  <PublicPage title={t(title)} {...width}>
    <SkeletonCard height={height} />
  </PublicPage>
);

const QuotePageSkeleton = () => (
  <PublicPage title={t('Your quote')}>
    <QuoteSkeleton />
  </PublicPage>
);

const termsSkeleton = <Skeleton title="Order Terms" height={720} />;
const orderTerms = {
  load: () => import('./terms/order-terms-page').then((module) => module.OrderTermsPage),
  prefetch: ({ params }: PageAddress) => prefetch(...orderTermsQuery(params)),
  skeleton: termsSkeleton,
};

/** The one module that the shell loads, and the pages of the public site. */
export const routes = pageRoutes(pages, {
  '/quote/public/:quoteId': {
    load: () => import('./public-quote/public-quote-page').then((module) => module.PublicQuotePage),
    prefetch: prefetchQuote,
    skeleton: <QuotePageSkeleton />,
  },
  '/quote/public/:quoteId/book': {
    load: () => import('./public-booking/public-booking-page').then((module) => module.PublicBookingPage),
    prefetch: prefetchQuote,
    skeleton: <Skeleton title="Book Order" height={720} width="wide" />,
  },
  '/driver-location/:token': {
    load: () => import('./driver-location/driver-location-page').then((module) => module.DriverLocationPage),
    prefetch: ({ params }) => prefetch(...driverLinkQuery(params.token)),
    skeleton: <Skeleton title="Share your location" height={360} />,
  },
  '/terms': {
    load: () => import('./terms/terms-page').then((module) => module.TermsPage),
    skeleton: termsSkeleton,
  },
  '/terms/:orderId/:uniqueId': orderTerms,
  '/terms/:orderId/:uniqueId/:token': orderTerms,
  '/track-order': {
    load: () => import('./track-order/track-order-page').then((module) => module.TrackOrderPage),
    skeleton: <Skeleton title="Track Your Order" height={280} />,
  },
  '/order-status': {
    load: () => import('./order-status/order-status-page').then((module) => module.OrderStatusPage),
    skeleton: <Skeleton title="Order Status" height={280} />,
  },
  '/order-status/:token': {
    load: () => import('./order-status/customer-order-page').then((module) => module.CustomerOrderPage),
    prefetch: ({ params }) => prefetch(...customerOrderQuery(params.token)),
    skeleton: <Skeleton title="Your order" height={720} width="wide" />,
  },
  '/carriers': {
    load: () => import('./carriers/carriers-page').then((module) => module.CarriersPage),
    skeleton: <Skeleton title="Drive With Us" height={420} />,
  },
  '/customer-survey': {
    load: () => import('./customer-survey/survey-lookup-page').then((module) => module.SurveyLookupPage),
    skeleton: <Skeleton title="Customer Survey" height={320} />,
  },
  '/customer-survey/:id': {
    load: () => import('./customer-survey/survey-page').then((module) => module.SurveyPage),
    prefetch: ({ params }) => prefetch(...surveyQuery(params.id)),
    skeleton: <Skeleton title="Customer Survey" height={900} />,
  },
  '/unsubscribe/:token': {
    load: () => import('./unsubscribe/unsubscribe-page').then((module) => module.UnsubscribePage),
  },
  '/no-more-reminders/:token': {
    load: () => import('./unsubscribe/no-more-reminders-page').then((module) => module.NoMoreRemindersPage),
  },
});
