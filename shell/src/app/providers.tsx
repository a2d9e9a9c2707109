import { OverlandTheme } from '@overland/ui';
import { cspNonce, followOtherTabs, QueryClientProvider, queryClient } from '@overland/web';
import { useEffect } from 'react';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';

const nonce = cspNonce();

/** What the whole tree stands in: theme, query client, router. Remotes take all three from here. */
export function Providers({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  useEffect(followOtherTabs, []);
  return (
    <OverlandTheme {...(nonce === undefined ? {} : { nonce })}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </OverlandTheme>
  );
}
