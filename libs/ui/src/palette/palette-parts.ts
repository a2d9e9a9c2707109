import styled from '@emotion/styled';
import MuiDialog from '@mui/material/Dialog';
import { PlainList } from '../frame/plain-list';
import { PHONE } from '../theme/tokens';

/** Near the top of the window, so that it stays where it is while results come and go. */
export const Box = styled(MuiDialog)({
  '& .MuiBackdrop-root': { background: 'rgb(0 0 0 / .5)' },
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': {
    width: 'min(640px, calc(100vw - 32px))',
    maxWidth: 'none',
    maxHeight: 'min(640px, calc(100dvh - 32px))',
    margin: 'min(12vh, 96px) 16px 16px',
    borderRadius: 12,
    boxShadow: '0 8px 32px rgb(0 0 0 / .22)',
    overflow: 'hidden',
    [PHONE]: { margin: 8, width: 'calc(100vw - 16px)', maxHeight: 'calc(100dvh - 16px)' },
  },
});

export const Top = styled('div')({
  display: 'flex',
  alignItems: 'center',
  padding: '0 8px 0 20px',
  borderBottom: '1px solid var(--line)',
});

export const Field = styled('div')({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  color: 'var(--ink-2)',
  '& input': {
    flex: 1,
    minWidth: 0,
    height: 56,
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    fontSize: 18,
    color: 'var(--ink)',
    // The dialog has nothing else that takes the focus; its cursor shows where it is.
    outline: 'none',
  },
  '& input::placeholder': { color: 'var(--ink-2)', opacity: 1 },
});

export const List = styled(PlainList)({
  flex: 1,
  overflowY: 'auto',
  padding: 8,
  scrollPaddingBlock: 40,
  '&:empty': { display: 'none' },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
});

export const GroupName = styled('div')({
  padding: '10px 12px 4px',
  fontSize: 13,
  fontWeight: 600,
  color: 'var(--ink-2)',
});

export const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  padding: '4px 12px',
  borderRadius: 8,
  cursor: 'pointer',
  '& svg': { flex: 'none', color: 'var(--ink-2)' },
  '& span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { display: 'block', fontSize: 13, lineHeight: 1.3, color: 'var(--ink-2)' },
  '&.Mui-focused': { background: 'var(--tint)', boxShadow: 'inset 3px 0 0 var(--sign)' },
});

export const KeyHint = styled('span')({ marginLeft: 'auto', fontSize: 13, color: 'var(--ink-2)' });

export const Status = styled('div')({
  padding: '12px 20px',
  color: 'var(--ink-2)',
  '&:empty': { display: 'none' },
});

export const Foot = styled('div')({
  padding: '8px 20px',
  borderTop: '1px solid var(--line)',
  fontSize: 13,
  color: 'var(--ink-2)',
  [PHONE]: { display: 'none' },
});
