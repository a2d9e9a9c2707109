// Replaces the shell's `open-area.ts` when everything is built as one app, with areas as chunks.
import { findByPath } from '@overland/federation';
import { Outlet, QueryClientProvider, queryClient, type RouteObject } from '@overland/web';
import { createElement } from 'react';
import { pages as adminPages } from '../../../mfe-admin/src/pages';
import { pages as orderPages } from '../../../mfe-orders/src/pages';
import { pages as publicPages } from '../../../mfe-public/src/pages';
import { pages as quotePages } from '../../../mfe-quotes/src/pages';

const areas = [
  { pages: publicPages, load: () => import('../../../mfe-public/src/routes') },
  { pages: quotePages, load: () => import('../../../mfe-quotes/src/routes') },
  { pages: orderPages, load: () => import('../../../mfe-orders/src/routes') },
  { pages: adminPages, load: () => import('../../../mfe-admin/src/routes') },
];
const open = new Set<unknown>();

export async function openArea(path: string, accept: (routes: RouteObject[]) => void): Promise<void> {
  const area = areas.find(({ pages }) => findByPath<{ path: string }>(path, pages) !== null);
  if (!area || open.has(area)) return;
  const { routes } = await area.load();
  open.add(area);
  accept([{ element: createElement(WithQueries), children: routes }]);
}

const WithQueries = () =>
  createElement(QueryClientProvider, { client: queryClient, children: createElement(Outlet) });
