import { pageRoutes, SkeletonCard } from '@overland/ui';
import { Home } from './app/guarded';
import { pages } from './pages';

// One form at a time: its library comes with the first of them. The wrapper already shows while they load.
const skeleton = <SkeletonCard height={300} />;

export const routes = pageRoutes(pages, {
  '/': { element: <Home /> },
  '/login': { load: () => import('./sign-in/login-form').then((form) => form.LoginForm), skeleton },
  '/auth': { load: () => import('./sign-in/code-form').then((form) => form.CodeForm), skeleton },
  '/forgot-password': {
    load: () => import('./sign-in/forgot-password-form').then((form) => form.ForgotPasswordForm),
    skeleton,
  },
  '/reset-password/:token?': {
    load: () => import('./sign-in/reset-password-form').then((form) => form.ResetPasswordForm),
    skeleton,
  },
  '/second-step': {
    load: () => import('./sign-in/second-step-form').then((form) => form.SecondStepForm),
    skeleton,
  },
  '/notices': { load: () => import('./notices/notices-page').then((module) => module.NoticesPage) },
  '/account': { load: () => import('./account/account-page').then((module) => module.AccountPage) },
});
