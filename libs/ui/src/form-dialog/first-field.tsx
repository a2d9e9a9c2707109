import { type ReactNode, useEffect, useRef } from 'react';

const fields = ':is(input, textarea, [role=combobox]):not([aria-hidden], [type=hidden], :disabled)';

/** The first field has the focus, unless another one asked for it: never a button, which Space would press. */
export function FirstField({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current?.contains(document.activeElement)) return;
    root.current?.querySelector<HTMLElement>(fields)?.focus();
  }, []);
  return <div ref={root}>{children}</div>;
}
