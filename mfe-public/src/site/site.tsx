import { t } from '@overland/i18n';
import { ErrorPanel, OverlandTheme, PublicHeader, Toasts } from '@overland/ui';
import { cspNonce, QueryClientProvider, queryClient, ScrollPosition, useLocation } from '@overland/web';
import { BrowserRouter, useRoutes } from '@overland/web/site';
import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Footer } from './footer';
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

/** For parts that no first view needs; one that fails to load is left out. */
const afterLoad = (load: () => Promise<ComponentType>) =>
  lazy(async () => {
    if (document.readyState !== 'complete') {
      await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
    }
    return { default: await load().catch(() => () => null) };
  });
const OfflineNote = afterLoad(() => import('./offline/offline-note').then((module) => module.OfflineNote));

const centered = {
  display: 'grid',
  justifyItems: 'center',
  minHeight: 'calc(100dvh - 146px)',
  '--page-end': '40px',
} as const;
const given = cspNonce();
const nonce = given === undefined ? {} : { nonce: given };

/** A boundary for each address, so that a page that failed does not block the next one. */
function Pages() {
  const { pathname } = useLocation();
  return <PageBoundary key={pathname}>{useRoutes(routes)}</PageBoundary>;
}

/** A page that failed or could not be loaded: the header stays, and the page can be tried again. */
class PageBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return (
      <ErrorPanel
        title={t('This page could not be loaded')}
        error={this.state.error}
        onRetry={() => this.setState({ error: null })}
      />
    );
  }
}
