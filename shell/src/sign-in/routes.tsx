import { SkeletonCard } from '@overland/ui';
import { lazyPage, type RouteObject } from '@overland/web';
import { isSignInPath } from '../app/guards';
import { SignInWrapper } from './sign-in-wrapper';

const loadForms = () => import('./forms');
// Whoever comes to sign in needs the forms at once; the wrapper already shows while they load.
if (isSignInPath(window.location.pathname)) void loadForms().catch(() => undefined);

const skeleton = <SkeletonCard height={300} />;
const LoginForm = lazyPage(() => loadForms().then((forms) => forms.LoginForm), skeleton);
const CodeForm = lazyPage(() => loadForms().then((forms) => forms.CodeForm), skeleton);
const ForgotPasswordForm = lazyPage(() => loadForms().then((forms) => forms.ForgotPasswordForm), skeleton);
const ResetPasswordForm = lazyPage(() => loadForms().then((forms) => forms.ResetPasswordForm), skeleton);

/** One wrapper with four sub-forms (specification, section 2): login, auth, forgotPassword, resetPassword. */
export const signInRoutes: RouteObject[] = [
  {
    element: <SignInWrapper />,
    children: [
      { path: '/login', element: <LoginForm /> },
      { path: '/auth', element: <CodeForm /> },
      { path: '/forgot-password', element: <ForgotPasswordForm /> },
      { path: '/reset-password/:token?', element: <ResetPasswordForm /> },
    ],
  },
];
