import styled from '@emotion/styled';
import { t } from '@overland/i18n';
import { useNotices } from '@overland/web';
import { useLoadedLater } from '../query/use-loaded-later';
import { PHONE } from '../theme/tokens';

const Corner = styled('div')({
  position: 'fixed',
  right: 24,
  bottom: 24,
  zIndex: 1400,
  width: 'min(400px, calc(100vw - 32px))',
  pointerEvents: 'none',
  [PHONE]: { right: 16, bottom: 'calc(var(--dock-bottom, 0px) + 84px)' },
});

const loadList = () => import('./toast-list');

/** The notices of `useNotices`. An error stays until it is dismissed; the others go after six seconds. */
export function Toasts({ className }: { className?: string }) {
  const count = useNotices((state) => state.notices.length);
  const parts = useLoadedLater(loadList, count);
  return (
    <Corner className={className} role="region" aria-label={t('Notices')} aria-live="polite">
      {parts && <parts.ToastList />}
    </Corner>
  );
}
