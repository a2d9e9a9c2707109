import { messages } from '@overland/contracts';
import { judge } from '@overland/federation';
import { Navigate, Outlet, useLocation, useNotices, useSession } from '@overland/web';
import { useEffect } from 'react';
import { usePages } from './areas';

export function Guarded() {
  const { pathname } = useLocation();
  const session = useSession();
  const verdict = judge(pathname, usePages(), session);
  if (verdict === 'signIn') return <ToSignIn />;
  if (verdict === 'forbidden') return <Forbidden />;
  return verdict === 'open' ? <Outlet /> : null;
}

/** To the sign-in page; it leads back to the address that was asked for, except after Sign Out. */
export function ToSignIn() {
  const { pathname, search } = useLocation();
  const { leftOnPurpose } = useSession.getState();
  return <Navigate to="/login" replace state={leftOnPurpose ? null : { from: pathname + search }} />;
}

/** Signed in but not allowed: /login leads on to the landing page, with the reason as a notice. */
export function Forbidden() {
  const notify = useNotices((state) => state.notify);
  useEffect(() => notify('error', messages.forbidden), [notify]);
  return <Navigate to="/login" replace />;
}

export function Home() {
  const isSignedIn = useSession((state) => state.token !== null);
  return <Navigate to={isSignedIn ? '/get-quote' : '/login'} replace />;
}
