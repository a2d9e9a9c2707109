import { DockedActions, PHONE, styled } from '@overland/ui';

/** The next step, at the bottom of a phone's window; elsewhere it is in its card (`OnWindows`). */
export const Docked = styled(DockedActions)({ '& :is(a, button)': { minHeight: 52, fontSize: 18 } });
export const OnWindows = styled('div')({ [PHONE]: { display: 'none' } });
