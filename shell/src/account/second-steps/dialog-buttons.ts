import { styled } from '@overland/ui';

/** At the end of a form in a dialog, the one that acts last. */
export const DialogButtons = styled('div')({
  display: 'flex',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: 8,
});
