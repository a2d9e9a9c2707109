import styled from '@emotion/styled';
import Snackbar from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';
import { t } from '@overland/i18n';
import { type NoticeItem, useNotices } from '@overland/web';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { IconButton, TextButton } from '../actions/button';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../icons/icons';

const stayMs = 6000;

// They stand under each other in their corner, not each in its own.
const Placed = styled(Snackbar)({
  '&.MuiSnackbar-root': { position: 'static', transform: 'none' },
  pointerEvents: 'auto',
});

const Toast = styled(SnackbarContent)({
  // In a narrow corner what can be done about it comes below the text.
  flexWrap: 'wrap',
  width: '100%',
  '&.MuiSnackbarContent-root': { minWidth: 0 },
  padding: '8px 8px 8px 16px',
  border: 0,
  background: 'var(--ink)',
  color: 'var(--paper)',
  font: 'inherit',
  fontSize: 15,
  fontWeight: 600,
  lineHeight: 1.4,
  boxShadow: '0 8px 32px rgb(0 0 0 / .22)',
  '& .MuiSnackbarContent-message': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: 0,
    flex: '1 1 0',
    // Undo stands below the sentence, not on it, where both do not fit in a line.
    minWidth: 'min(100%, 200px)',
  },
  '& .MuiSnackbarContent-action': { margin: '0 0 0 auto', paddingLeft: 12, gap: 8 },
  '& svg': { flex: 'none' },
  '& button': { color: 'inherit' },
});

const icons: Record<NoticeItem['kind'], ReactNode> = {
  success: <CheckIcon />,
  error: <WarningIcon />,
  info: <InfoIcon />,
};

const List = styled('div')({ display: 'grid', gap: 12 });

export function ToastList() {
  const notices = useNotices((state) => state.notices);
  const list = useRef<HTMLDivElement>(null);
  // Pages end with so much room, so that what is at their end can be reached.
  useLayoutEffect(() => {
    const height = notices.length === 0 ? 0 : (list.current?.offsetHeight ?? 0);
    document.documentElement.style.setProperty('--toasts', `${height}px`);
  }, [notices]);
  return (
    <List ref={list}>
      {notices.map((notice) => (
        <OneToast key={notice.id} notice={notice} />
      ))}
    </List>
  );
}

const Bar = styled('progress')({
  display: 'block',
  width: '100%',
  height: 6,
  marginTop: 6,
  accentColor: 'currentColor',
});

/** The bar alone changes, so that the text is not read aloud again and again. */
function Progressing({ text, progress }: { text: string; progress: number }) {
  return (
    <span style={{ minWidth: 160 }}>
      {text}
      <Bar aria-label={text} value={progress} />
    </span>
  );
}

function OneToast({ notice }: { notice: NoticeItem }) {
  const { id, kind, text, action, key, progress } = notice;
  const dismiss = useNotices((state) => state.dismiss);
  return (
    <Placed
      open
      autoHideDuration={kind === 'error' || key !== undefined ? null : stayMs}
      onClose={(_, reason) => reason === 'timeout' && dismiss(id)}
    >
      <Toast
        role={kind === 'error' ? 'alert' : 'none'}
        message={
          <>
            {icons[kind]}
            {progress === undefined ? text : <Progressing text={text} progress={progress} />}
          </>
        }
        action={
          <>
            {action && (
              <TextButton
                onClick={() => {
                  dismiss(id);
                  action.run();
                }}
              >
                {action.label}
              </TextButton>
            )}
            <IconButton label={t('Dismiss')} onClick={() => dismiss(id)}>
              <CloseIcon size={16} />
            </IconButton>
          </>
        }
      />
    </Placed>
  );
}
