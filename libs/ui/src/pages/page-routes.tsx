import type { Page } from '@overland/federation';
import { type LazyPage, lazyPage, Navigate, type PageAddress, type RouteObject } from '@overland/web';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { Loading } from '../query/loading';
import { PageSkeleton } from './page-skeleton';

/** What stands behind a path of a `pages.ts`. */
export type PageBinding =
  | {
      load: () => Promise<ComponentType>;
      /** Reads what the page shows first, while its code loads. The skeleton stands for it too, so that the page is drawn once. */
      prefetch?: (address: PageAddress) => unknown;
      /** In place of the skeleton of the page's kind. */
      skeleton?: ReactNode;
    }
  | { element: ReactElement }
  | { redirect: string };

export interface PageHandle {
  page: Page;
  /** Loads the page's code and data before it is opened. */
  preload: LazyPage['preload'];
}

export type PageRoute = RouteObject & { handle: PageHandle };

/** Binds every path of an area's pages to its code. A missing path, and one that is not in `pages`, do not compile. */
export function pageRoutes<const P extends readonly Page[]>(
  pages: P,
  bindings: { [path in P[number]['path']]: PageBinding },
): PageRoute[] {
  return pages.map((page) => pageRoute(page, bindings[page.path as P[number]['path']]));
}

function pageRoute(page: Page, binding: PageBinding): PageRoute {
  const { path } = page;
  const preload = () => undefined;
  if ('element' in binding) return { path, element: binding.element, handle: { page, preload } };
  if ('redirect' in binding) {
    return { path, element: <Navigate to={binding.redirect} replace />, handle: { page, preload } };
  }
  const { load, prefetch, skeleton = <PageSkeleton page={page} /> } = binding;
  const Page = lazyPage(load, {
    skeleton: prefetch ? <Loading>{skeleton}</Loading> : skeleton,
    ...(prefetch && { prefetch }),
  });
  return { path, element: <Page />, handle: { page, preload: Page.preload } };
}
