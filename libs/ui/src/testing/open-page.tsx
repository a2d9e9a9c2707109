import { CacheProvider } from '@emotion/react';
import {
  createQueryClient,
  Outlet,
  QueryClientProvider,
  type SessionIdentity,
  useLeaveBlocker,
  useSession,
} from '@overland/web';
// biome-ignore lint/correctness/noUndeclaredDependencies: tests only; a development dependency of the root.
import { type RenderResult, render } from '@testing-library/react';
// biome-ignore lint/correctness/noUndeclaredDependencies: tests only; a development dependency of the root.
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
// biome-ignore lint/correctness/noUndeclaredDependencies: tests only; a development dependency of the root.
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Toasts } from '../notices/toasts';
import { ConfirmProvider } from '../overlays/confirm';
import { FakeServer } from './fake-server';
import { seenStyles } from './seen-styles';

type Router = ReturnType<typeof createMemoryRouter>;

interface Opened extends RenderResult {
  server: FakeServer;
  router: Router;
  user: UserEvent;
}

export interface OpenPage {
  /** Where the page stands in the router: `/quote/:quoteId`. */
  path?: string;
  /** The address it is opened at, `/quote/1`, with the state of its history entry. */
  at?: string | { pathname: string; state: unknown };
  server?: FakeServer;
  /** Signed in as; nobody by default. */
  session?: Partial<SessionIdentity>;
}

/** What the shell has around each page. */
export function Frame() {
  useLeaveBlocker();
  return <Outlet />;
}

/** Shows a page or a part of one as the shell does: router, query client, dialogs, notices; the server is a fake. */
export function openPage(page: ReactNode, { path = '/', at = path, server, session }: OpenPage = {}): Opened {
  const fake = server ?? new FakeServer();
  globalThis.fetch = fake.fetch;
  if (session) useSession.setState({ token: 'a token', ...session });
  else useSession.getState().clear();
  const pages = [
    { path, element: page },
    { path: '*', element: <p>Another page</p> },
  ];
  const router = createMemoryRouter([{ element: <Frame />, children: pages }], { initialEntries: [at] });
  const view = render(
    <CacheProvider value={seenStyles}>
      <QueryClientProvider client={createQueryClient()}>
        <ConfirmProvider>
          <RouterProvider router={router} />
          <Toasts />
        </ConfirmProvider>
      </QueryClientProvider>
    </CacheProvider>,
  );
  return { ...view, server: fake, router, user: userEvent.setup() };
}
