import type { Page } from '@overland/federation';

export const pages = [
  { path: '/get-quote', followsViewAs: true, title: 'Get a quote', access: 'signedIn', skeleton: 'form' },
  { path: '/quote', title: 'Get a quote', access: 'signedIn' },
  {
    path: '/quotes',
    followsViewAs: true,
    title: 'Quotes',
    access: 'signedIn',
    sidebar: { label: 'Quotes', icon: 'quotes', order: 10 },
    skeleton: 'list',
  },
  {
    path: '/quotes/import',
    commands: [{ label: 'Import quotes', also: 'csv upload' }],
    followsViewAs: true,
    title: 'Import Quotes',
    access: 'signedIn',
    under: '/quotes',
    skeleton: 'form',
  },
  {
    path: '/quotes/import/:importId',
    title: 'Import',
    access: 'signedIn',
    under: '/quotes',
    skeleton: 'form',
  },
  { path: '/quote/:quoteId', title: 'Quote', access: 'signedIn', under: '/quotes', skeleton: 'detail' },
  {
    path: '/quote/:quoteId/edit',
    commands: [{ label: 'Edit quote', also: 'change' }],
    title: 'Update Quote',
    access: 'signedIn',
    under: '/quotes',
    skeleton: 'form',
  },
] as const satisfies readonly Page[];
