import type { MouseEvent } from 'react';

/** For a button below a field: a field that is left says that it is empty, which moves the button away from under the pointer. */
export const staysInField = { onMouseDown: (event: MouseEvent) => event.preventDefault() };
