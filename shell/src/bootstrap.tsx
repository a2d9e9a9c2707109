import { OverlandTheme } from '@overland/ui';
import { cspNonce, followOtherTabs } from '@overland/web';
import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createShellRouter } from './app/router';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
const nonce = cspNonce();

// Not a transition: while one renders in pieces, the router's provider does not yet notice what it loaded.
createRoot(root).render(
  <StrictMode>
    <Providers router={createShellRouter()} />
  </StrictMode>,
);

/** Providers of the whole tree: theme and router. The query client comes with the first page that reads data. */
function Providers({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  useEffect(followOtherTabs, []);
  return (
    <OverlandTheme {...(nonce === undefined ? {} : { nonce })}>
      <RouterProvider router={router} />
    </OverlandTheme>
  );
}
