import { NotBuiltYet, PageFrame, SkeletonCard } from '@overland/ui';
import { lazyPage, Navigate, type RouteObject } from '@overland/web';
import { OrderSkeleton } from './order-detail/order-skeleton';

const OrderListPage = lazyPage(
  () => import('./order-list/order-list-page').then((module) => module.OrderListPage),
  <PageFrame title="Orders">
    <SkeletonCard height={620} />
  </PageFrame>,
);
const BookOrderPage = lazyPage(
  () => import('./book-order/book-order-page').then((module) => module.BookOrderPage),
  <PageFrame title="Book Order">
    <SkeletonCard height={620} />
  </PageFrame>,
);
const OrderDetailPage = lazyPage(
  () => import('./order-detail/order-detail-page').then((module) => module.OrderDetailPage),
  <PageFrame title="Order" sign={<span hidden />}>
    <OrderSkeleton />
  </PageFrame>,
);

/** The orders area: the one module that the shell loads. */
export const routes: RouteObject[] = [
  { path: '/orders', element: <OrderListPage /> },
  // There is nothing to book without a quote (specification, section 2, book order).
  { path: '/orders/book', element: <Navigate to="/quote" replace /> },
  { path: '/orders/book/:quoteId', element: <BookOrderPage /> },
  { path: '/order/:orderId', element: <OrderDetailPage /> },
  {
    path: '/cod',
    element: <NotBuiltYet title="COD Collection" what="Lists the payments to collect on delivery." />,
  },
];
