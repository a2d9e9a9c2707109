import { type FocusEvent, useRef } from 'react';

/**
 * Tells when the focus goes elsewhere. What is shown in another place of the document but belongs to the element, such as
 * a calendar, is not elsewhere: its focus event bubbles up here.
 */
export function useFocusLeaves(onLeave: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) timer.current = setTimeout(onLeave);
    },
    onFocus: () => clearTimeout(timer.current),
  };
}
