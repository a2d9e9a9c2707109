import styled from '@emotion/styled';
import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { PHONE } from '../theme/tokens';

const Box = styled(MuiDialog, { shouldForwardProp: (prop) => prop !== 'width' })<{ width: number }>(
  ({ width }) => ({
    '& .MuiBackdrop-root': { background: 'rgb(0 0 0 / .5)' },
    // It takes the focus only where nothing in it does.
    '& .MuiDialog-container:focus, & .MuiDialog-paper:focus': { outline: 'none' },
    '& .MuiDialog-paper': {
      width: `min(${width}px, calc(100vw - 32px))`,
      maxWidth: 'none',
      maxHeight: 'calc(100dvh - 32px)',
      margin: 16,
      borderRadius: 12,
      boxShadow: '0 8px 32px rgb(0 0 0 / .22)',
      overscrollBehavior: 'contain',
    },
  }),
);
const Title = styled(DialogTitle)({
  font: 'inherit',
  fontSize: 20,
  fontWeight: 800,
  lineHeight: 1.2,
  letterSpacing: 'normal',
  padding: '22px 24px 8px',
});
// The space above the first field is inside, so that its focus ring is not cut off.
const Content = styled(DialogContent)({
  lineHeight: 1.5,
  '.MuiDialogTitle-root + &': { padding: '6px 24px 16px' },
});
const Actions = styled(DialogActions)({ flexWrap: 'wrap', gap: 8, padding: '8px 24px 22px' });

/** The buttons of a form that is a dialog's content: in view while the fields above them scroll. */
export const DialogButtons = styled('div')({
  position: 'sticky',
  bottom: -16,
  zIndex: 1,
  display: 'flex',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: 12,
  margin: '0 -24px -16px',
  padding: '12px 24px 16px',
  background: 'var(--paper)',
  [PHONE]: { '& > button': { flex: 1 } },
});

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons, the one that acts last. */
  actions?: ReactNode;
  width?: number;
}

/**
 * A question or a small form above the page. It keeps the focus inside and gives it back; Escape and a click beside it
 * close it, but not a selection of text that is dragged out of it.
 */
export function Dialog({ open, onClose, title, children, actions, width = 520 }: DialogProps) {
  const id = useId();
  return (
    <Box open={open} onClose={onClose} aria-labelledby={id} width={width} transitionDuration={0}>
      <Title id={id}>{title}</Title>
      <Content>{children}</Content>
      {actions !== undefined && <Actions disableSpacing>{actions}</Actions>}
    </Box>
  );
}
