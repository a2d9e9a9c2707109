// In place of the shell's `remotes.ts` when everything is built as one app: areas are chunks of it.
import { Outlet, QueryClientProvider, queryClient, type RouteObject } from '@overland/web';
import { createElement } from 'react';

const areas: { prefixes: string[]; name: string; load: () => Promise<{ routes: RouteObject[] }> }[] = [
  {
    prefixes: ['/quote/public', '/terms', '/track-order', '/order-status', '/carriers', '/customer-survey'],
    name: 'mfe-public',
    load: () => import('../../../mfe-public/src/routes'),
  },
  {
    prefixes: ['/get-quote', '/quotes', '/quote'],
    name: 'mfe-quotes',
    load: () => import('../../../mfe-quotes/src/routes'),
  },
  {
    prefixes: ['/orders', '/order', '/cod'],
    name: 'mfe-orders',
    load: () => import('../../../mfe-orders/src/routes'),
  },
  { prefixes: [''], name: 'mfe-admin', load: () => import('../../../mfe-admin/src/routes') },
];
const open = new Set<string>();

export const isNewVersionServed = async (): Promise<boolean> => false;

export async function openArea(
  path: string,
  _navigation: AbortSignal,
  accept: (owner: { name: string }, routes: RouteObject[]) => void,
): Promise<void> {
  const area = areas.find(({ prefixes }) => prefixes.some((prefix) => `${path}/`.startsWith(`${prefix}/`)));
  if (!area || open.has(area.name)) return;
  const { routes } = await area.load();
  open.add(area.name);
  accept(area, [{ element: createElement(WithQueries), children: routes }]);
}

const WithQueries = () =>
  createElement(QueryClientProvider, { client: queryClient, children: createElement(Outlet) });
