import type { Page } from '@overland/federation';

export const pages = [
  {
    path: '/orders',
    followsViewAs: true,
    title: 'Orders',
    access: 'signedIn',
    sidebar: { label: 'Orders', icon: 'orders', order: 20 },
    skeleton: 'list',
  },
  { path: '/orders/book', title: 'Book Order', access: 'signedIn', under: '/orders' },
  {
    path: '/orders/book/:quoteId',
    title: 'Book Order',
    access: 'signedIn',
    under: '/orders',
    skeleton: 'form',
    needs: 'camera',
  },
  { path: '/order/:orderId', title: 'Order', access: 'signedIn', under: '/orders', skeleton: 'detail' },
  {
    path: '/order/:orderId/edit',
    title: 'Edit Order',
    access: 'signedIn',
    under: '/orders',
    skeleton: 'form',
    needs: 'camera',
  },
  {
    path: '/cod',
    followsViewAs: true,
    title: 'COD Collection',
    access: 'mcAdmin',
    sidebar: { label: 'COD', icon: 'cod', order: 30, onlyWhileViewingAll: true },
    skeleton: 'list',
  },
] as const satisfies readonly Page[];
