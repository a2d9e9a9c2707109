import { DockedActions, PHONE, styled } from '@overland/ui';

/** On a phone; on wider windows the step is in its card (`OnWindows`). */
export const Docked = styled(DockedActions)({ '& :is(a, button)': { minHeight: 52, fontSize: 18 } });
export const OnWindows = styled('div')({ [PHONE]: { display: 'none' } });
