import { PageFrame, SkeletonCard, SkeletonDetail } from '@overland/ui';
import { lazyPage, Navigate, type RouteObject } from '@overland/web';

const GetQuotePage = lazyPage(
  () => import('./get-quote/get-quote-page').then((module) => module.GetQuotePage),
  <PageFrame title="Get a quote">
    <SkeletonCard height={620} />
  </PageFrame>,
);
const QuoteListPage = lazyPage(
  () => import('./quote-list/quote-list-page').then((module) => module.QuoteListPage),
  <PageFrame title="Quotes">
    <SkeletonCard height={620} />
  </PageFrame>,
);
const QuoteDetailPage = lazyPage(
  () => import('./quote-detail/quote-detail-page').then((module) => module.QuoteDetailPage),
  <PageFrame title="Quote" sign="">
    <SkeletonDetail />
  </PageFrame>,
);
const QuoteEditPage = lazyPage(
  () => import('./quote-edit/quote-edit-page').then((module) => module.QuoteEditPage),
  <PageFrame title="Update Quote">
    <SkeletonCard height={620} />
  </PageFrame>,
);

const ImportPage = lazyPage(
  () => import('./quote-import/import-page').then((module) => module.ImportPage),
  <PageFrame title="Import quotes">
    <SkeletonCard height={420} />
  </PageFrame>,
);
const ImportReportPage = lazyPage(
  () => import('./quote-import/import-report-page').then((module) => module.ImportReportPage),
  <PageFrame title="Import">
    <SkeletonCard height={420} />
  </PageFrame>,
);

/** The quotes area: the one module that the shell loads. */
export const routes: RouteObject[] = [
  { path: '/get-quote', element: <GetQuotePage /> },
  // The quote landing of the specification (section 2): it leads to the form.
  { path: '/quote', element: <Navigate to="/get-quote" replace /> },
  { path: '/quotes', element: <QuoteListPage /> },
  { path: '/quotes/import', element: <ImportPage /> },
  { path: '/quotes/import/:importId', element: <ImportReportPage /> },
  { path: '/quote/:quoteId', element: <QuoteDetailPage /> },
  { path: '/quote/:quoteId/edit', element: <QuoteEditPage /> },
];
