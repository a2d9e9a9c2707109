import { ConfirmProvider, styled, Toasts, useLoadedLater } from '@overland/ui';
import {
  Outlet,
  QueryClientProvider,
  queryClient,
  useFollowedExport,
  useLocation,
  useOwnUser,
  useSession,
} from '@overland/web';
import { useEffect, useState } from 'react';
import { BellStatus } from '../notices/bell';
import { useUnread } from '../notices/use-unread';
import { Confirmation } from './confirmation';
import { BottomBar, TopBar } from './phone-bars';
import { Sidebar } from './sidebar';
import { SkipLink } from './skip-link';
import { type KeyDialog, useShortcuts } from './use-shortcuts';
import { ViewAsBar } from './view-as';
import { aboveIcons, atIcons, atPhone, bottomBarHeight, fromPhoneToIcons } from './widths';

const Frame = styled('div')({
  display: 'grid',
  gridTemplateColumns: '232px minmax(0, 1fr)',
  minHeight: '100vh',
  [atIcons]: { gridTemplateColumns: '72px minmax(0, 1fr)' },
  [atPhone]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    paddingBottom: bottomBarHeight,
    // Docked actions and notices are above the bottom bar.
    '--dock-bottom': bottomBarHeight,
  },
});

const Main = styled('main')({
  // The headings of tables stick below the bar.
  '&:has([data-view-as-bar])': { '--sticky-top': '44px' },
  // What is at the end of a page is above the notices.
  '&:not(:has([data-chosen-bar]))': { paddingBottom: 'var(--toasts, 0px)' },
});

const loadDialogs = () => import('./key-dialogs');
const loadNotices = () => import('../notices/notices-panel');
const loadExportNotice = () => import('./export-notice');

export function StaffFrame() {
  const userId = useSession((state) => state.userId);
  return (
    <QueryClientProvider client={queryClient}>
      {/* Somebody else may have signed in by another tab: nothing on the page is carried over to them. */}
      <FrameWithData key={userId} />
    </QueryClientProvider>
  );
}

/** Low at the left of the page: off the menu, and off the actions of a page, which are at its right or its foot. */
const StaffToasts = styled(Toasts)({
  right: 'auto',
  bottom: 12,
  [aboveIcons]: { left: 268 },
  [fromPhoneToIcons]: { left: 96 },
  ':root:has([data-chosen-bar]) &': { bottom: 136 },
  [atPhone]: {
    left: 16,
    bottom: `calc(${bottomBarHeight} + 8px)`,
    ':root:has([data-docked]) &': { bottom: `calc(${bottomBarHeight} + 84px)` },
    ':root:has([data-chosen-bar]) &': { bottom: `calc(${bottomBarHeight} + 176px)` },
  },
});

function FrameWithData() {
  useSuperAdminFlag();
  const [dialog, setDialog] = useState<KeyDialog | null>(null);
  useShortcuts(setDialog);
  const dialogs = useLoadedLater(loadDialogs, dialog);
  const exportId = useFollowedExport((state) => state.exportId);
  const exports = useLoadedLater(loadExportNotice, exportId);
  const search = () => setDialog('palette');
  const bell = useBell();
  return (
    <ConfirmProvider>
      <SkipLink />
      <Frame>
        <TopBar onSearch={search} {...bell.parts} />
        <Sidebar onSearch={search} {...bell.parts} />
        <Main id="main" tabIndex={-1}>
          <ViewAsBar />
          <Outlet />
        </Main>
        <BottomBar />
      </Frame>
      {exports && exportId !== null && <exports.ExportNotice key={exportId} exportId={exportId} />}
      <BellStatus unread={bell.parts.unread} />
      {bell.panel}
      <Confirmation />
      <StaffToasts />
      {dialogs && <dialogs.KeyDialogs shown={dialog} onClose={() => setDialog(null)} />}
    </ConfirmProvider>
  );
}

/** The bell in both bars, and the panel that it opens. */
function useBell() {
  const unread = useUnread();
  const [isOpen, setOpen] = useState(false);
  const notices = useLoadedLater(loadNotices, isOpen);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the panel
  useEffect(() => setOpen(false), [key]);
  return {
    parts: { unread, onNotices: () => setOpen(true) },
    panel: notices && <notices.NoticesPanel isOpen={isOpen} unread={unread} onClose={() => setOpen(false)} />,
  };
}

/** The sign-in answer does not carry the flag; the own user does. */
function useSuperAdminFlag(): void {
  const { data } = useOwnUser();
  const learn = useSession((state) => state.learnSuperAdmin);
  useEffect(() => {
    if (data) learn(data.isSuperAdmin);
  }, [data, learn]);
}
