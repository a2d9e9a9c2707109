import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons, the one that acts last. */
  actions?: ReactNode;
}

/** A question or a small form above the page; Escape and a click beside it close it. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const id = useId();
  return (
    <MuiDialog open={open} onClose={onClose} aria-labelledby={id} transitionDuration={120}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      {actions !== undefined && <DialogActions>{actions}</DialogActions>}
    </MuiDialog>
  );
}
