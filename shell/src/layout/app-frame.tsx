import { findByPath } from '@overland/federation';
import { PublicHeader, styled, Toasts } from '@overland/ui';
import {
  Link,
  lazyPage,
  Navigate,
  Outlet,
  ScrollPosition,
  siteConfig,
  useLeaveBlocker,
  useLocation,
  useSession,
} from '@overland/web';
import { useLayoutEffect } from 'react';
import { usePages } from '../app/areas';
import { LoadingNote, NavigationNote } from '../app/loading';
import { SkipLink } from './skip-link';

const loadStaffFrame = () => import('../app/staff').then((module) => module.StaffFrame);
const StaffFrame = lazyPage(loadStaffFrame, { skeleton: <Outline /> });
// No release can be announced before the first area is loaded.
const ReleaseNotice = lazyPage(() => import('../app/staff').then((module) => module.ReleaseNotice));
// A signed-in user needs the frame at once: it loads in parallel with the session's first calls.
if (useSession.getState().token !== null) void loadStaffFrame().catch(() => undefined);

/** Around every page: the sidebar when signed in, else the public header; nothing on the sign-in pages. */
export function AppFrame() {
  const { pathname } = useLocation();
  const token = useSession((state) => state.token);
  const page = findByPath(pathname, usePages())?.item;
  const hasFrame = page?.frame !== 'none';
  useTitle(page?.title ?? null);
  useLeaveBlocker();
  return (
    <>
      <ScrollPosition />
      <NavigationNote />
      {hasFrame ? <Frame /> : <Outlet />}
      {hasFrame && <ReleaseNotice />}
      {(!hasFrame || token === null) && <Toasts />}
    </>
  );
}

function Frame() {
  const { pathname, search } = useLocation();
  const { token, lacksSecondStep } = useSession();
  if (token === null) return <PublicFrame />;
  if (lacksSecondStep) return <Navigate to="/second-step" replace state={{ from: pathname + search }} />;
  return <StaffFrame />;
}

/** Before the effects of the page below, which may have a more exact title. */
function useTitle(title: string | null): void {
  useLayoutEffect(() => {
    if (title !== null) document.title = `${title} · ${siteConfig().brandName}`;
  }, [title]);
}

const Main = styled('main')({ display: 'grid', justifyItems: 'center' });
const SignInLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'var(--blue)',
});

function PublicFrame() {
  return (
    <>
      <SkipLink />
      <PublicHeader home="/login" aside={<SignInLink to="/login">Sign in</SignInLink>} />
      <Main id="main">
        <Outlet />
      </Main>
    </>
  );
}

/** The same outline as in index.html, while the frame's own script loads. */
function Outline() {
  return (
    <>
      <LoadingNote />
      <div className="outline" aria-hidden="true">
        <div />
        <div>
          <i />
          <i />
        </div>
      </div>
    </>
  );
}
