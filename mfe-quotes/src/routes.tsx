import { pageRoutes } from '@overland/ui';
import { type PageAddress, prefetch, prefetchPages, seenPortalNow, useViewAs } from '@overland/web';
import { pages } from './pages';
import { listDefaults, listRequest, quotePages } from './quote-list/list-request';
import { followUpQuery, quoteQuery, recentMovesQuery } from './quote-query';

const prefetchQuote = ({ params }: PageAddress) => prefetch(...quoteQuery(params.quoteId));

/** The list as it opens; with a query in its address it asks for something else. */
function prefetchList({ search }: PageAddress): Promise<void> | undefined {
  if (search !== '') return undefined;
  return prefetchPages(quotePages(listRequest({ search: '', ...listDefaults }, seenPortalNow())));
}

/** The one module that the shell loads. */
export const routes = pageRoutes(pages, {
  '/get-quote': {
    load: () => import('./get-quote/get-quote-page').then((module) => module.GetQuotePage),
    prefetch: () => prefetch(...recentMovesQuery(useViewAs.getState().portalId)),
  },
  // docs/product/quotes.md: the landing page of quotes is the form.
  '/quote': { redirect: '/get-quote' },
  '/quotes': {
    load: () => import('./quote-list/quote-list-page').then((module) => module.QuoteListPage),
    prefetch: prefetchList,
  },
  '/quotes/import': {
    load: () => import('./quote-import/import-page').then((module) => module.ImportPage),
  },
  '/quotes/import/:importId': {
    load: () => import('./quote-import/import-report-page').then((module) => module.ImportReportPage),
  },
  '/quote/:quoteId': {
    load: () => import('./quote-detail/quote-detail-page').then((module) => module.QuoteDetailPage),
    prefetch: (page) => Promise.all([prefetchQuote(page), prefetch(...followUpQuery(page.params.quoteId))]),
  },
  '/quote/:quoteId/edit': {
    load: () => import('./quote-edit/quote-edit-page').then((module) => module.QuoteEditPage),
    prefetch: prefetchQuote,
  },
});
