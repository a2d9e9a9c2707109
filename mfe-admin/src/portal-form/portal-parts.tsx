import { PHONE, Stack, styled } from '@overland/ui';
import type { ReactNode } from 'react';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '176px minmax(0, 1fr) 300px',
  gap: 24,
  alignItems: 'start',
  '@media (max-width: 1180px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  [PHONE]: { gap: 16 },
});

interface PortalPartsProps {
  contents: ReactNode;
  aside: ReactNode;
  children: ReactNode;
}

export function PortalParts({ contents, aside, children }: PortalPartsProps) {
  return (
    <Columns>
      {contents}
      <Stack>{children}</Stack>
      {aside}
    </Columns>
  );
}
