import { OverlandTheme, PublicHeader, Toasts } from '@overland/ui';
import { cspNonce, QueryClientProvider, queryClient, ScrollPosition, useLocation } from '@overland/web';
import { BrowserRouter, useRoutes } from '@overland/web/site';
import { lazy, Suspense } from 'react';
import { Footer } from './footer';
import { PageBoundary } from './page-boundary';
import { routes } from './routes';

/** The public site: the public pages under a header of their own, without federation and without staff code. */
export function Site() {
  return (
    <OverlandTheme {...nonce}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <ScrollPosition />
          <Suspense>
            <OfflineNote />
          </Suspense>
          <PublicHeader />
          <main id="main" style={centered}>
            <Pages />
          </main>
          <Footer />
          <Toasts />
        </BrowserRouter>
      </QueryClientProvider>
    </OverlandTheme>
  );
}

/** Once the page has loaded: nothing of it is needed for a first view. */
const OfflineNote = lazy(async () => {
  await loaded();
  const note = await import('./offline/offline-note').catch(() => null);
  return { default: note?.OfflineNote ?? (() => null) };
});

async function loaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

const centered = { display: 'grid', justifyItems: 'center', minHeight: 'calc(100dvh - 146px)' } as const;
const given = cspNonce();
const nonce = given === undefined ? {} : { nonce: given };

/** A boundary for each address, so that a page that failed does not block the next one. */
function Pages() {
  const { pathname } = useLocation();
  return <PageBoundary key={pathname}>{useRoutes(routes)}</PageBoundary>;
}
