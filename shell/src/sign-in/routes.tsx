import { SkeletonCard } from '@overland/ui';
import { lazyPage, type RouteObject } from '@overland/web';
import { SignInWrapper } from './sign-in-wrapper';

// One form at a time: its library comes with the first of them. The wrapper already shows while they load.
const skeleton = <SkeletonCard height={300} />;
const LoginForm = lazyPage(() => import('./login-form').then((form) => form.LoginForm), skeleton);
const CodeForm = lazyPage(() => import('./code-form').then((form) => form.CodeForm), skeleton);
const ForgotPasswordForm = lazyPage(
  () => import('./forgot-password-form').then((form) => form.ForgotPasswordForm),
  skeleton,
);
const ResetPasswordForm = lazyPage(
  () => import('./reset-password-form').then((form) => form.ResetPasswordForm),
  skeleton,
);

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
