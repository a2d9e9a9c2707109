import styled from '@emotion/styled';
import { useNotices } from '@overland/web';
import { type ReactNode, useEffect } from 'react';
import { IconButton } from '../actions/button';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../icons/icons';
import { PHONE } from '../theme/tokens';

const stayMs = 6000;

const Corner = styled('div')({
  position: 'fixed',
  right: 24,
  bottom: 24,
  zIndex: 1400,
  display: 'grid',
  gap: 12,
  width: 'min(400px, calc(100vw - 32px))',
  pointerEvents: 'none',
  [PHONE]: { right: 16, bottom: 'calc(var(--dock-bottom, 0px) + 84px)' },
});

const Toast = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '8px 8px 8px 16px',
  borderRadius: 8,
  background: 'var(--ink)',
  color: 'var(--paper)',
  fontSize: 15,
  fontWeight: 600,
  lineHeight: 1.4,
  boxShadow: '0 8px 32px rgb(0 0 0 / .22)',
  pointerEvents: 'auto',
  '& > svg': { flex: 'none' },
  '& button': { marginLeft: 'auto', flex: 'none', color: 'inherit' },
});

const icons: Record<'success' | 'error' | 'info', ReactNode> = {
  success: <CheckIcon />,
  error: <WarningIcon />,
  info: <InfoIcon />,
};

/** The notices of `useNotices`. An error stays until it is dismissed; the others go after six seconds. */
export function Toasts() {
  const notices = useNotices((state) => state.notices);
  const dismiss = useNotices((state) => state.dismiss);
  return (
    <Corner role="region" aria-label="Notices" aria-live="polite">
      {notices.map(({ id, kind, text }) => (
        <Toast key={id} role={kind === 'error' ? 'alert' : undefined}>
          {icons[kind]}
          {text}
          <IconButton label="Dismiss" onClick={() => dismiss(id)}>
            <CloseIcon size={16} />
          </IconButton>
          {kind !== 'error' && <Leave after={stayMs} onLeave={() => dismiss(id)} />}
        </Toast>
      ))}
    </Corner>
  );
}

function Leave({ after, onLeave }: { after: number; onLeave: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted from when the notice appeared
  useEffect(() => {
    const timer = setTimeout(onLeave, after);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
