import { PublicHeader, styled, Toasts } from '@overland/ui';
import { Link, lazyPage, Outlet, useLocation, useSession } from '@overland/web';
import { FirstPage } from '../app/first-page';
import { isSignInPath } from '../app/guards';
import { NavigationNote } from '../app/loading';
import { SkipLink } from './skip-link';

const loadStaffFrame = () =>
  import(/* webpackChunkName: "staff" */ './staff-frame').then((module) => module.StaffFrame);
const StaffFrame = lazyPage(loadStaffFrame, <FirstPage />);
// Before the first area there is no release to hear of.
const ReleaseNotice = lazyPage(() =>
  import(/* webpackChunkName: "staff" */ '../releases/release-notice').then((module) => module.ReleaseNotice),
);
// Whoever is signed in needs the frame at once: it loads beside the session's first calls.
if (useSession.getState().token !== null) void loadStaffFrame().catch(() => undefined);

/** Around every page: the sidebar for whoever is signed in, else the public header; nothing around signing in. */
export function AppFrame() {
  const { pathname } = useLocation();
  const isSignedIn = useSession((state) => state.token !== null);
  return (
    <>
      <NavigationNote />
      {isSignInPath(pathname) ? <Outlet /> : isSignedIn ? <StaffFrame /> : <PublicFrame />}
      {!isSignInPath(pathname) && <ReleaseNotice />}
      <Toasts />
    </>
  );
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
      <PublicHeader home="/login" aside={<SignInLink to="/login">Log in</SignInLink>} />
      <Main id="main">
        <Outlet />
      </Main>
    </>
  );
}
