import type { Page } from '@overland/federation';

export const pages = [
  // Leads to the booking form, which scans VINs, without another answer of the gateway.
  {
    path: '/quote/public/:quoteId',
    title: 'Your quote',
    picture: '/api/quote/public/:quoteId/picture',
    access: 'anyone',
    skeleton: 'detail',
    needs: 'camera',
  },
  {
    path: '/quote/public/:quoteId/book',
    title: 'Book Order',
    access: 'anyone',
    skeleton: 'form',
    needs: 'camera',
  },
  {
    path: '/driver-location/:token',
    title: 'Share your location',
    access: 'anyone',
    skeleton: 'form',
    needs: 'geolocation',
  },
  {
    path: '/terms',
    title: 'Order Terms',
    description: 'What we promise, and what we ask of you.',
    access: 'anyone',
  },
  { path: '/terms/:orderId/:uniqueId', title: 'Order Terms', access: 'anyone' },
  // The link of an email, which alone accepts them.
  { path: '/terms/:orderId/:uniqueId/:token', title: 'Order Terms', access: 'anyone' },
  {
    path: '/track-order',
    title: 'Track Your Order',
    description: 'See where your car is and when it arrives.',
    access: 'anyone',
  },
  {
    path: '/order-status',
    title: 'Order Status',
    description: 'See how your order stands.',
    access: 'anyone',
  },
  { path: '/order-status/:token', title: 'Your order', access: 'anyone', skeleton: 'detail' },
  {
    path: '/carriers',
    title: 'Drive With Us',
    description: 'Move cars with us: apply as a carrier.',
    access: 'anyone',
    skeleton: 'form',
  },
  { path: '/customer-survey', title: 'Customer Survey', access: 'anyone', skeleton: 'form' },
  { path: '/customer-survey/:id', title: 'Customer Survey', access: 'anyone', skeleton: 'form' },
  { path: '/unsubscribe/:token', title: 'Reports by email', access: 'anyone', skeleton: 'form' },
  { path: '/no-more-reminders/:token', title: 'Reminders about quotes', access: 'anyone', skeleton: 'form' },
] as const satisfies readonly Page[];
