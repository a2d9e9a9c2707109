import MuiTooltip from '@mui/material/Tooltip';
import type { ReactElement, ReactNode } from 'react';

/** A few words on hover and focus; on a phone on a tap. The child must be able to take the focus. */
export function Tooltip({ title, children }: { title: ReactNode; children: ReactElement }) {
  return (
    <MuiTooltip title={title} arrow>
      {children}
    </MuiTooltip>
  );
}
