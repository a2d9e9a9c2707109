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
    commands: [{ label: 'Book order' }],
    title: 'Book Order',
    access: 'signedIn',
    under: '/orders',
    skeleton: 'form',
    needs: 'camera',
  },
  {
    path: '/order/:orderId',
    commands: [
      { label: 'Mark paid', also: 'payment', query: 'do=pay', roles: ['MCAdmin'] },
      { label: 'Send an email', query: 'do=email' },
      { label: 'Remind me', also: 'reminder later', query: 'do=remind' },
      { label: 'Cancel order', query: 'do=cancel' },
    ],
    title: 'Order',
    access: 'signedIn',
    under: '/orders',
    skeleton: 'detail',
  },
  {
    path: '/order/:orderId/edit',
    commands: [{ label: 'Edit order', also: 'change' }],
    title: 'Edit Order',
    access: 'signedIn',
    under: '/orders',
    skeleton: 'form',
    needs: 'camera',
  },
  {
    path: '/addresses',
    title: 'Address Book',
    access: 'signedIn',
    sidebar: { label: 'Addresses', icon: 'addresses', order: 25 },
    skeleton: 'list',
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
