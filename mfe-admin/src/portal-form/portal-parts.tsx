import { PHONE, Stack, styled } from '@overland/ui';
import type { ReactNode } from 'react';
import { ExampleCards } from './example-cards';
import { PortalContents } from './portal-contents';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '176px minmax(0, 1fr) 300px',
  gap: 24,
  alignItems: 'start',
  '@media (max-width: 1180px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  [PHONE]: { gap: 16 },
});

export const PortalParts = ({ children }: { children: ReactNode }) => (
  <Columns>
    <PortalContents />
    <Stack>{children}</Stack>
    <ExampleCards />
  </Columns>
);
