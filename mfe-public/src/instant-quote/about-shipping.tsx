import { styled } from '@overland/ui';
import { Questions } from './questions';
import { Trust } from './trust';
import { WhatHappensNext } from './what-happens-next';

const Column = styled('div')({ display: 'grid', gap: 20, marginTop: 32 });

/** What people want to know before they book. It stands below the form and loads after it. */
export function AboutShipping() {
  return (
    <Column>
      <WhatHappensNext />
      <Questions />
      <Trust />
    </Column>
  );
}
