import { PHONE, styled } from '@overland/ui';

/** The public pages are one column in the middle of the window; `wide` for the booking form with its summary. */
export const Column = styled('div', { shouldForwardProp: (prop) => prop !== 'wide' })<{ wide?: boolean }>(
  ({ wide = false }) => ({
    width: '100%',
    maxWidth: wide ? 1180 : 860,
    minWidth: 0,
    margin: '0 auto',
    // The focused field does not stay behind the bar at the bottom.
    [PHONE]: { '& :is(input, select, textarea, button, a)': { scrollMarginBottom: 104 } },
  }),
);
