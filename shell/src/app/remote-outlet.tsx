import { messages } from '@overland/contracts';
import { findByPath, judge, ownerOf, productVersionOf, type RemoteRow, runsIn } from '@overland/federation';
import { EmptyState, ErrorPanel, LinkButton, PageFrame } from '@overland/ui';
import { ApiError, useLocation, useNavigate, useSession } from '@overland/web';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { runningAreas, useAreas, usePages } from './areas';
import { Forbidden, ToSignIn } from './guarded';
import { LoadingNote } from './loading';
import { shellVersion } from './shell-version';

const unavailable = new ApiError({ code: 'unavailable', status: 0, message: messages.unavailable });

/** An address without a loaded page: not allowed, its area is unavailable, or no such page exists. */
export function Unmatched() {
  const { pathname } = useLocation();
  const session = useSession();
  const verdict = judge(pathname, usePages(), session);
  const area = ownerOf(
    pathname,
    useAreas((state) => state.areas),
  )?.item.owner;
  if (verdict === 'signIn') return <ToSignIn />;
  if (verdict === 'forbidden') return <Forbidden />;
  // Signing in elsewhere can open the page while this one is shown: then its area is still to be loaded.
  if (verdict === 'wait') return <LoadingNote />;
  if (verdict === 'unknown') return <NoSuchPage />;
  if (area && isNewPageOf(area, pathname)) return <NewDocument />;
  if (area && !runsIn(area.version, shellVersion)) return <OtherVersion of={area.version} />;
  return <AreaMissing />;
}

/** Does the page come with a newer version of an area that runs here already? */
function isNewPageOf({ name }: RemoteRow, path: string): boolean {
  const running = runningAreas.get(name);
  return running !== undefined && findByPath(path, running.pages) === null;
}

/** The area was built for a shell that is newer than this one, or of another major version. */
function OtherVersion({ of }: { of: string }) {
  const message =
    `This page was made for version ${productVersionOf(of)} of the site, and version ${shellVersion} is open. ` +
    'Reload it; if that does not help, the site is still being updated.';
  const error = new ApiError({ code: 'unavailable', status: 0, message });
  return <NotAvailable error={error} onRetry={() => window.location.reload()} />;
}

/** Another version of an area needs another document. */
function NewDocument() {
  useEffect(() => window.location.reload(), []);
  return <LoadingNote />;
}

function AreaMissing() {
  return <NotAvailable error={unavailable} onRetry={useRetry()} />;
}

export function AreaError() {
  return <NotAvailable error={useRouteError()} onRetry={useRetry()} />;
}

const NotAvailable = (props: { error: unknown; onRetry: () => void }) => (
  <PageFrame title="Not available">
    <ErrorPanel title="This page could not be loaded" {...props} />
  </PageFrame>
);

/** Navigates to the same address: the router then forgets the failure and loads the page again. */
function useRetry() {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return () => void navigate(pathname + search + hash, { replace: true });
}

function NoSuchPage() {
  return (
    <PageFrame title="Page not found">
      <EmptyState
        title="There is no such page"
        text="The address may be old or mistyped."
        action={
          <LinkButton to="/" variant="go">
            Go to home page
          </LinkButton>
        }
      />
    </PageFrame>
  );
}
