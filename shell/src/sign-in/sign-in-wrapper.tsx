import { Brand, styled } from '@overland/ui';
import { Navigate, Outlet, siteConfig, useLocation, useSession } from '@overland/web';
import { safeReturn } from './sign-in-paths';
import { readSignInState } from './sign-in-state';

const atNarrow = '@media (max-width: 860px)';

const Split = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1.1fr 1fr',
  minHeight: '100dvh',
  [atNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
});

const Panel = styled('div')({
  margin: 20,
  padding: 56,
  borderRadius: 18,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 22,
  background: 'var(--panel)',
  color: 'var(--panel-ink)',
  boxShadow:
    'inset 0 0 0 5px var(--panel), inset 0 0 0 8px color-mix(in srgb, var(--panel-ink) 92%, transparent)',
  fontSize: 'clamp(30px, 3.1vw, 44px)',
  fontWeight: 800,
  lineHeight: 1,
  letterSpacing: '-.01em',
  '& div': { display: 'flex', justifyContent: 'space-between', gap: 24 },
  '& hr': {
    width: '100%',
    margin: '6px 0',
    border: 0,
    borderTop: '2px solid color-mix(in srgb, var(--panel-ink) 50%, transparent)',
  },
  [atNarrow]: { margin: 12, padding: '26px 28px', gap: 10, fontSize: 24 },
});

const Side = styled('main')({
  display: 'grid',
  placeContent: 'center',
  padding: 24,
  [atNarrow]: { placeContent: 'start center', paddingTop: 28 },
});

const Column = styled('div')({
  display: 'grid',
  gap: 18,
  width: 'min(380px, calc(100vw - 48px))',
  '& h1': { fontSize: 26, fontWeight: 800, lineHeight: 1.2 },
});

const BrandLine = styled('div')({ marginBottom: 18 });

/** The sign-in pages: the sign, the brand and one form at a time. A signed-in user is redirected. */
export function SignInWrapper() {
  const { pathname, state } = useLocation();
  const isSignedIn = useSession((session) => session.token !== null);
  if (isSignedIn && (pathname === '/login' || pathname === '/auth')) {
    return <Navigate to={safeReturn(readSignInState(state).from)} replace />;
  }
  return (
    <Split>
      <Panel aria-hidden="true">
        <div>
          <span>Quote</span>
          <span>1 min</span>
        </div>
        <div>
          <span>Book</span>
          <span>3 min</span>
        </div>
        <hr />
        <div>
          <span>Deliver</span>
          <span>4 – 6 days</span>
        </div>
      </Panel>
      <Side>
        <Column>
          <BrandLine>
            <Brand name={siteConfig().brandName} />
          </BrandLine>
          <Outlet />
        </Column>
      </Side>
    </Split>
  );
}
