import { pageRoutes } from '@overland/ui';
import { type PageAddress, prefetch, prefetchPages, seenPortalNow } from '@overland/web';
import { listDefaults as addressDefaults, addressPages, addressRequest } from './addresses/address-request';
import { codDefaults, codQuery, codRequest } from './cod/cod-request';
import { listDefaults, listRequest, orderPages } from './order-list/list-request';
import { orderToEditQuery, prefetchOrder, quoteToBookQuery } from './order-queries';
import { pages } from './pages';
import { workQuery } from './work-list/use-work-list';

/** Only the list without a query: with one, the page asks for other rows. */
function prefetchList({ search }: PageAddress): Promise<unknown> {
  const work = prefetch(...workQuery(seenPortalNow().viewedAs));
  if (search !== '') return work;
  const rows = prefetchPages(orderPages(listRequest({ search: '', ...listDefaults }, seenPortalNow())));
  return Promise.all([work, rows]);
}

function prefetchCod({ search }: PageAddress): Promise<void> | undefined {
  if (search !== '') return undefined;
  return prefetch(...codQuery(codRequest({ search: '', ...codDefaults }, seenPortalNow())));
}

function prefetchAddresses({ search }: PageAddress): Promise<void> | undefined {
  if (search !== '') return undefined;
  return prefetchPages(addressPages(addressRequest({ search, ...addressDefaults }, seenPortalNow())));
}

/** The one module that the shell loads. */
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
  '/orders/import': {
    load: () => import('./order-import/import-page').then((module) => module.ImportPage),
  },
  '/orders/import/:importId': {
    load: () => import('./order-import/import-report-page').then((module) => module.ImportReportPage),
  },
  '/order/:orderId': {
    load: () => import('./order-detail/order-detail-page').then((module) => module.OrderDetailPage),
    prefetch: ({ params }) => prefetchOrder(params.orderId),
  },
  '/order/:orderId/edit': {
    load: () => import('./edit-order/order-edit-page').then((module) => module.OrderEditPage),
    prefetch: ({ params }) => prefetch(...orderToEditQuery(params.orderId)),
  },
  '/addresses': {
    load: () => import('./addresses/addresses-page').then((module) => module.AddressesPage),
    prefetch: prefetchAddresses,
  },
  '/cod': {
    load: () => import('./cod/cod-page').then((module) => module.CodPage),
    prefetch: prefetchCod,
  },
});
