import { styled } from '@overland/ui';
import type { MouseEvent } from 'react';

export const CenteredLine = styled('p')({
  textAlign: 'center',
  '& a': { display: 'inline-block', padding: '10px 8px', color: 'var(--blue)', textUnderlineOffset: 3 },
});

/** For a button below a field: a field that is left says that it is empty, which moves the button away from under the pointer. */
export const staysInField = { onMouseDown: (event: MouseEvent) => event.preventDefault() };
