import { OverlandTheme, PublicHeader, Toasts } from '@overland/ui';
import { cspNonce, QueryClientProvider, queryClient, useLocation } from '@overland/web';
import { BrowserRouter, useRoutes } from '@overland/web/site';
import { PageBoundary } from './page-boundary';
import { ScrollToTop } from './scroll-to-top';
import { siteRoutes } from './site-routes';

/** The public site: the public pages under a header of their own, without federation and without staff code. */
export function Site() {
  return (
    <OverlandTheme {...nonce}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <ScrollToTop />
          <PublicHeader />
          <main id="main" style={centred}>
            <Pages />
          </main>
          <Toasts />
        </BrowserRouter>
      </QueryClientProvider>
    </OverlandTheme>
  );
}

const centred = { display: 'grid', justifyItems: 'center' } as const;
const given = cspNonce();
const nonce = given === undefined ? {} : { nonce: given };

/** A boundary for each address: a page that is missing does not stand in the way of the next one. */
function Pages() {
  const { pathname } = useLocation();
  return <PageBoundary key={pathname}>{useRoutes(siteRoutes)}</PageBoundary>;
}
