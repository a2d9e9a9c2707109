import { OverlandTheme } from '@overland/ui';
import { cspNonce, followOtherTabs } from '@overland/web';
import { useEffect } from 'react';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';

const nonce = cspNonce();

/** Providers of the whole tree: theme and router. The query client comes with the first page that reads data. */
export function Providers({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  useEffect(followOtherTabs, []);
  return (
    <OverlandTheme {...(nonce === undefined ? {} : { nonce })}>
      <RouterProvider router={router} />
    </OverlandTheme>
  );
}
