import { pageRoutes } from '@overland/ui';
import { type PageAddress, prefetch, prefetchPages, useViewAs } from '@overland/web';
import { quoteToBookQuery } from './book-order/quote-to-book';
import { codDefaults, codRequest } from './cod/cod-request';
import { codQuery } from './cod/use-cod-table';
import { listDefaults, listRequest } from './order-list/list-request';
import { orderPages } from './order-list/use-orders';
import { orderQuery, orderToEditQuery } from './order-queries';
import { pages } from './pages';
import { workQuery } from './work-list/use-work-list';

/** What needs a step, and the list as it opens; with a query in its address it asks for something else. */
function prefetchList({ search }: PageAddress): void {
  void prefetch(...workQuery(useViewAs.getState().portalId));
  if (search !== '') return;
  const request = listRequest({ search: '', ...listDefaults }, { viewedAs: useViewAs.getState().portalId });
  prefetchPages(orderPages(request));
}

/** The COD table as it opens. */
function prefetchCod({ search }: PageAddress): Promise<void> | undefined {
  if (search !== '') return undefined;
  const request = codRequest({ search: '', ...codDefaults }, { viewedAs: useViewAs.getState().portalId });
  return prefetch(...codQuery(request));
}

/** The orders area: the one module that the shell loads. */
export const routes = pageRoutes(pages, {
  '/orders': {
    load: () => import('./order-list/order-list-page').then((module) => module.OrderListPage),
    prefetch: prefetchList,
  },
  // Without a quote nothing can be booked (docs/product/orders.md).
  '/orders/book': { redirect: '/quote' },
  '/orders/book/:quoteId': {
    load: () => import('./book-order/book-order-page').then((module) => module.BookOrderPage),
    prefetch: ({ params }) => prefetch(...quoteToBookQuery(params.quoteId)),
  },
  '/order/:orderId': {
    load: () => import('./order-detail/order-detail-page').then((module) => module.OrderDetailPage),
    prefetch: ({ params }) => prefetch(...orderQuery(params.orderId)),
  },
  '/order/:orderId/edit': {
    load: () => import('./edit-order/order-edit-page').then((module) => module.OrderEditPage),
    prefetch: ({ params }) => prefetch(...orderToEditQuery(params.orderId)),
  },
  '/cod': {
    load: () => import('./cod/cod-page').then((module) => module.CodPage),
    prefetch: prefetchCod,
    // What is due stands above the table.
    waitsForData: true,
  },
});
