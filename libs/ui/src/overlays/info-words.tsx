import styled from '@emotion/styled';
import Popper from '@mui/material/Popper';
import type { ReactNode } from 'react';

const Words = styled(Popper)({
  zIndex: 1500,
  maxWidth: 260,
  padding: '8px 12px',
  borderRadius: 8,
  background: 'var(--ink)',
  color: 'var(--paper)',
  fontSize: 14,
  fontWeight: 400,
  lineHeight: 1.4,
});

/** The words of an `InfoTip`, above its mark. Without a portal: the pointer may go over to them. */
export function InfoWords({ id, anchor, children }: { id: string; anchor: Element; children: ReactNode }) {
  return (
    <Words id={id} open disablePortal anchorEl={anchor} placement="top">
      {children}
    </Words>
  );
}
