import { styled } from '@overland/ui';
import { ConfirmProvider } from '@overland/ui/overlays';
import { Outlet, QueryClientProvider, queryClient, useOwnUser, useSession } from '@overland/web';
import { useEffect } from 'react';
import { BottomBar, TopBar } from './phone-bars';
import { ShortcutsHelp } from './shortcuts-help';
import { Sidebar } from './sidebar';
import { SkipLink } from './skip-link';
import { useShortcuts } from './use-shortcuts';
import { atIcons, atPhone, bottomBarHeight } from './widths';

const Frame = styled('div')({
  display: 'grid',
  gridTemplateColumns: '232px minmax(0, 1fr)',
  minHeight: '100vh',
  [atIcons]: { gridTemplateColumns: '72px minmax(0, 1fr)' },
  [atPhone]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    paddingBottom: bottomBarHeight,
    // Docked actions and notices stand above the bottom bar.
    '--dock-bottom': bottomBarHeight,
  },
});

/** The frame of whoever is signed in: sidebar, keys, and dialogs for the pages inside. */
export function StaffFrame() {
  return (
    <QueryClientProvider client={queryClient}>
      <FrameWithData />
    </QueryClientProvider>
  );
}

function FrameWithData() {
  useSuperAdminFlag();
  const { isHelpOpen, setHelpOpen } = useShortcuts();
  return (
    <ConfirmProvider>
      <SkipLink />
      <Frame>
        <TopBar />
        <Sidebar />
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
        <BottomBar />
      </Frame>
      <ShortcutsHelp isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </ConfirmProvider>
  );
}

/** The sign-in answer does not carry the flag; the own user does. */
function useSuperAdminFlag(): void {
  const { data } = useOwnUser();
  const learn = useSession((state) => state.learnSuperAdmin);
  useEffect(() => {
    if (data) learn(data.isSuperAdmin);
  }, [data, learn]);
}
