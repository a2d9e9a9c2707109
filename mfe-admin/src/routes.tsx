import { pageRoutes } from '@overland/ui';
import { type PageAddress, prefetchPages, seenPortalNow } from '@overland/web';
import { listDefaults as auditDefaults, auditPages, auditRequest } from './audit/audit-request';
import { pages } from './pages';
import { listDefaults as portalDefaults, portalPages, portalRequest } from './portal-list/portal-request';
import { prefetchReport } from './reports/prefetch-report';
import { listDefaults as userDefaults, userPages, userRequest } from './user-list/user-request';

/** Only the list without a query: with one, the page asks for other rows. */
function prefetchPortals({ search }: PageAddress): Promise<void> | undefined {
  if (search !== '') return undefined;
  return prefetchPages(portalPages(portalRequest({ search: '', ...portalDefaults })));
}

function prefetchUsers({ search }: PageAddress): Promise<void> | undefined {
  if (search !== '') return undefined;
  const scope = seenPortalNow();
  return prefetchPages(userPages(userRequest({ search: '', ...userDefaults }, scope), scope));
}

function prefetchAudit({ search }: PageAddress): Promise<void> | undefined {
  if (search !== '') return undefined;
  return prefetchPages(auditPages(auditRequest({ search: '', ...auditDefaults }, seenPortalNow())));
}

const newUser = { load: () => import('./new-user/new-user-page').then((module) => module.NewUserPage) };

const terms = { load: () => import('./terms/terms-page').then((module) => module.TermsPage) };

/** The one module that the shell loads. */
export const routes = pageRoutes(pages, {
  '/portals': {
    load: () => import('./portal-list/portal-list-page').then((module) => module.PortalListPage),
    prefetch: prefetchPortals,
  },
  '/portals/new': {
    load: () => import('./portal-form/new-portal-page').then((module) => module.NewPortalPage),
  },
  '/portal/:portalId': {
    load: () => import('./portal-form/portal-page').then((module) => module.PortalPage),
  },
  '/portal/:portalId/settings': {
    load: () => import('./portal-form/tariff-page').then((module) => module.TariffPage),
  },
  '/order-terms': terms,
  '/order-terms/:portalId': terms,
  '/users': {
    load: () => import('./user-list/user-list-page').then((module) => module.UserListPage),
    prefetch: prefetchUsers,
  },
  '/users/new': newUser,
  '/users/new-user': newUser,
  '/users/import': { load: () => import('./user-import/import-page').then((module) => module.ImportPage) },
  '/users/import/:importId': {
    load: () => import('./user-import/import-report-page').then((module) => module.ImportReportPage),
  },
  '/user/:userId': { load: () => import('./user-detail/user-page').then((module) => module.UserPage) },
  '/audit': {
    load: () => import('./audit/audit-page').then((module) => module.AuditPage),
    prefetch: prefetchAudit,
  },
  '/settings': { load: () => import('./settings/settings-page').then((module) => module.SettingsPage) },
  '/reports': {
    load: () => import('./reports/reports-page').then((module) => module.ReportsPage),
    prefetch: prefetchReport,
  },
  '/survey': {
    load: () => import('./survey-results/survey-results-page').then((module) => module.SurveyResultsPage),
  },
  '/survey/:id': {
    load: () => import('./survey-results/question-page').then((module) => module.QuestionPage),
  },
});
